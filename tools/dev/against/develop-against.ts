import { once } from 'node:events';
import { releaseName } from '../../build/workspaces.ts';
import { freePort, isTaken } from '../../start/port.ts';
import { bundle } from '../bundler.ts';
import { levelsOf, refusalOf } from './running-site.ts';

/** One remote from this machine inside a running site, until Ctrl-C; resolves to the exit code. */
export async function developAgainst(rooms, address) {
  const [room] = rooms;
  const site = originOf(address);
  if (rooms.length !== 1 || !site)
    return end('Like this: npm run dev -- mf-messaging --against https://staging.example');
  const port = Number(process.env.DEV_PORT) || (await freePort('127.0.0.1'));
  if (await isTaken(port, '127.0.0.1'))
    return end(`Port ${port} is in use by another program: choose another DEV_PORT.`);
  const machine = `http://localhost:${port}`;
  const name = releaseName(room);
  const link = `${site}/platform/override?remote=${name}&from=${machine}`;
  const refusal = await refusalOf(site, link);
  if (refusal) return end(refusal);

  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const spoken = await levelsOf(site);
  console.log('Bundling …');
  const bundler = await bundle(room, (manifest) => compare(manifest, spoken, site), {
    against: { site, port },
  });
  console.log(`
  ${name} for ${site}. Confirm it there once in your browser:
  ${link}

  Every edit reloads the page. The site's own ${name} is back after Reset, which stands above every page.
`);
  await stopped;
  await bundler.stop();
  return 0;
}

/** The page would say the same; here it is said where it can be helped. */
function compare({ name, hostApi }, spoken, site) {
  if (!spoken || (hostApi >= spoken.oldestHostApi && hostApi <= spoken.hostApi)) return;
  console.error(
    `  ${name} needs level ${hostApi} of the host API, and the shell of ${site} speaks ${spoken.oldestHostApi} to ${spoken.hostApi}: it will refuse ${name}.`,
  );
}

const originOf = (address) =>
  URL.canParse(address) && /^https?:/.test(address) ? new URL(address).origin : undefined;

function end(sentence) {
  console.error(sentence);
  return 2;
}
