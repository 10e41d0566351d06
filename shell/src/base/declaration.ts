import type { ReactNode } from 'react';
import type { Slots } from './slots';

export interface RemoteRoute {
  path: `/${string}` | '*';
  title: string;
  description?: string;
  access: 'public' | 'member';
  page: () => Promise<Record<string, () => ReactNode>>;
  /** First calls of the page; the HTML contains their responses. `{name}` is filled from path and query. */
  calls?: `/api/${string}`[];
  /** The page can show what the device keeps, without a network. */
  offline?: boolean;
}

type SlotLoader<Props> = () => Promise<Record<string, (props: Props) => ReactNode>>;

export interface RemoteDeclaration {
  name: string;
  /** The remote that had these pages and slots before. A release of it that still has them keeps them. */
  movedFrom?: string;
  routes?: RemoteRoute[];
  slots?: { [Name in keyof Slots]?: SlotLoader<Slots[Name]> };
}

export const defineRemote = (declaration: RemoteDeclaration): RemoteDeclaration => declaration;
