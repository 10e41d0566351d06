import { Misuse } from './cli-error.ts';

/** The origin of a running site; a token is not sent there in the open. */
export function siteOf(text) {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.username)
    throw new Misuse(`--to takes the address of a site, as in https://staging.example, and not "${text}".`);
  if (url.protocol === 'http:' && !isThisMachine(url.hostname))
    throw new Misuse(`${url.origin} would be sent your token in the open: --to takes https.`);
  return url.origin;
}

const isThisMachine = (host) => /^(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])$/.test(host);
