// node tools/ship/testing/give.mjs <name> <words> [percent]   what npm run ship does after a build that was good
import { deskOf } from '../desk-of.mjs';
import { endingWith } from '../ending.mjs';
import { given } from '../given.mjs';
import { madeUp } from './made-up.mjs';

const [name, words, percent] = process.argv.slice(2);
await endingWith(async () => {
  const options = { by: 'a test', percent: percent && Number(percent) };
  await given(await deskOf({}), madeUp(name, words), options);
  return true;
});
