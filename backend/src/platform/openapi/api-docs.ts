/** A domain owns the routes below these paths. */
export interface Tag {
  name: string;
  description: string;
  paths: string[];
  parameters?: Record<string, string>;
}

export interface OperationDocs {
  description?: string;
  /** The media type of a response that no contract describes. */
  type?: string;
  parameters?: Record<string, string>;
}

export interface SchemaDocs {
  description: string;
  example?: unknown;
}

/** The domains' part of the OpenAPI document, which the platform does not know. */
export interface ApiDocs {
  /** The modules of the contracts: the names of their exports become the names of the schemas. */
  contracts: object[];
  tags: Tag[];
  operations: Record<string, OperationDocs>;
  parameters: Record<string, string>;
  schemas: Record<string, SchemaDocs>;
}

/** Loads the texts on first use, so that an idle server does not hold them in memory. */
export type LoadApiDocs = () => Promise<ApiDocs>;
export const LOAD_API_DOCS = Symbol('load API docs');
