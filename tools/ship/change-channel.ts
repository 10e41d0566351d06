import { channelOf } from './find-channel.ts';

/** Gives the canary to everybody. */
export async function promote(desk, { name, by }) {
  const { names } = await desk.promote(name, by);
  const { current, previous } = names[name];
  console.log(
    `${name} ${current} is what all visitors get from their next page on, instead of ${previous[0]}.`,
  );
  console.log(`  to take it back   npm run rollback -- ${name}${desk.option}`);
  return true;
}

/** Gives the canary to nobody any more. */
export async function withdraw(desk, { name, by }) {
  const { names } = await desk.withdraw(name, by);
  console.log(`The canary of ${name} is over: all visitors get ${names[name].current}.`);
  return true;
}

/** Goes back to the release before. */
export async function rollback(desk, { name, by }) {
  const before = channelOf(desk, await desk.channels(), name);
  if (before.canary) {
    const { release, percent } = before.canary;
    console.log(`${name} has a canary, ${release} for ${percent}% of the visitors; it ends too.`);
    console.log(`  the canary alone  npm run withdraw -- ${name}${desk.option}`);
  }
  const { current } = (await desk.rollback(name, before.current, by)).names[name];
  console.log(
    `${name} ${current} is what all visitors get from their next page on, ${before.current} is taken back.`,
  );
  return true;
}
