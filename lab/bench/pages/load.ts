import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { atConstantRate } from '../servers/constant-rate.ts';
import { processorSeconds } from '../servers/own-servers.ts';
import { untilTimeIsOver } from '../servers/until-time-is-over.ts';
import { isRendered } from './stored-pages.ts';

export interface PageLoad {
  url: string;
  pid: number;
  /** Asked one after the other, then from the start. */
  addresses: readonly string[];
  cookie?: string | undefined;
}

export interface Measured {
  perSecond: number;
  /** Of the server, all its threads. */
  processorMs: number;
  times: number[];
  /** Pages that came with their content. */
  rendered: number;
}

interface Answer {
  milliseconds: number;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true });

export const endConnections = () => agent.destroy();

/** As many pages as this many visitors get, each of whom asks for the next page as soon as one is there. */
export const askAtOnce = (load: PageLoad, visitors: number, seconds: number): Promise<Measured> =>
  measure(load, (ask) => untilTimeIsOver(ask, { visitors, seconds }));

/** Pages at a constant rate, however long each takes. */
export const askAtRate = (load: PageLoad, perSecond: number, seconds: number): Promise<Measured> =>
  measure(load, (ask) => atConstantRate(ask, { count: Math.ceil(perSecond * seconds), perSecond }));

async function measure(
  load: PageLoad,
  run: (ask: () => Promise<Answer>) => Promise<Answer[]>,
): Promise<Measured> {
  let next = Math.floor(Math.random() * load.addresses.length);
  const ask = () => getPage(load, load.addresses[next++ % load.addresses.length] ?? '/');
  const [began, processorBefore] = [performance.now(), processorSeconds(load.pid)];
  const answers = await run(ask);
  const seconds = (performance.now() - began) / 1_000;
  const processor = processorSeconds(load.pid) - processorBefore;
  return {
    perSecond: answers.length / seconds,
    processorMs: (processor / answers.length) * 1_000,
    times: answers.map(({ milliseconds }) => milliseconds),
    rendered: answers.filter(({ body }) => isRendered(brotliDecompressSync(body).toString())).length,
  };
}

function getPage({ url, cookie = '' }: PageLoad, address: string): Promise<Answer> {
  const began = performance.now();
  const headers = { cookie, 'accept-encoding': 'br' };
  return new Promise((resolve, reject) => {
    request(url + address, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}${address} responded ${response.statusCode}`));
      buffer(response).then((body) => resolve({ milliseconds: performance.now() - began, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}
