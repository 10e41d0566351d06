/** The part of the shell's source that the one page uses. It is compiled by webpack, under the shell's settings. */
declare module 'shell-source/api/store' {
  export const createStore: () => import('redux').Store;
}
declare module 'shell-source/base/boot' {
  export const boot: object;
}
declare module 'shell-source/parts/firstView' {
  export const serverView: { missing: Set<{ prepare(): Promise<unknown> }> };
}
declare module 'shell-source/remotes/declarations' {
  export const readDeclarationsBy: (read: (remote: { name: string }) => Promise<object | undefined>) => void;
}
declare module 'shell-source/remotes/registry' {
  export const pin: (registry: object) => void;
}
declare module 'shell-source/Routes' {
  export const Routes: import('react').FunctionComponent;
}
declare module 'shell-source/server/render' {
  export interface PageToRender {
    boot: { registry: object };
  }
  export const render: (page: PageToRender) => Promise<object | null>;
}
