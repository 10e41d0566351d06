// What the server runs of the one bundle: the shell's own rendering, with the pages of every remote in the bundle.
import { render as renderPage, type PageToRender } from 'shell-source/server/render';
import { announced } from './without-remotes.ts';

export const given = {};

export function render(page: PageToRender) {
  const registry = { ...page.boot.registry, remotes: announced };
  return renderPage({ ...page, boot: { ...page.boot, registry } });
}
