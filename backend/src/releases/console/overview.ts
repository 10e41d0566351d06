import type { ReleaseFaults } from '../../site/intake/faults-by-release.js';
import type { Channel, Channels, ReleaseFacts } from '../channels/channels.js';

export type Faults = Pick<ReleaseFaults, 'errors' | 'slowLoads'>;

export interface ReleaseRow extends ReleaseFacts, Faults {
  release: string;
}

/** One remote, or the shell, as its team has to see it. */
export interface NameRow {
  name: string;
  current?: ReleaseRow | undefined;
  canary?: (ReleaseRow & { percent: number }) | undefined;
  /** Where rolling back leads to. */
  before?: string | undefined;
  /** Newest first. */
  older: ReleaseRow[];
}

/** What visitors get, with what they met in the last hour. The shell, under which all others live, comes first. */
export function overview({ names }: Channels, faults: ReleaseFaults[]): NameRow[] {
  return Object.entries(names)
    .map(([name, channel]) => rowOf(name, channel, faults))
    .sort((one, other) => order(one).localeCompare(order(other)));
}

const order = ({ name }: NameRow) => `${name === 'shell' ? 0 : 1} ${name}`;

function rowOf(name: string, channel: Channel, faults: ReleaseFaults[]): NameRow {
  const { current, canary, previous } = channel;
  const rows = Object.entries(channel.releases).map(([release, facts]): ReleaseRow => {
    const met = faults.find((one) => one.remote === name && one.release === release);
    return { ...facts, release, errors: met?.errors ?? 0, slowLoads: met?.slowLoads ?? 0 };
  });
  const tried = canary && rows.find(({ release }) => release === canary.release);
  return {
    name,
    current: rows.find(({ release }) => release === current),
    canary: tried ? { ...tried, percent: canary.percent } : undefined,
    before: previous[0],
    older: rows
      .filter(({ release }) => release !== current && release !== canary?.release)
      .sort((one, other) => other.at.localeCompare(one.at)),
  };
}

/** What visitors met in the last hour in all of them. */
export function sumOf(rows: (Faults | undefined)[]): Faults {
  const met = rows.filter((row) => row !== undefined);
  const sum = (count: (row: Faults) => number) => met.reduce((total, row) => total + count(row), 0);
  return { errors: sum(({ errors }) => errors), slowLoads: sum(({ slowLoads }) => slowLoads) };
}

export const faultsOf = ({ current, canary, older }: NameRow): Faults => sumOf([current, canary, ...older]);
