import type { SchemaDocs } from '../platform/openapi/api-docs.js';

export const schemas: Record<string, SchemaDocs> = {};
