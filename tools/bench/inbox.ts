// How long somebody waits for the list of their conversations who has 2,000 of them with 200,000 messages, beside
// somebody who has 20; and for how much is unread, and for the newest page of one conversation.
import { Agent, get } from 'node:http';
import { createRequire } from 'node:module';
import { makeTalker } from './inbox/people.ts';
import { OwnServers } from './servers/own-servers.ts';

const wanted = 2;
const times = 4_000;
const atOnce = 4;

const require = createRequire(new URL('../../backend/package.json', import.meta.url));
const { default: pg } = await import(require.resolve('pg'));

const calls = {
  'the list': () => '/api/messages',
  'what is unread': () => '/api/messages/unread',
  'one conversation': ({ otherId }) => `/api/messages/${otherId}?peek=1`,
};

const servers = new OwnServers();
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
try {
  const { url } = await servers.start();
  const people = await makePeople();
  for (const [name, path] of Object.entries(calls)) {
    // Everything is warm before anything counts.
    await measure(url, people, path, times / 4);
    const [few, many] = (await measure(url, people, path, times)).map(percentiles);
    const ratio = many.p99 / few.p99;
    console.log(
      `${name}: p99 ${inMs(many.p99)} with 2,000 conversations, ${inMs(few.p99)} with 20 = ${ratio.toFixed(2)} ` +
        `(wanted ${wanted}); median ${inMs(many.p50)} and ${inMs(few.p50)}`,
    );
    if (!(ratio <= wanted)) process.exitCode = 1;
  }
} finally {
  agent.destroy();
  await servers.end();
}

async function makePeople() {
  const pool = new pg.Pool({ connectionString: servers.databaseUrl() });
  const few = await makeTalker(pool, { at: 0, talks: 20, each: 100 });
  const many = await makeTalker(pool, { at: 1, talks: 2_000, each: 100 });
  await pool.query('vacuum analyze');
  await pool.end();
  return [few, many];
}

/** Asks for both in turn, so that whatever else the machine does meets both. */
async function measure(url, people, path, count) {
  const waits = people.map(() => []);
  const ask = async () => {
    for (let turn = 0; turn < count / atOnce; turn++)
      for (const [at, person] of people.entries())
        waits[at].push(await wait(`${url}${path(person)}`, person.cookie));
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return waits;
}

function wait(address, cookie) {
  const begun = performance.now();
  return new Promise((settle, fail) => {
    get(address, { agent, headers: { cookie } }, (reply) => {
      if (reply.statusCode !== 200) fail(new Error(`${address} answered ${reply.statusCode}`));
      reply.resume().on('end', () => settle(performance.now() - begun));
    }).on('error', fail);
  });
}

function percentiles(waits) {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (part) => sorted[Math.floor(sorted.length * part)];
  return { p50: at(0.5), p99: at(0.99) };
}

function inMs(wait) {
  return `${wait.toFixed(1)} ms`;
}
