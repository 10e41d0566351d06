import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from '../build/build-changed.ts';
import { openPublisher, publisherModule, releaseFolder } from '../build/publish.ts';
import { withLock } from '../lock.mjs';
import { root } from '../root.mjs';
import { Saying } from './cli-error.ts';
import { SiteDesk } from './site-client.ts';

/** Where releases are brought to: the desk of a running site, or the one of a store that this machine can write to. */
export async function deskOf({ site, token }) {
  return site ? new SiteDesk(site, token) : ownDesk();
}

async function ownDesk() {
  if (!existsSync(join(root, publisherModule))) await buildServer();
  const desk = await openPublisher();
  return {
    place: process.env.RELEASES_BUCKET || releaseFolder(),
    option: '',
    channels: () => desk.channels(),
    ship: ({ manifest, files }, options) => desk.publish(manifest.name, files, options),
    promote: (name, by) => desk.promote(name, by),
    withdraw: (name, by) => desk.withdraw(name, by),
    rollback: (name, from, by) => desk.rollback(name, from, by),
  };
}

/** The desk is the server's own. */
async function buildServer() {
  const { failed } = await withLock('build', () => buildChanged(['backend']));
  if (failed.length)
    throw new Saying('Nothing was changed: releases go through the desk of the built server.');
}
