import type { AnnouncedRemote, Registry } from '../contract.js';
import type { ServedRemote } from '../store/manifest.js';
import type { PageReleases } from './served-releases.service.js';

interface PageRemote {
  remote: ServedRemote;
  files: string[];
}

export const fullRegistry = ({ shell, remotes }: PageReleases): Registry => ({
  remotes: remotes.map(announced),
  shell: shell.release,
});

/** Leaves out hashes that the page needs later, because hashes do not compress. */
export const registryForPage = (releases: PageReleases, page?: PageRemote): Registry =>
  releases.shell.readsHashes
    ? {
        remotes: releases.remotes.map((remote) =>
          announcedBriefly(remote, page && remote === page.remote ? page.files : remote.files),
        ),
        shell: releases.shell.release,
      }
    : fullRegistry(releases);

function announcedBriefly(remote: ServedRemote, files: string[]): AnnouncedRemote {
  const { integrity, manifestHash } = remote;
  if (!manifestHash) return announced(remote);
  const included = Object.entries(integrity).filter(([file]) => files.includes(file));
  return { ...announced(remote), integrity: Object.fromEntries(included), more: manifestHash };
}

function announced(remote: ServedRemote): AnnouncedRemote {
  const { name, version, release, hostApi, entry, routes, slots, integrity } = remote;
  return {
    name,
    version,
    release,
    hostApi,
    entry,
    routes: routes.map(({ path, title, access, offline }) => ({
      path,
      title,
      access,
      ...(offline && { offline }),
    })),
    slots: slots.map((slot) => ({ name: slot.name })),
    integrity,
  };
}
