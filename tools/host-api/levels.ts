import type { HostLevels } from './notes.ts';

export interface LevelComparison {
  before: readonly string[];
  today: readonly string[];
  notes: ReadonlyMap<string, number>;
  last: HostLevels;
  now: HostLevels;
  remotes: readonly { name: string; release: string; hostApi: number }[];
}

export function levelErrors({ before, today, notes, last, now, remotes }: LevelComparison): string[] {
  const known = new Set(before);
  const next = last.hostApi + 1;
  const isNoted = (name: string) => (notes.get(name) ?? 0) > last.hostApi;
  return [
    ...today
      .filter((name) => !known.has(name) && !isNoted(name))
      .map(
        (name) => `\`${name}\` is new: add it to shell/HOST_API.md under level ${next} and raise hostApi.`,
      ),
    ...today
      .filter((name) => known.has(name) && isNoted(name))
      .map((name) => `\`${name}\` is not new: shell/HOST_API.md lists it under too high a level.`),
    ...(now.hostApi < last.hostApi
      ? [`The last shell supported level ${last.hostApi}: hostApi never falls.`]
      : []),
    ...remotes
      .filter(({ hostApi }) => hostApi < now.oldestHostApi)
      .map(
        (one) => `Level ${one.hostApi} is no longer supported, which would break ${one.name} ${one.release}.`,
      ),
  ];
}
