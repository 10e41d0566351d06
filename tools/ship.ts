// npm run ship -- messaging        builds, proves and publishes one remote; --canary 10 gives it to a tenth of the visitors
// npm run promote -- messaging     gives the canary to everybody
// npm run withdraw -- messaging    gives the canary to nobody any more
// npm run rollback -- messaging    goes back to the release before
// npm run releases                 what is current and canary; of one remote, what is older too
// With --to https://site and the team's token in SHIP_TOKEN each of them works on that site.
import { existsSync } from 'node:fs';
import { root } from './root.mjs';
import { asked } from './ship/parse-args.ts';
import { deskOf } from './ship/open-target.ts';
import { endingWith } from './ship/exit-code.ts';
import { promote, rollback, withdraw } from './ship/change-channel.ts';
import { releases } from './ship/list-releases.ts';
import { ship } from './ship/ship.ts';

process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');

const works = { ship, promote, withdraw, rollback, releases };

await endingWith(async () => {
  const question = asked(process.argv.slice(2));
  return works[question.command](await deskOf(question), question);
});
