/** One domain of the API: its routes are those below these paths. */
export interface Tag {
  name: string;
  description: string;
  paths: string[];
  /** Meanings of parameters for this domain only. */
  parameters?: Record<string, string>;
}

export interface OperationDocs {
  description?: string;
  /** The media type of a response that no contract describes. */
  type?: string;
  /** What its parameters mean where the tag does not say it. */
  parameters?: Record<string, string>;
}

export interface SchemaDocs {
  description: string;
  example?: unknown;
}

/** What the API's description takes from the domains, which the platform does not know. */
export interface ApiDocs {
  /** The modules of the contracts: the names of their exports become the names of the schemas. */
  contracts: object[];
  tags: Tag[];
  /** By `operationId`. */
  operations: Record<string, OperationDocs>;
  parameters: Record<string, string>;
  /** By the name of a schema. */
  schemas: Record<string, SchemaDocs>;
}

/** Loads the texts on first use, so that an idle server does not hold them in memory. */
export type LoadApiDocs = () => Promise<ApiDocs>;
export const LOAD_API_DOCS = Symbol('load API docs');
