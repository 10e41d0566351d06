const aYear = 365 * 24 * 60 * 60;

/** For visits that begin at an address without a language, and for a member's mails. The page is loaded again anyway. */
export function rememberLanguage(language: string, isMember: boolean) {
  document.cookie = `language=${language}; path=/; max-age=${aYear}; samesite=lax`;
  if (!isMember) return;
  const request = { method: 'PATCH', keepalive: true, body: JSON.stringify({ language }) };
  const headers = { 'content-type': 'application/json' };
  // The cookie has it, and the next choice says it again.
  fetch('/api/profile', { ...request, headers }).catch(() => undefined);
}
