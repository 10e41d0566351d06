import autocannon from 'autocannon';
import { median } from './own-servers.ts';

/**
 * Asks two servers in turn, round by round, so that whatever else the machine does meets both; prints and resolves to
 * our requests a second as a part of the bare server's. Each target is a `url`, and what autocannon takes besides.
 */
export async function sideBySide(name, { bare, ours }, { connections, rounds, seconds, wanted }) {
  const rate = async (target) => {
    const result = await autocannon({ connections, duration: seconds, ...target });
    if (result.non2xx || result.errors)
      throw new Error(`${target.url}: ${result.non2xx} refused, ${result.errors} failed`);
    return Math.round(result.requests.total / result.duration);
  };
  // Both are warm before anything counts.
  for (const target of [bare, ours]) await rate(target);
  const figures = { bare: [], ours: [] };
  for (let round = 1; round <= rounds; round++) {
    figures.bare.push(await rate(bare));
    figures.ours.push(await rate(ours));
    console.log(`round ${round}: bare ${figures.bare.at(-1)}, ours ${figures.ours.at(-1)} requests a second`);
  }
  const [ourRate, bareRate] = [median(figures.ours), median(figures.bare)];
  const ratio = ourRate / bareRate;
  console.log(
    `${name}: ${ourRate} of ${bareRate} requests a second = ${ratio.toFixed(2)} (wanted ${wanted})`,
  );
  return ratio;
}
