import type { AnnouncedRemote, Registry } from '../contract.js';
import type { ServedRemote } from '../store/manifest.js';
import type { PageReleases } from './served-releases.service.js';

interface PageRemote {
  remote: ServedRemote;
  files: string[];
}

export const fullRegistry = ({ shell, remotes }: PageReleases): Registry => ({
  remotes: remotes.map((remote) => announced(remote)),
  shell: shell.release,
});

/** Leaves out hashes that the page needs later, because hashes do not compress. */
export const registryForPage = (releases: PageReleases, page?: PageRemote, language = 'en'): Registry =>
  releases.shell.readsHashes
    ? {
        remotes: releases.remotes.map((remote) =>
          announcedBriefly(remote, page && remote === page.remote ? page.files : remote.files, language),
        ),
        shell: releases.shell.release,
      }
    : { ...fullRegistry(releases), remotes: releases.remotes.map((remote) => announced(remote, language)) };

function announcedBriefly(remote: ServedRemote, files: string[], language: string): AnnouncedRemote {
  const { integrity, manifestHash } = remote;
  if (!manifestHash) return announced(remote, language);
  const words = remote.words?.[language]?.files ?? [];
  const included = Object.entries(integrity).filter(([file]) => files.includes(file) || words.includes(file));
  return { ...announced(remote, language), integrity: Object.fromEntries(included), more: manifestHash };
}

/** With its languages where they matter, and the titles of the page's own. */
function announced(remote: ServedRemote, language?: string): AnnouncedRemote {
  const languages = Object.keys(remote.words ?? {});
  const titles = remote.words?.[language ?? 'en']?.titles ?? {};
  const { name, version, release, hostApi, entry, routes, slots, integrity } = remote;
  return {
    name,
    version,
    release,
    hostApi,
    entry,
    routes: routes.map(({ path, title, access, offline }) => ({
      path,
      title: titles[title] ?? title,
      access,
      ...(offline && { offline }),
    })),
    slots: slots.map((slot) => ({ name: slot.name })),
    integrity,
    ...(language !== 'en' && languages.length && { languages }),
  };
}
