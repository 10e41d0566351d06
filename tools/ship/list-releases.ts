import { channelOf } from './find-channel.ts';
import { Saying } from './cli-error.ts';
import { table } from './table.ts';
import { moment, restOf, size } from './format.ts';

/** What is current and canary; of one name all releases that are kept, and what was done. */
export async function releases(desk, { name, json }) {
  const channels = await desk.channels();
  if (json) console.log(JSON.stringify(channels, null, 1));
  else if (name) showOne(desk, channels, name);
  else showAll(desk, channels);
  return true;
}

function showAll({ place }, { names }) {
  const rows = Object.entries(names).map(([name, { current, canary, releases }]) => [
    name,
    current ?? '',
    shareOf(canary),
    ...told(releases[current]),
  ]);
  if (!rows.length) throw new Saying(`${place} has no releases yet.`);
  console.log(
    table(
      ['name', 'current', 'canary', ...facts],
      rows.sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  );
}

function showOne(desk, channels, name) {
  const channel = channelOf(desk, channels, name);
  const newestFirst = Object.entries(channel.releases).sort(([, one], [, other]) =>
    one.at < other.at ? 1 : -1,
  );
  const rows = newestFirst.map(([release, known]) => [release, placeOf(release, channel), ...told(known)]);
  console.log(table(['release', 'visitors', ...facts], rows));
  const steps = channels.history.filter((step) => step.name === name).slice(0, 10);
  const done = steps.map(({ at, by, action, release, percent }) => [
    moment(at),
    percent ? `${action} ${percent}%` : action,
    release,
    by,
  ]);
  console.log(`\n${table(['when', 'what', 'release', 'who'], done)}`);
}

const facts = ['when', 'who', 'size', 'host API'];
const told = (known) =>
  known ? [moment(known.at), known.by, size(known.bytes), String(known.hostApi)] : ['', '', '', ''];
const shareOf = (canary) => (canary ? `${canary.release} ${canary.percent}%` : '');

function placeOf(release, { current, canary, previous }) {
  if (release === current) return canary ? `${restOf(canary.percent)}%` : 'all';
  if (release === canary?.release) return `${canary.percent}%`;
  return release === previous[0] ? 'none, rollback leads here' : 'none';
}
