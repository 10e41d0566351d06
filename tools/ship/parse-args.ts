import { parseArgs } from 'node:util';
import { releaseName, remotes } from '../build/workspaces.ts';
import { publisherName } from '../build/publisher-name.ts';
import { Misuse } from './cli-error.ts';
import { siteOf } from './site-origin.ts';

const to = { to: { type: 'string' } };
const change = { ...to, by: { type: 'string' } };
const after = '[--to https://site]';
const ways = {
  ship: {
    options: { ...change, canary: { type: 'string' }, 'drop-paths': { type: 'boolean' } },
    usage: `npm run ship -- <remote|shell> [--canary <percent>] [--drop-paths] ${after} [--by <name>]`,
  },
  promote: { options: change, usage: `npm run promote -- <remote|shell> ${after} [--by <name>]` },
  withdraw: { options: change, usage: `npm run withdraw -- <remote|shell> ${after} [--by <name>]` },
  rollback: { options: change, usage: `npm run rollback -- <remote|shell> ${after} [--by <name>]` },
  releases: {
    options: { ...to, json: { type: 'boolean' } },
    usage: `npm run releases -- [<remote|shell>] ${after} [--json]`,
  },
};

/** What is asked for on the command line; whatever makes no sense is refused with a sentence. */
export function asked([command, ...args], env = process.env) {
  const way = ways[command];
  if (!way) throw new Misuse(`There is no command ${command}: ${Object.keys(ways).join(', ')}.`);
  const { positionals, values } = parsed(way, args);
  demandNothingEaten(way, env);
  if (positionals.length > 1 || (!positionals.length && command !== 'releases'))
    throw new Misuse(`${command} takes one remote at a time, or the shell: ${way.usage}`);
  const name = positionals.length ? releaseName(positionals[0]) : undefined;
  if (command === 'ship') demandRoom(name);
  return {
    command,
    name,
    percent: values.canary === undefined ? undefined : share(values.canary),
    dropPaths: values['drop-paths'],
    json: values.json,
    by: publisherName(values.by),
    site: values.to === undefined ? undefined : siteOf(values.to),
    token: tokenFor(command, values.to, env),
  };
}

function parsed({ options, usage }, args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Misuse(`${error.message.split('. ')[0]}: ${usage}`);
  }
}

/**
 * Without the two dashes npm keeps an option for itself, and a canary would go to everybody. It takes `--to` for the
 * beginning of an option of its own, `--token-description`.
 */
function demandNothingEaten({ usage }, env) {
  const eaten = ['canary', 'drop_paths', 'to', 'token_description', 'by'].some(
    (name) => env[`npm_config_${name}`],
  );
  if (eaten) throw new Misuse(`npm took an option for itself, all of them come after "--": ${usage}`);
}

function demandRoom(name) {
  const names = [...remotes, 'shell'].map(releaseName);
  if (!names.includes(name)) throw new Misuse(`There is no remote ${name}: ${names.join(', ')}.`);
}

function share(text) {
  const percent = Number(text.replace(/%$/, ''));
  if (text.trim() && percent > 0 && percent <= 100) return percent;
  throw new Misuse(`--canary takes the percentage of visitors, above 0 and up to 100, and not "${text}".`);
}

function tokenFor(command, to, { SHIP_TOKEN: token }) {
  if (to !== undefined && !token && command !== 'releases')
    throw new Misuse('SHIP_TOKEN is empty: whoever runs the site gives your team its token.');
  return token;
}
