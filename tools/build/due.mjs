import { parallel } from '../run.mjs';
import { buildRoom, plan } from './room.mjs';

/** Builds those of the rooms that have changed, and gives them to nobody; resolves to which were built and which could not be. */
export async function buildDue(wanted) {
  const due = wanted.map(plan).filter(({ isDue }) => isDue);
  if (due.length) console.log(`Building ${due.map(({ room }) => room).join(', ')} …`);
  const isGood = await parallel(due, buildRoom);
  const those = (good) => due.filter((_, index) => isGood[index] === good).map(({ room }) => room);
  return { built: those(true), failed: those(false) };
}
