// npm run bench -- alerts        the time in which a new listing finds its alerts, among a million
// npm run bench -- crowd         the time of calls while others ask for very much, compared with before
// npm run bench -- federation    the cost of federation for a first visit, compared with one bundle
// npm run bench -- first-visit   bytes, requests and Lighthouse of a first visit, and what rendering gains on a slow phone
// npm run bench -- fitting       the time of a question for trips that fit, among a million, compared with a bare server
// npm run bench -- fitting --scale  the same among ten million
// npm run bench -- inbox         the time of a long list of conversations, compared with a short one
// npm run bench -- languages     the largest paint and script of first visits in each language, compared with English
// npm run bench -- matches       requests per second for trips of two people, compared with a bare server
// npm run bench -- pages         HTML pages per second and memory, compared with a bare Fastify + React
// npm run bench -- picture       uploads per second, and what they cost other requests and the memory
// npm run bench -- requests      processor time for one request, by route, compared with a bare server
// npm run bench -- rolling       failed requests, streams and memory of three nodes while each is restarted twice
// npm run bench -- rolling --minutes 10  the same for ten minutes
// npm run bench -- search        searches per second among a million listings, compared with a bare server
// npm run bench -- search --scale  whether ten million are searched as fast as ten thousand
// npm run bench -- session       requests per second with a session, compared with a bare server
// npm run bench -- start         processor time and time until a server listens, compared with a bare server
// npm run bench -- stream        how soon an open page has a message, and what that page costs, compared with a bare server
// npm run bench -- tip           our share of the time to set up a payment
import { join } from 'node:path';
import { build } from '../tools/build/build-and-publish.ts';

const names = [
  'alerts',
  'crowd',
  'federation',
  'first-visit',
  'fitting',
  'inbox',
  'languages',
  'matches',
  'pages',
  'picture',
  'requests',
  'rolling',
  'search',
  'session',
  'start',
  'stream',
  'tip',
];

const [name = ''] = process.argv.slice(2);
if (!names.includes(name)) {
  console.error(`Which one? npm run bench -- ${names.join(' | ')}`);
  process.exit(2);
}
if (!(await build())) process.exit(1);
await import(join(import.meta.dirname, 'bench', name, 'run.ts'));
