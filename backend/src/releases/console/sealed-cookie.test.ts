import cookies from '@fastify/cookie';
import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { z } from 'zod';
import { SealedCookie } from './sealed-cookie.js';

const secret = 's'.repeat(32);
const site = { publicUrl: 'https://flightamigo.example', secret, secrets: [secret] };

/** What a browser sends after an answer with this cookie. */
async function keptBy(cookie: SealedCookie<string>, purpose?: string) {
  const server = fastify();
  await server.register(cookies);
  server.get('/', (_request, reply) => {
    cookie.keep(site, reply, 'Ana', purpose);
    return reply.send('kept');
  });
  const reply = await server.inject('/');
  return { cookies: Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value])) };
}

it('is read again by whoever sealed it', async () => {
  const cookie = new SealedCookie('name', z.string(), 60);
  expect(cookie.read(site, await keptBy(cookie))).toBe('Ana');
});

it('is nothing when its time is over, however long a browser keeps it', async () => {
  const cookie = new SealedCookie('name', z.string(), 0);
  expect(cookie.read(site, await keptBy(cookie))).toBeUndefined();
});

it('is nothing for another purpose, under another name or with another secret', async () => {
  const cookie = new SealedCookie('name', z.string(), 60);
  const kept = await keptBy(cookie, 'one token');
  expect(cookie.read(site, kept, 'one token')).toBe('Ana');
  expect(cookie.read(site, kept, 'another token')).toBeUndefined();
  expect(cookie.read({ ...site, secrets: ['t'.repeat(32)] }, kept, 'one token')).toBeUndefined();
  const other = new SealedCookie('other', z.string(), 60);
  const renamed = { cookies: { '__Host-other': kept.cookies['__Host-name'] } };
  expect(other.read(site, renamed, 'one token')).toBeUndefined();
});
