export interface Tag {
  name: string;
  description: string;
  paths: string[];
  parameters?: Record<string, string>;
}

export interface OperationDocs {
  description?: string;
  type?: string;
  parameters?: Record<string, string>;
}

export interface SchemaDocs {
  description: string;
  example?: unknown;
}

export interface ApiDocs {
  contracts: object[];
  tags: Tag[];
  operations: Record<string, OperationDocs>;
  parameters: Record<string, string>;
  schemas: Record<string, SchemaDocs>;
}

/** Lazy, so that an idle server does not hold the texts in memory. */
export type LoadApiDocs = () => Promise<ApiDocs>;
export const LOAD_API_DOCS = Symbol('load API docs');
