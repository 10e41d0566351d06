import cookies from '@fastify/cookie';
import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { z } from 'zod';
import { SealedCookie } from './sealed-cookie.js';

const secret = 's'.repeat(32);
const site = { publicUrl: 'https://flightamigo.example', secret, secrets: [secret] };

/** The cookies that a browser sends after a response that set this cookie. */
async function cookiesOf(cookie: SealedCookie<string>, purpose?: string) {
  const server = fastify();
  await server.register(cookies);
  server.get('/', (_request, reply) => {
    cookie.set(site, reply, 'Ana', purpose);
    return reply.send('set');
  });
  const reply = await server.inject('/');
  return { cookies: Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value])) };
}

describe('a sealed cookie', () => {
  it('is readable by the site that sealed it', async () => {
    const cookie = new SealedCookie('name', z.string(), 60);
    expect(cookie.read(site, await cookiesOf(cookie))).toBe('Ana');
  });

  it('is ignored after its expiry, also if the browser still sends it', async () => {
    const cookie = new SealedCookie('name', z.string(), 0);
    expect(cookie.read(site, await cookiesOf(cookie))).toBeUndefined();
  });

  it('is ignored for another purpose, under another name or with another secret', async () => {
    const cookie = new SealedCookie('name', z.string(), 60);
    const request = await cookiesOf(cookie, 'one token');
    expect(cookie.read(site, request, 'one token')).toBe('Ana');
    expect(cookie.read(site, request, 'another token')).toBeUndefined();
    expect(cookie.read({ ...site, secrets: ['t'.repeat(32)] }, request, 'one token')).toBeUndefined();
    const other = new SealedCookie('other', z.string(), 60);
    const renamed = { cookies: { '__Host-other': request.cookies['__Host-name'] } };
    expect(other.read(site, renamed, 'one token')).toBeUndefined();
  });
});
