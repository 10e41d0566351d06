import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { median } from '../servers/own-servers.ts';
import { addGroups, questions, readGroups } from './queries.ts';
import { fillListings } from './rows.ts';

const fewRows = 10_000;
const wanted = 1.5;
const tries = 15;
const connections = 2;

/** Asks the same of a server with few and of one with many listings; resolves to whether both are as fast. */
export async function measureScale(servers, Pool, rows) {
  await servers.start();
  const few = await startFilled(servers, Pool, 'few', fewRows);
  const many = await startFilled(servers, Pool, 'many', rows);
  const agent = new Agent({ keepAlive: true });
  const slower = [];
  for (const name of few.questions.keys()) {
    let measured = await measure(agent, few, many, name);
    // Slow once may be chance; slow three times is slow.
    for (let again = 0; again < 2 && measured.ratio > wanted; again++)
      measured = await measure(agent, few, many, name);
    const { fewP99, manyP99, ratio } = measured;
    if (ratio > wanted) slower.push(name);
    console.log(`${fewP99.toFixed(2)} ms → ${manyP99.toFixed(2)} ms = ${ratio.toFixed(2)}   ${name}`);
  }
  agent.destroy();
  console.log(
    `${slower.length} of ${few.questions.size} questions take more than ${wanted} times as long among ${rows}`,
  );
  return slower.length === 0;
}

async function measure(agent, few, many, name) {
  const times = await askBoth(agent, few, many, name);
  const [fewP99, manyP99] = [ninetyNinth(times.few), ninetyNinth(times.many)];
  return { fewP99, manyP99, ratio: manyP99 / fewP99 };
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

/**
 * How long each address of a question took: the median of its tries, asked of one and of the other in turn. What makes
 * one address slower than the next counts; what else this machine does meanwhile does not.
 */
async function askBoth(agent, few, many, name) {
  const times = { few: few.questions.get(name).map(() => []), many: many.questions.get(name).map(() => []) };
  const tasks = Array.from({ length: tries + 1 }, () => times.few.map((_, at) => at)).flat();
  const timed = async ({ url, questions: known }, at) => {
    const began = performance.now();
    await answer(agent, url + known.get(name)[at]);
    return performance.now() - began;
  };
  const one = async () => {
    for (let at = tasks.shift(); at !== undefined; at = tasks.shift()) {
      times.few[at].push(await timed(few, at));
      times.many[at].push(await timed(many, at));
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  // The first try is for warming up.
  const typical = (all) => all.map((tried) => median(tried.slice(1)));
  return { few: typical(times.few), many: typical(times.many) };
}

async function answer(agent, address) {
  const [response] = await once(get(address, { agent }), 'response');
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`${address} answered ${response.statusCode}: ${body}`);
}

const ninetyNinth = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)];
