export interface Tag {
  name: string;
  description: string;
  paths: string[];
  parameters?: Record<string, string>;
}

export interface OperationDocs {
  description: string;
  type?: string;
  parameters?: Record<string, string>;
  /** The handler applies a limit itself, so it may respond 429 without the `Limited` decorator. */
  isLimited?: boolean;
}

export interface SchemaDocs {
  description?: string;
  /** By path: `user.username`; `*` stands for any key of a record. */
  fields?: Record<string, string>;
  example?: unknown;
}

export interface ContractDocs {
  contract: object;
  /** By the name of the export. */
  schemas: Record<string, SchemaDocs>;
}

export interface ApiDocs {
  version: string;
  contracts: ContractDocs[];
  /** Fields that mean the same in every schema, by their name. */
  fields: Record<string, string>;
  tags: Tag[];
  operations: Record<string, OperationDocs>;
  parameters: Record<string, string>;
}

/** Lazy, so that an idle server does not hold the texts in memory. */
export type LoadApiDocs = () => Promise<ApiDocs>;
export const LOAD_API_DOCS = Symbol('load API docs');
