import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { startTestApp } from '../../../testing/test-app.js';
import { fastifyOptions } from './fastify-options.js';

describe('the Fastify server', () => {
  it.each([
    ['its input', { querystring: { type: 'object' } }],
    ['its answers', { response: { 200: { type: 'object' } } }],
  ])('does not start with a route that has a JSON schema for %s', async (_what, schema) => {
    const app = await startTestApp();
    const { skipMiddie: _, ...options } = fastifyOptions(app.config);
    const server = fastify(options);
    server.get('/', { schema }, () => ({}));
    await expect(server.ready()).rejects.toThrow('use a contract');
    await server.close();
    await app.close();
  });
});
