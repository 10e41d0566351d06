import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from '../build/build-changed.ts';
import { openPublisher, publisherModule, releaseFolder } from '../build/publish-builds.ts';
import { withLock } from '../lock.mjs';
import { root } from '../root.mjs';
import { CliError } from './cli-error.ts';
import type { ReleaseTarget } from './release-target.ts';
import { SitePublisher } from './site-publisher.ts';

export async function releaseTargetFor({
  site,
  token,
}: {
  site?: string | undefined;
  token?: string | undefined;
}): Promise<ReleaseTarget> {
  return site ? new SitePublisher(site, token) : localPublisher();
}

async function localPublisher(): Promise<ReleaseTarget> {
  if (!existsSync(join(root, publisherModule))) await buildServer();
  const publisher = await openPublisher();
  return {
    place: process.env.RELEASES_BUCKET || releaseFolder(),
    option: '',
    channels: () => publisher.channels(),
    publish: ({ manifest, files }, options) => publisher.publish(manifest.name, files, options),
    promote: (name, by) => publisher.promote(name, by),
    withdraw: (name, by) => publisher.withdraw(name, by),
    rollback: (name, from, by) => publisher.rollback(name, from, by),
  };
}

async function buildServer(): Promise<void> {
  const { failed } = await withLock('build', () => buildChanged(['backend']));
  if (failed.length)
    throw new CliError('Nothing was changed: publishing needs the built server, and its build failed.');
}
