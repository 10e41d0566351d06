import type { ApiDocs } from '../platform/openapi/api-docs.js';
import { contracts } from './contracts.js';
import { fields } from './fields.js';
import { operations } from './operations/index.js';
import { parameters } from './parameters.js';
import { tags } from './tags.js';

export const apiDocs: ApiDocs = { contracts, fields, operations, parameters, tags };
