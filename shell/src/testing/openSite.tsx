import { afterEach, beforeEach } from '@jest/globals';
import type { RemoteRelease } from 'backend/contract/releases';
import type { Boot } from 'backend/contract/pages';
import { boot } from '../base/boot';
import { pin } from '../remotes/registry';
import { Routes } from '../Routes';
import type { Answers } from './network';
import { renderAt } from './renderAt';

interface Opening {
  at: string;
  answers?: Answers;
  remotes?: RemoteRelease[];
  /** The server's data in the HTML. */
  bootData?: Partial<Boot>;
}

const originalBoot = { ...boot };

beforeEach(() => {
  window.scrollTo = () => undefined;
});

afterEach(() => {
  Object.assign(boot, originalBoot, { answers: {} });
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the whole site at a URL; only the network is faked. */
export function openSite({ at, answers = {}, remotes = [], bootData = {} }: Opening) {
  Object.assign(
    boot,
    { contactEmail: 'hello@example.com', socialLinks: undefined, languages: undefined },
    bootData,
  );
  pin({ remotes });
  return renderAt(at, answers, <Routes />);
}
