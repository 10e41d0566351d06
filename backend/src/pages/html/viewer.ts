import type { Viewer } from '../rendering/messages.js';

/** With the browser's language, as a tag that dates are written by. */
export function viewerOf(acceptedLanguages = '', zone?: string): Viewer {
  const language = /^[a-z]{2,3}(-[a-z\d]{2,8})*/i.exec(acceptedLanguages)?.[0] ?? 'en-US';
  const now = new Date();
  const day = zone ? now.toLocaleDateString('sv', { timeZone: zone }) : now.toISOString().slice(0, 10);
  return { language, day, ...(zone && { zone, now: now.toISOString() }) };
}

/** The zone of a member's device, which the shell keeps there. A cookie may hold anything. */
export function zoneOf(cookie = ''): string | undefined {
  const zone = /(?:^|; )zone=([\w+/-]{1,60})(?:;|$)/.exec(cookie)?.[1];
  try {
    return zone && new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The member who wants to choose a name later, on this device. */
export function nameLaterIn(cookie = ''): { nameLater?: number } {
  const id = /(?:^|; )name-later=(\d{1,15})(?:;|$)/.exec(cookie)?.[1];
  return id === undefined ? {} : { nameLater: Number(id) };
}

export const chosenTheme = (cookie = '') =>
  (['light', 'dark'] as const).find((name) => new RegExp(`(^|; )theme=${name}(;|$)`).test(cookie));
