import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { median } from './own-server.mjs';
import { addGroups, questions, readGroups } from './search-questions.mjs';
import { fillListings } from './search-rows.mjs';

const fewRows = 10_000;
const wanted = 1.5;
const rounds = 5;
const timesARound = 500;
const connections = 4;

/** Asks the same of a server with few and of one with many listings, in turn; resolves to whether both are as fast. */
export async function measureScale(servers, Pool, rows) {
  await servers.start();
  const few = await startFilled(servers, Pool, 'few', fewRows);
  const many = await startFilled(servers, Pool, 'many', rows);
  const slower = [];
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  for (const name of few.questions.keys()) {
    const p99 = { few: [], many: [] };
    for (let round = 0; round <= rounds; round++) {
      const fewTimes = await ask(agent, few, name);
      const manyTimes = await ask(agent, many, name);
      // The first round is for warming up.
      if (round) p99.few.push(ninetyNinth(fewTimes));
      if (round) p99.many.push(ninetyNinth(manyTimes));
    }
    const [fewP99, manyP99] = [median(p99.few), median(p99.many)];
    const ratio = manyP99 / fewP99;
    if (ratio > wanted) slower.push(name);
    console.log(`${fewP99.toFixed(2)} ms → ${manyP99.toFixed(2)} ms = ${ratio.toFixed(2)}   ${name}`);
  }
  agent.destroy();
  console.log(
    `${slower.length} of ${few.questions.size} questions are more than ${wanted} times slower among ${rows}`,
  );
  return slower.length === 0;
}

async function startFilled(servers, Pool, name, rows) {
  const admin = new Pool({ connectionString: servers.databaseUrl() });
  await admin.query(`create database ${name}`);
  await admin.end();
  const { url } = await servers.start({ DATABASE_URL: servers.databaseUrl(name) });
  const pool = new Pool({ connectionString: servers.databaseUrl(name) });
  const began = Date.now();
  await fillListings(pool, rows);
  await pool.query(addGroups);
  await pool.query('vacuum analyze listing, listing_later_day');
  const { rows: groups } = await pool.query(readGroups);
  await pool.end();
  console.log(`${rows} listings made in ${Math.round((Date.now() - began) / 1000)} s`);
  return { url, questions: questions(groups) };
}

/** How long each of many requests took, a few at a time. */
async function ask(agent, { url, questions: known }, name) {
  const addresses = known.get(name);
  const times = [];
  let asked = 0;
  const one = async () => {
    while (asked < timesARound) {
      const address = url + addresses[asked++ % addresses.length];
      const began = performance.now();
      await answer(agent, address);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return times;
}

async function answer(agent, address) {
  const [response] = await once(get(address, { agent }), 'response');
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`${address} answered ${response.statusCode}: ${body}`);
}

const ninetyNinth = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)];
