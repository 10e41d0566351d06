import { slotNames, withoutParameterNames } from '../store/manifest.js';
import type { ServedRemote } from '../store/manifest.js';

/**
 * Pages and slots that have moved to another remote stay with the former one for as long as a visitor's release of it has
 * them. So the two ship in any order without a gap, one visitor at a time, and a rollback takes the pages back.
 */
export const leaveToFormer = (remotes: ServedRemote[]): ServedRemote[] =>
  remotes.map((remote) => {
    const former = remotes.find(({ name }) => name === remote.movedFrom);
    return former ? without(remote, former) : remote;
  });

function without(remote: ServedRemote, former: ServedRemote): ServedRemote {
  const paths = new Set(former.routes.map(({ path }) => withoutParameterNames(path)));
  const slots = new Set(slotNames(former));
  return {
    ...remote,
    routes: remote.routes.filter(({ path }) => !paths.has(withoutParameterNames(path))),
    slots: remote.slots.filter(({ name }) => !slots.has(name)),
  };
}
