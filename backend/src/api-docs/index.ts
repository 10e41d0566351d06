import { readFileSync } from 'node:fs';
import type { ApiDocs } from '../platform/openapi/api-docs.js';
import { contracts } from './contracts.js';
import { fields } from './fields.js';
import { operations } from './operations/index.js';
import { parameters } from './parameters.js';
import { tags } from './tags.js';

const packageFile = new URL('../../../package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };

export const apiDocs: ApiDocs = { version, contracts, fields, operations, parameters, tags };
