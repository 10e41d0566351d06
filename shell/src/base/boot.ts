import type { Boot } from 'backend/contract/pages';
import { inBrowser } from './inBrowser';

const withoutServer: Boot = {
  registry: { remotes: [] },
  sandbox: false,
  production: false,
  captcha: { siteKey: '', script: null },
  analytics: { needsConsent: true },
  contactEmail: '',
  answers: {},
};

/** Comes from our own server, so its shape is not checked. */
function read(): Boot {
  const text = document.getElementById('boot')?.textContent;
  return text ? (JSON.parse(text) as Boot) : withoutServer;
}

/** The server fills it for each page that it renders. */
export const boot: Boot = inBrowser ? read() : { ...withoutServer };

/** Addresses whose responses the page has used, and on the server those that it would have needed. */
export const usedAnswers = new Set<string>();
export const missingAnswers = new Set<string>();

/** A response that came with the HTML. It serves the first call only, and none after a change. */
export function takePreloaded(url: string) {
  const response = boot.answers[url];
  usedAnswers.add(url);
  // The server renders a page several times until it is complete.
  if (inBrowser) delete boot.answers[url];
  return response;
}

export function dropPreloaded() {
  boot.answers = {};
}
