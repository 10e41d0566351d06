import type { ComponentType, ReactNode } from 'react';
import type { AnnouncedRemote } from 'backend/contract/releases';
import { boot } from '../base/boot';
import type { RemoteDeclaration } from '../base/declaration';
import type { SlotName } from '../base/slots';
import { inTime, loadDeclaration } from '../remotes/load';
import { askAfresh } from '../remotes/registry';
import { reportWait, type Where } from '../remotes/report';

/** A page or a slot's filling: something that has to be loaded before it can be rendered, once. */
export interface Part {
  where: Where;
  /** There at once when it was loaded before. */
  ready?: ComponentType<object>;
  /** For whoever waits for it. */
  load: () => Promise<ComponentType<object>>;
  /** For the moment before it is needed: nobody waits. */
  prepare: () => Promise<ComponentType<object>>;
}

type Loader = () => Promise<Record<string, (props: never) => ReactNode>>;

const parts = new Map<string, Part>();

/** The same part for the same key, so that React can tell it has not changed. */
function part(key: string, where: Where, find: () => Promise<Loader | undefined>): Part {
  const known = parts.get(key);
  if (known) return known;
  let waitingSince: number | undefined;
  const made: Part = {
    where,
    load: () => {
      waitingSince ??= performance.now();
      return made.prepare();
    },
    prepare: async () =>
      made.ready ??
      find()
        .then((loader) => onlyComponent(key, loader))
        .then((component) => {
          // What was only prepared was slow for nobody; of what was prepared too late, the rest is what counts.
          if (waitingSince !== undefined && !made.ready) reportWait(where, performance.now() - waitingSince);
          return (made.ready = component);
        })
        .catch((error: unknown) => {
          waitingSince = undefined;
          if (where.remote) askAfresh(where.remote);
          throw error;
        }),
  };
  parts.set(key, made);
  return made;
}

async function onlyComponent(key: string, loader: Loader | undefined): Promise<ComponentType<object>> {
  if (!loader) throw new Error(`${key} is announced but not there`);
  const [component, another] = Object.values(await inTime(loader()));
  if (!component || another) throw new Error(`${key} must export exactly one component`);
  return component as ComponentType<object>;
}

/** For the moment before it is needed. A failure here is not one yet: whoever needs the part will be told. */
export function warmUp(part: Part) {
  if (!part.ready) part.prepare().catch(() => undefined);
}

/** A page of the shell's own. */
export const ownPart = (path: string, page: Loader) =>
  part(`shell ${path}`, { where: 'page', ...itself }, () => Promise.resolve(page));

/** The shell is a name with releases like any other. */
const itself = boot.registry.shell ? { remote: 'shell', release: boot.registry.shell } : {};

export const pagePart = (remote: AnnouncedRemote, path: string) =>
  part(`${remote.name} ${path}`, from(remote, 'page'), async () => {
    const { routes = [] } = await loadDeclaration(remote);
    return routes.find((route) => route.path === path)?.page;
  });

export const slotPart = (remote: AnnouncedRemote, slot: SlotName) =>
  part(`${remote.name} ${slot}`, from(remote, 'slot'), async () => {
    const { slots = {} }: RemoteDeclaration = await loadDeclaration(remote);
    return slots[slot];
  });

const from = ({ name, release }: AnnouncedRemote, where: Where['where']): Where => ({
  where,
  remote: name,
  release,
});
