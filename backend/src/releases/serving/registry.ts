import type { AnnouncedRemote, Registry } from '../contract.js';
import type { DescribedRemote } from '../store/manifest.js';
import type { Given } from './served-releases.service.js';

/** Files that the page is going to ask for, of the remote that serves it. */
interface First {
  remote: DescribedRemote;
  files: string[];
}

/** All that there is to tell of the remotes. */
export const registryOf = ({ shell, remotes }: Given): Registry => ({
  remotes: remotes.map((remote) => announced(remote)),
  shell: shell.release,
});

/** What a page is told: every remote's entry, and its own files. Hashes do not compress, and come before all else. */
export const registryFor = (given: Given, first?: First): Registry =>
  given.shell.readsHashes
    ? {
        remotes: given.remotes.map((remote) =>
          briefly(remote, first && remote === first.remote ? first.files : remote.files),
        ),
        shell: given.shell.release,
      }
    : registryOf(given);

function briefly(remote: DescribedRemote, files: string[]): AnnouncedRemote {
  const { integrity, hash } = remote;
  if (!hash) return announced(remote);
  const told = Object.entries(integrity).filter(([file]) => files.includes(file));
  return { ...announced(remote), integrity: Object.fromEntries(told), more: hash };
}

const announced = (remote: DescribedRemote): AnnouncedRemote => {
  const { name, version, release, hostApi, entry, routes, slots, integrity } = remote;
  return {
    name,
    version,
    release,
    hostApi,
    entry,
    routes: routes.map(({ path, title, access }) => ({ path, title, access })),
    slots: slots.map((slot) => ({ name: slot.name })),
    integrity,
  };
};
