import { words } from '../words';

/** The server names a device in English: `Chrome on Windows`, `Mac` or `Unknown device`. */
export function deviceName(named: string): string {
  const [browser, system] = named.split(' on ');
  if (browser && system) return words.browserOn(browser, system);
  return named === 'Unknown device' ? words.unknownDevice : named;
}
