import type { Channel } from '../../backend/src/releases/channels/contract.ts';
import type { Build } from '../build/publish-builds.ts';
import type { PublishOptions } from '../build/release-publisher.ts';
import { formatSize } from './format.ts';
import type { ReleaseTarget } from './release-target.ts';

export async function publishAndReport(
  target: ReleaseTarget,
  build: Build,
  options: PublishOptions,
): Promise<void> {
  const { name, release } = build.manifest;
  const before = (await target.channels()).names[name];
  const began = performance.now();
  const { names } = await target.publish(build, options);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (before?.current === release && !before.canary && !names[name]?.canary)
    return console.log(`${name} ${release} is current already: nothing was changed.`);
  console.log(`  ✓ published (${seconds} s)\n`);
  console.log(`${name} ${release} (${formatSize(build.bytes)}) ${outcome(before, options.percent)}`);
  for (const [purpose, command] of nextCommands(name, before, options.percent))
    console.log(`  ${purpose.padEnd(17)} ${command}${target.option}`);
}

function outcome(before: Channel | undefined, percent: number | undefined): string {
  if (percent)
    return `goes to ${percent}% of the visitors, always the same ones; the others keep ${before?.current}.`;
  const canary = before?.canary ? ` The canary ${before.canary.release} is over.` : '';
  if (!before?.current) return 'is its first release; all visitors get it from their next page on.';
  return `is what all visitors get from their next page on, instead of ${before.current}.${canary}`;
}

function nextCommands(
  name: string,
  before: Channel | undefined,
  percent: number | undefined,
): [purpose: string, command: string][] {
  if (percent)
    return [
      ['to all visitors', `npm run promote -- ${name}`],
      ['to take it back', `npm run withdraw -- ${name}`],
    ];
  return before?.current ? [['to take it back', `npm run rollback -- ${name}`]] : [];
}
