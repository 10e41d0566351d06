import type { Channel, Channels, ReleaseFacts } from '../../backend/src/releases/channels/contract.ts';
import { CliError } from './cli-error.ts';
import { formatDate, formatSize, remainingPercent } from './format.ts';
import type { ReleaseTarget } from './release-target.ts';
import { findChannel } from './release-actions.ts';
import { table } from './table.ts';

export async function listReleases(
  target: ReleaseTarget,
  { name, json }: { name?: string | undefined; json?: boolean | undefined },
): Promise<boolean> {
  const channels = await target.channels();
  if (json) console.log(JSON.stringify(channels, null, 1));
  else if (name) printOne(target, channels, name);
  else printAll(target, channels);
  return true;
}

function printAll({ place }: ReleaseTarget, { names }: Channels): void {
  const rows = Object.entries(names).map(([name, { current, canary, releases }]) => [
    name,
    current ?? '',
    canary ? `${canary.release} ${canary.percent}%` : '',
    ...factCells(current === null ? undefined : releases[current]),
  ]);
  if (!rows.length) throw new CliError(`${place} has no releases yet.`);
  const headings = ['name', 'current', 'canary', ...factHeadings];
  console.log(
    table(
      headings,
      rows.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
    ),
  );
}

function printOne(target: ReleaseTarget, channels: Channels, name: string): void {
  const channel = findChannel(target, channels, name);
  const newestFirst = Object.entries(channel.releases).sort(([, one], [, other]) =>
    one.at < other.at ? 1 : -1,
  );
  const rows = newestFirst.map(([release, facts]) => [
    release,
    visitorsOf(release, channel),
    ...factCells(facts),
    shortCommit(facts),
  ]);
  console.log(table(['release', 'visitors', ...factHeadings, 'commit'], rows));
  const actions = channels.history
    .filter((action) => action.name === name)
    .slice(0, 10)
    .map(({ at, by, action, release, percent }) => [
      formatDate(at),
      percent ? `${action} ${percent}%` : action,
      release,
      by,
    ]);
  console.log(`\n${table(['when', 'what', 'release', 'who'], actions)}`);
}

const factHeadings = ['when', 'who', 'size', 'host API'];
const factCells = (facts: ReleaseFacts | undefined) =>
  facts
    ? [formatDate(facts.at), facts.by, formatSize(facts.bytes), String(facts.hostApi)]
    : factHeadings.map(() => '');

const shortCommit = ({ commit }: ReleaseFacts) => commit?.replace(/^(.{10})[\da-f]*/, '$1') ?? '';

function visitorsOf(release: string, { current, canary, previous }: Channel): string {
  if (release === current) return canary ? `${remainingPercent(canary.percent)}%` : 'all';
  if (release === canary?.release) return `${canary.percent}%`;
  return release === previous[0] ? 'none, rollback leads here' : 'none';
}
