import { parseArgs as parseNodeArgs } from 'node:util';
import { readSecretFiles } from '../../backend/src/platform/config/secret-files.ts';
import { publisherName } from '../build/publisher-name.ts';
import { releaseName, remotes } from '../build/workspaces.ts';
import { UsageError } from './cli-error.ts';

const site = '[--to https://site]';
const usages = {
  ship: `npm run ship -- <remote|shell> [--canary <percent>] [--drop-paths] ${site} [--by <name>]`,
  promote: `npm run promote -- <remote|shell> ${site} [--by <name>]`,
  withdraw: `npm run withdraw -- <remote|shell> ${site} [--by <name>]`,
  rollback: `npm run rollback -- <remote|shell> ${site} [--by <name>]`,
  releases: `npm run releases -- [<remote|shell>] ${site} [--json]`,
};

export type CommandName = keyof typeof usages;

export interface ShipArgs {
  command: CommandName;
  /** A remote's release name, or `shell`. Only `releases` works without one. */
  name: string | undefined;
  percent: number | undefined;
  dropPaths: boolean | undefined;
  json: boolean | undefined;
  by: string;
  /** The origin of a running site; missing: the release store of this machine. */
  site: string | undefined;
  token: string | undefined;
}

const options = {
  to: { type: 'string' },
  by: { type: 'string' },
  canary: { type: 'string' },
  'drop-paths': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const optionsOf: Record<CommandName, (keyof typeof options)[]> = {
  ship: ['to', 'by', 'canary', 'drop-paths'],
  promote: ['to', 'by'],
  withdraw: ['to', 'by'],
  rollback: ['to', 'by'],
  releases: ['to', 'json'],
};

export function parseArgs([command = '', ...args]: readonly string[], env = process.env): ShipArgs {
  if (!isCommand(command))
    throw new UsageError(`There is no command ${command}: ${Object.keys(usages).join(', ')}.`);
  const usage = usages[command];
  const { positionals, values } = parse(command, args);
  refuseOptionsTakenByNpm(usage, env);
  const [workspace] = positionals;
  if (positionals.length > 1 || (!workspace && command !== 'releases'))
    throw new UsageError(`${command} takes one remote at a time, or the shell: ${usage}`);
  const name = workspace && releaseName(workspace);
  if (command === 'ship') requireWorkspace(name);
  return {
    command,
    name,
    percent: values.canary === undefined ? undefined : parsePercent(values.canary),
    dropPaths: values['drop-paths'],
    json: values.json,
    by: publisherName(values.by),
    site: values.to === undefined ? undefined : parseOrigin(values.to),
    token: tokenFor(command, values.to, env),
  };
}

const isCommand = (command: string): command is CommandName => Object.hasOwn(usages, command);

function parse(command: CommandName, args: string[]) {
  const allowed = Object.fromEntries(optionsOf[command].map((name) => [name, options[name]]));
  try {
    return parseNodeArgs({ args, options: allowed as typeof options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}: ${usages[command]}`);
  }
}

// Without "--" npm takes an option for itself, and a canary would go to all visitors. npm reads `--to` as an
// abbreviation of its own `--token-description`.
function refuseOptionsTakenByNpm(usage: string, env: NodeJS.ProcessEnv): void {
  const isTaken = ['canary', 'drop_paths', 'to', 'token_description', 'by'].some(
    (name) => env[`npm_config_${name}`],
  );
  if (isTaken) throw new UsageError(`npm took an option for itself, all of them come after "--": ${usage}`);
}

function requireWorkspace(name = ''): void {
  const names = [...remotes, 'shell'].map(releaseName);
  if (!names.includes(name)) throw new UsageError(`There is no remote ${name}: ${names.join(', ')}.`);
}

function parsePercent(text: string): number {
  const percent = Number(text.replace(/%$/, ''));
  if (text.trim() && percent > 0 && percent <= 100) return percent;
  throw new UsageError(
    `--canary takes the percentage of visitors, above 0 and up to 100, and not "${text}".`,
  );
}

/** A token is sent in clear text to this machine only. */
function parseOrigin(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.username)
    throw new UsageError(
      `--to takes the address of a site, as in https://staging.example, and not "${text}".`,
    );
  if (url.protocol === 'http:' && !isThisMachine(url.hostname))
    throw new UsageError(`${url.origin} would receive your token in clear text: --to takes https.`);
  return url.origin;
}

const isThisMachine = (host: string) => /^(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])$/.test(host);

function tokenFor(command: CommandName, to: string | undefined, env: NodeJS.ProcessEnv): string | undefined {
  const { env: given, issues } = readSecretFiles(env, ['SHIP_TOKEN']);
  if (to !== undefined && issues.length) throw new UsageError(`${issues.join('. ')}.`);
  const token = given.SHIP_TOKEN;
  if (to !== undefined && !token && command !== 'releases')
    throw new UsageError('SHIP_TOKEN is empty: the operator of the site gives your team its token.');
  return token;
}
