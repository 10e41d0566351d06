/** Sentences on levels that do not say what has happened since the last release. */
export function levelFaults({ before, today, notes, last, now, remotes }) {
  const known = new Set(before);
  const next = last.hostApi + 1;
  const isNoted = (name) => (notes.get(name) ?? 0) > last.hostApi;
  return [
    ...today
      .filter((name) => !known.has(name) && !isNoted(name))
      .map(
        (name) => `\`${name}\` is new: say so in shell/HOST_API.md under level ${next} and raise hostApi.`,
      ),
    ...today
      .filter((name) => known.has(name) && isNoted(name))
      .map((name) => `\`${name}\` is not new: it stands in shell/HOST_API.md under too high a level.`),
    ...(now.hostApi < last.hostApi
      ? [`The last shell spoke level ${last.hostApi}: hostApi never falls.`]
      : []),
    ...remotes
      .filter(({ hostApi }) => hostApi < now.oldestHostApi)
      .map(
        (one) => `Level ${one.hostApi} is no longer spoken, which would refuse ${one.name} ${one.release}.`,
      ),
  ];
}
