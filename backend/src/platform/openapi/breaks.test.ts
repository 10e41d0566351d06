import { describe, expect, it } from '@jest/globals';
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

describe('the check for breaking changes', () => {
  it('an API that only grows breaks no client', () => {
    const grown = api(
      { ...read, parameters: [...(read.parameters ?? []), { name: 'to', in: 'query' }] },
      '/api/tips/{tipId}',
    );
    grown.paths['/api/tips'] = { get: read, post: read };
    grown.paths['/api/tips/{tipId}'] = { ...grown.paths['/api/tips/{tipId}'], post: read };
    expect(apiBreaks(api(read), grown)).toEqual([]);
  });

  it('removing a call breaks its callers', () => {
    expect(apiBreaks(api(read), { paths: {} })).toEqual([
      { path: '/api/tips/{id}', method: 'GET', sentence: 'the call is gone' },
    ]);
  });

  it('a call at a new path keeps its callers while its former path is served', () => {
    const moved = api({ ...read, 'x-supersedes': ['/api/tips/{id}'] }, '/api/receipts/{id}');
    expect(apiBreaks(api(read), moved)).toEqual([]);
    expect(apiBreaks(moved, api(read, '/api/receipts/{id}'))).toEqual([
      { path: '/api/tips/{id}', method: 'GET', sentence: 'the call is gone' },
    ]);
    const changed = {
      ...read,
      responses: { 200: json({ type: 'object' }) },
      'x-supersedes': ['/api/tips/{id}'],
    };
    expect(apiBreaks(api(read), api(changed, '/api/receipts/{id}'))).toEqual([
      { path: '/api/tips/{id}', method: 'GET', sentence: '`id` of the answer is gone' },
    ]);
  });

  it('removing a response field breaks clients', () => {
    expect(after({ responses: { 200: json({ type: 'object' }) } })).toEqual(['`id` of the answer is gone']);
    expect(after({ responses: { 201: json(tip) } })).toEqual(['it no longer answers 200']);
    expect(after({ responses: { 200: { content: { 'text/csv': {} } } } })).toEqual([
      'the answer is not application/json any more',
    ]);
  });

  it('requiring a session on a public call breaks visitors', () => {
    expect(after({ security: [{ session: [] }] })).toEqual(['it needs a session now']);
    const forMembers = api({ ...read, security: [{ session: [] }] });
    expect(apiBreaks(forMembers, api(read))).toEqual([]);
  });

  it('a new required query parameter breaks existing callers', () => {
    const must = { name: 'to', in: 'query', required: true, schema: { type: 'string' } };
    const [, id] = read.parameters ?? [];
    const known = id ? [id] : [];
    expect(after({ parameters: [from, must, ...known] })).toEqual(['`to` of the query has to be sent now']);
    expect(after({ parameters: [{ ...from, required: true }, ...known] })).toEqual([
      '`from` of the query has to be sent now',
    ]);
    expect(after({ parameters: known })).toEqual(['the query no longer knows `from`']);
  });

  it('a path that accepts fewer values breaks links', () => {
    const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer', maximum: 9 } };
    expect(after({ parameters: [from, id] })).toEqual(['the path has maximum 9 now']);
  });

  it('a new required body field breaks existing callers', () => {
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

  it('a schema that became a named one is compared by its content', () => {
    const named = (schema: Schema): ApiDescription => ({
      ...api({ ...read, responses: { 200: json({ $ref: '#/components/schemas/Tip' }) } }),
      components: { schemas: { Tip: schema } },
    });
    expect(apiBreaks(api(read), named(tip))).toEqual([]);
    expect(apiBreaks(api(read), named({ type: 'object' })).map(({ sentence }) => sentence)).toEqual([
      '`id` of the answer is gone',
    ]);
  });
});
