import type { ComponentType, ReactNode } from 'react';
import type { AnnouncedRemote } from 'backend/contract/releases';
import { boot } from '../base/boot';
import type { RemoteDeclaration } from '../base/declaration';
import type { SlotName } from '../base/slots';
import { withTimeout, loadDeclaration } from '../remotes/declarations';
import { bustCacheOf } from '../remotes/registry';
import { reportSlowLoad, type Where } from '../remotes/report';

export interface Part {
  /** Also names the release, because the server renders several at a time. */
  key: string;
  where: Where;
  ready?: ComponentType<object>;
  /** When a visitor is waiting for it; a slow load is reported. */
  load: () => Promise<ComponentType<object>>;
  prepare: () => Promise<ComponentType<object>>;
}

type Loader = () => Promise<Record<string, (props: never) => ReactNode>>;

const parts = new Map<string, Part>();

/** Returns the same object for the same key, so that React sees no change. */
function part(key: string, where: Where, find: () => Promise<Loader | undefined>): Part {
  const known = parts.get(key);
  if (known) return known;
  let waitingSince: number | undefined;
  const created: Part = {
    key,
    where,
    load: () => {
      waitingSince ??= performance.now();
      return created.prepare();
    },
    prepare: async () =>
      created.ready ??
      find()
        .then((loader) => onlyComponent(key, loader))
        .then((component) => {
          // Only the time that a visitor waited counts, not the time of a prefetch before it.
          if (waitingSince !== undefined && !created.ready)
            reportSlowLoad(where, performance.now() - waitingSince);
          return (created.ready = component);
        })
        .catch((error: unknown) => {
          waitingSince = undefined;
          if (where.remote) bustCacheOf(where.remote);
          throw error;
        }),
  };
  parts.set(key, created);
  return created;
}

async function onlyComponent(key: string, loader: Loader | undefined): Promise<ComponentType<object>> {
  if (!loader) throw new Error(`${key} is announced but not declared`);
  const [component, another] = Object.values(await withTimeout(loader()));
  if (!component || another) throw new Error(`${key} must export exactly one component`);
  return component as ComponentType<object>;
}

/** Ignores a failure: the region that needs the part tries again and reports it. */
export function prefetchPart(part: Part) {
  if (!part.ready) part.prepare().catch(() => undefined);
}

export const ownPart = (path: string, page: Loader) =>
  part(`shell ${path}`, { where: 'page', ...itself() }, () => Promise.resolve(page));

const itself = () => (boot.registry.shell ? { remote: 'shell', release: boot.registry.shell } : {});

export const pagePart = (remote: AnnouncedRemote, path: string) =>
  part(`${nameOf(remote)} ${path}`, from(remote, 'page'), async () => {
    const { routes = [] } = await loadDeclaration(remote);
    return routes.find((route) => route.path === path)?.page;
  });

export const slotPart = (remote: AnnouncedRemote, slot: SlotName) =>
  part(`${nameOf(remote)} ${slot}`, from(remote, 'slot'), async () => {
    const { slots = {} }: RemoteDeclaration = await loadDeclaration(remote);
    return slots[slot];
  });

const nameOf = ({ name, release }: AnnouncedRemote) => `${name}@${release}`;

const from = ({ name, release }: AnnouncedRemote, where: Where['where']): Where => ({
  where,
  remote: name,
  release,
});
