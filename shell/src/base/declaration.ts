import type { PathName } from 'backend/endpoints/platform';
import type { ReactNode } from 'react';
import type { CallTo } from './callTo';
import type { Slots } from './slots';

/** A route of any path could name every parameter, so it can call none of these functions. */
type PathParams<Path extends string> = string extends Path ? never : Record<PathName<Path>, string>;

export interface RemoteRoute<Path extends string = string> {
  path: Path & (`/${string}` | '*');
  title: string;
  description?: string;
  access: 'public' | 'member';
  page: () => Promise<Record<string, () => ReactNode>>;
  /**
   * First calls of the page; the HTML contains their responses. The build runs this function with placeholders, which
   * the server fills from path and query of the address. A placeholder fits every type that a call may want. Earlier
   * releases list addresses.
   */
  calls?:
    | ((path: PathParams<Path>, query: (name: string) => never) => Pick<CallTo<unknown>, 'query'>[])
    | `/api/${string}`[];
  /** The page can show what the device keeps, without a network. */
  offline?: boolean;
}

type SlotLoader<Props> = () => Promise<Record<string, (props: Props) => ReactNode>>;

export interface RemoteDeclaration<Paths extends string[] = string[]> {
  name: string;
  /** The remote that had these pages and slots before. A release of it that still has them keeps them. */
  movedFrom?: string;
  routes?: [...{ [Index in keyof Paths]: RemoteRoute<Paths[Index]> }];
  slots?: { [Name in keyof Slots]?: SlotLoader<Slots[Name]> };
}

/** What is left of it in a browser: the build reads the calls. */
export interface LoadedRemote extends Omit<RemoteDeclaration, 'routes'> {
  routes?: Omit<RemoteRoute, 'calls'>[];
}

export const defineRemote = <const Paths extends string[]>(
  declaration: RemoteDeclaration<Paths>,
): LoadedRemote => declaration;
