import type { ApiDocs } from '../platform/openapi/api-docs.js';
import { contracts } from './contracts.js';
import { operations } from './operations.js';
import { parameters } from './parameters.js';
import { schemas } from './schemas.js';
import { tags } from './tags.js';

export const apiDocs: ApiDocs = { contracts, operations, parameters, schemas, tags };
