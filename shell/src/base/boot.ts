import type { Boot } from 'backend/contract/site';

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

export const boot: Boot = read();

/** A response that came with the HTML. It serves the first call only, and none after a change. */
export function takePreloaded(url: string) {
  const response = boot.answers[url];
  delete boot.answers[url];
  return response;
}

export function dropPreloaded() {
  boot.answers = {};
}
