import type { Boot } from 'backend/contract/site';

const alone: Boot = {
  registry: { remotes: [] },
  sandbox: false,
  production: false,
  captcha: { siteKey: '', script: null },
  analytics: { needsConsent: true },
  contactEmail: '',
  answers: {},
};

/** Written by our own server into our own page, so it is read as it stands. */
function read(): Boot {
  const text = document.getElementById('boot')?.textContent;
  return text ? (JSON.parse(text) as Boot) : alone;
}

export const boot: Boot = read();

/** An answer that came with the HTML serves the first question and is then gone. */
export function takeAnswer(url: string) {
  const answer = boot.answers[url];
  delete boot.answers[url];
  return answer;
}
