import { expect, it } from '@jest/globals';
import { apiBreaks, type ApiDescription, type Operation } from './breaks.js';
import type { Schema } from './schema-breaks.js';

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const tip: Schema = { type: 'object', properties: { id: { type: 'number' } }, required: ['id'] };
const from = { name: 'from', in: 'query', required: false, schema: { type: 'string' } };
const read: Operation = {
  parameters: [from, { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
  security: [{}, { session: [] }],
  responses: { 200: json(tip), 404: json({ type: 'string' }) },
};
const api = (get: Operation, path = '/api/tips/{id}'): ApiDescription => ({ paths: { [path]: { get } } });
const after = (change: Partial<Operation>) =>
  apiBreaks(api(read), api({ ...read, ...change })).map(({ sentence }) => sentence);

it('an API that only grows breaks nobody', () => {
  const grown = api(
    { ...read, parameters: [...(read.parameters ?? []), { name: 'to', in: 'query' }] },
    '/api/tips/{tipId}',
  );
  grown.paths['/api/tips'] = { get: read, post: read };
  grown.paths['/api/tips/{tipId}'] = { ...grown.paths['/api/tips/{tipId}'], post: read };
  expect(apiBreaks(api(read), grown)).toEqual([]);
});

it('a call that is gone breaks its callers', () => {
  expect(apiBreaks(api(read), { paths: {} })).toEqual([
    { path: '/api/tips/{id}', method: 'GET', sentence: 'the call is gone' },
  ]);
});

it('an answer that tells less breaks its readers', () => {
  expect(after({ responses: { 200: json({ type: 'object' }) } })).toEqual(['`id` of the answer is gone']);
  expect(after({ responses: { 201: json(tip) } })).toEqual(['it no longer answers 200']);
  expect(after({ responses: { 200: { content: { 'text/csv': {} } } } })).toEqual([
    'the answer is not application/json any more',
  ]);
});

it('a public call that needs a session breaks visitors', () => {
  expect(after({ security: [{ session: [] }] })).toEqual(['it needs a session now']);
  const forMembers = api({ ...read, security: [{ session: [] }] });
  expect(apiBreaks(forMembers, api(read))).toEqual([]);
});

it('a query that asks for more breaks who asks as before', () => {
  const must = { name: 'to', in: 'query', required: true, schema: { type: 'string' } };
  const [, id] = read.parameters ?? [];
  const known = id ? [id] : [];
  expect(after({ parameters: [from, must, ...known] })).toEqual(['`to` of the query has to be sent now']);
  expect(after({ parameters: [{ ...from, required: true }, ...known] })).toEqual([
    '`from` of the query has to be sent now',
  ]);
  expect(after({ parameters: known })).toEqual(['the query no longer knows `from`']);
});

it('an address that takes less breaks links', () => {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer', maximum: 9 } };
  expect(after({ parameters: [from, id] })).toEqual(['the path has maximum 9 now']);
});

it('a body that has to say more breaks who sends it', () => {
  const must = { required: true, ...json(tip) };
  expect(after({ requestBody: must })).toEqual(['a body has to be sent now']);
  expect(after({ requestBody: json(tip) })).toEqual([]);
  expect(apiBreaks(api({ ...read, requestBody: json(tip) }), api({ ...read, requestBody: must }))).toEqual([
    expect.objectContaining({ sentence: 'a body has to be sent now' }),
  ]);
  const sent = api({ ...read, requestBody: json({ type: 'object' }) });
  const [first] = apiBreaks(sent, api({ ...read, requestBody: json(tip) }));
  expect(first?.sentence).toBe('`id` of the request has to be sent now');
});

it('a schema that has a name now is compared by what it holds', () => {
  const named = (schema: Schema): ApiDescription => ({
    ...api({ ...read, responses: { 200: json({ $ref: '#/components/schemas/Tip' }) } }),
    components: { schemas: { Tip: schema } },
  });
  expect(apiBreaks(api(read), named(tip))).toEqual([]);
  expect(apiBreaks(api(read), named({ type: 'object' })).map(({ sentence }) => sentence)).toEqual([
    '`id` of the answer is gone',
  ]);
});
