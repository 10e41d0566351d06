import type { Channel, Channels } from '../../backend/src/releases/channels/contract.ts';
import { CliError } from './cli-error.ts';
import type { ReleaseTarget } from './release-target.ts';

export interface ActionOptions {
  name: string;
  by: string;
}

export async function promote(target: ReleaseTarget, { name, by }: ActionOptions): Promise<boolean> {
  const { current, previous } = findChannel(target, await target.promote(name, by), name);
  console.log(
    `${name} ${current} is what all visitors get from their next page on, instead of ${previous[0]}.`,
  );
  console.log(`  to take it back   npm run rollback -- ${name}${target.option}`);
  return true;
}

export async function withdraw(target: ReleaseTarget, { name, by }: ActionOptions): Promise<boolean> {
  const { current } = findChannel(target, await target.withdraw(name, by), name);
  console.log(`The canary of ${name} is over: all visitors get ${current}.`);
  return true;
}

export async function rollback(target: ReleaseTarget, { name, by }: ActionOptions): Promise<boolean> {
  const before = findChannel(target, await target.channels(), name);
  if (before.canary) {
    const { release, percent } = before.canary;
    console.log(`${name} has a canary, ${release} for ${percent}% of the visitors; it ends too.`);
    console.log(`  the canary alone  npm run withdraw -- ${name}${target.option}`);
  }
  const { current } = findChannel(target, await target.rollback(name, before.current ?? '', by), name);
  console.log(
    `${name} ${current} is what all visitors get from their next page on, ${before.current} is taken back.`,
  );
  return true;
}

export function findChannel({ place }: ReleaseTarget, { names }: Channels, name: string): Channel {
  const channel = Object.hasOwn(names, name) ? names[name] : undefined;
  if (channel) return channel;
  throw new CliError(
    `${place} has no release of ${name}: ${Object.keys(names).join(', ') || 'it is empty'}.`,
  );
}
