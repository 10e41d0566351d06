// npm run bench -- federation    what a first visit costs more than that of the same pages in one bundle
// npm run bench -- first-visit   bytes, requests and Lighthouse of a first visit
// npm run bench -- inbox         how long a long list of conversations takes, beside a short one
// npm run bench -- search        searches per second among a million listings, beside a bare server
// npm run bench -- search --scale  whether ten million are searched as fast as ten thousand
// npm run bench -- session       requests per second with a session, beside a bare server
// npm run bench -- stream        how soon a message is in an open page, and what that page costs, beside a bare server
// npm run bench -- tip           what we add to the time that the card provider takes to set a payment up
import { join } from 'node:path';
import { build } from './build/build-and-publish.ts';

const folder = join(import.meta.dirname, 'bench');
const benchmarks = {
  federation: 'federation.ts',
  'first-visit': 'first-visit.ts',
  inbox: 'inbox.ts',
  search: 'search.ts',
  session: 'session.ts',
  stream: 'stream.ts',
  tip: 'tip.ts',
};

const [wanted] = process.argv.slice(2);
if (!(wanted in benchmarks)) {
  console.error(`Which one? npm run bench -- ${Object.keys(benchmarks).join(' | ')}`);
  process.exit(2);
}
if (!(await build())) process.exit(1);
await import(join(folder, benchmarks[wanted]));
