import { afterEach, beforeEach } from '@jest/globals';
import type { RemoteRelease } from 'backend/contract/releases';
import type { Boot } from 'backend/contract/site';
import { boot } from '../base/boot';
import { pin } from '../remotes/registry';
import { Routes } from '../Routes';
import type { Answers } from './network';
import { renderAt } from './renderAt';

interface Opening {
  at: string;
  answers?: Answers;
  remotes?: RemoteRelease[];
  /** What the server's HTML said. */
  told?: Partial<Boot>;
}

const alone = { ...boot };

beforeEach(() => {
  window.scrollTo = () => undefined;
});

afterEach(() => {
  Object.assign(boot, alone, { answers: {} });
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the whole site, header and footer and all, at a URL; only the network is not real. */
export function openSite({ at, answers = {}, remotes = [], told = {} }: Opening) {
  Object.assign(boot, { contactEmail: 'hello@example.com' }, told);
  pin({ remotes });
  return renderAt(at, answers, <Routes />);
}
