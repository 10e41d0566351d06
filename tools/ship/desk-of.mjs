import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildDue } from '../build/due.mjs';
import { openDesk, releaseStore } from '../build/publish.mjs';
import { alone } from '../lock.mjs';
import { root } from '../root.mjs';
import { Saying } from './saying.mjs';
import { SiteDesk } from './site-desk.mjs';

/** Where releases are brought to: the desk of a running site, or the one of a store that this machine can write to. */
export async function deskOf({ site, token }) {
  return site ? new SiteDesk(site, token) : ownDesk();
}

async function ownDesk() {
  if (!existsSync(join(root, 'backend/dist/releases/shipping/open-publisher.js'))) await buildServer();
  const desk = await openDesk();
  return {
    place: process.env.RELEASES_BUCKET || releaseStore(),
    option: '',
    channels: () => desk.channels(),
    ship: ({ manifest, files }, options) => desk.ship(manifest.name, files, options),
    promote: (name, by) => desk.promote(name, by),
    withdraw: (name, by) => desk.withdraw(name, by),
    rollback: (name, from, by) => desk.rollback(name, from, by),
  };
}

/** The desk is the server's own. */
async function buildServer() {
  const { failed } = await alone('build', () => buildDue(['backend']));
  if (failed.length)
    throw new Saying('Nothing was changed: releases go through the desk of the built server.');
}
