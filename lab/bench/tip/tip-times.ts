import { request, type Agent } from 'node:http';
import { formatMs, percentile } from '../servers/statistics.ts';
import type { Verdict } from '../servers/verdict.ts';

const wanted = 25;

export interface TipTime {
  total: number;
  provider: number;
}

export function timeTip(
  address: string,
  { agent, cookie, body }: { agent: Agent; cookie: string; body: object },
): Promise<TipTime> {
  const began = performance.now();
  const headers = { cookie, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    request(address, { agent, headers, method: 'POST' }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} responded ${response.statusCode}`));
      const timing = String(response.headers['server-timing']);
      const provider = Number(/provider;dur=([\d.]+)/.exec(timing)?.[1]);
      response.resume().on('end', () => resolve({ total: performance.now() - began, provider }));
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}

export function compareShares(times: readonly TipTime[]): Verdict {
  const ours = times.map(({ total, provider }) => total - provider);
  const theirs = times.map(({ provider }) => provider);
  const p99 = percentile(ours, 0.99);
  const text =
    `our share p99 ${formatMs(p99)} (wanted under ${formatMs(wanted)}), median ${formatMs(percentile(ours, 0.5))}; ` +
    `the provider's p99 ${formatMs(percentile(theirs, 0.99))}, median ${formatMs(percentile(theirs, 0.5))}`;
  return { isMet: p99 < wanted, text };
}
