import { workspaceOf } from '../build/workspaces.ts';

export interface RemoteNames {
  name: string;
  workspace: string;
  component: string;
  title: string;
  path: string;
}

export function remoteNames(name: string): RemoteNames {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    name,
    workspace: workspaceOf(name),
    component: words.join(''),
    title: words.join(' '),
    path: `/${name}`,
  };
}
