// npm run ship -- messaging        builds, checks and publishes one remote; --canary 10 gives it to a tenth of the visitors
// npm run promote -- messaging     gives the canary to all visitors
// npm run withdraw -- messaging    ends the canary
// npm run rollback -- messaging    makes the previous release current again
// npm run releases                 prints the current releases and canaries; with a name, also that remote's older releases
// With --to https://site and the team's token in SHIP_TOKEN each of them works on that site.
import { existsSync } from 'node:fs';
import { root } from './root.mjs';
import { runCommand } from './ship/exit-code.ts';
import { listReleases } from './ship/list-releases.ts';
import { parseArgs } from './ship/parse-args.ts';
import { releaseTargetFor } from './ship/release-target-for.ts';
import { promote, rollback, withdraw } from './ship/release-actions.ts';
import { ship } from './ship/ship.ts';

process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');

const commands = { ship, promote, withdraw, rollback };

await runCommand(async () => {
  const { command, name, ...options } = parseArgs(process.argv.slice(2));
  const target = await releaseTargetFor(options);
  if (command === 'releases' || !name) return listReleases(target, { name, ...options });
  return commands[command](target, { name, ...options });
});
