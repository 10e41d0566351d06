import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { hasUnnamedMembers } from 'backend/rules/account';
import { pageLanguage, pressed } from 'shared-ui';
import { apiError, unreachable, type ApiError } from './apiError';
import { callerOf } from './callers';
import { boot, dropPreloaded, missingAnswers, takePreloaded } from '../base/boot';
import type { Call } from '../base/callTo';
import { inBrowser } from '../base/inBrowser';

export interface Meta {
  link: string | null;
}

/** Every call of the site: it sends the cookie, turns each failure into an `ApiError` and retries nothing. */
export const request: BaseQueryFn<string | Call, unknown, ApiError, object, Meta> = async (
  call,
  { signal, endpoint },
) => {
  const { method = 'GET', body } = wholeCall(call);
  const address = addressOf(call);
  if (method !== 'GET') dropPreloaded();
  const preloaded = method === 'GET' ? takePreloaded(address) : undefined;
  if (preloaded) {
    return preloaded.status < 400
      ? { data: preloaded.body, meta: { link: preloaded.link ?? null } }
      : { error: apiError(preloaded.status, '', JSON.stringify(preloaded.body)) };
  }
  if (!inBrowser) {
    missingAnswers.add(address);
    return new Promise(() => undefined);
  }
  const caller = callerOf(endpoint);
  const language = pageLanguage();
  try {
    const response = await fetch(address, {
      method,
      signal,
      credentials: 'include',
      headers: {
        ...(caller && { 'x-remote': caller }),
        // Also in English where there is a choice: the cookie may hold the language of another tab.
        ...((language !== 'en' || boot.languages) && { 'x-language': language }),
        ...(method !== 'GET' && { 'content-type': body instanceof Blob ? body.type : 'application/json' }),
      },
      ...(method !== 'GET' && { body: body instanceof Blob ? body : JSON.stringify(body ?? {}) }),
    });
    const text = await response.text();
    if (method === 'GET') await pressed();
    if (!response.ok) return { error: apiError(response.status, response.statusText, text) };
    return {
      data: text ? await withNames(JSON.parse(text), text) : null,
      meta: { link: response.headers.get('link') },
    };
  } catch (error) {
    return { error: unreachable(error) };
  }
};

/** Of a call that reads, if the response came with the HTML and is no refusal. The call itself takes it. */
export function preloadedAnswer(call: string | Call): { data: unknown; meta: Meta } | undefined {
  const found = boot.answers[addressOf(call)];
  if (!found || found.status < 200 || found.status >= 400) return undefined;
  const { body, link = null } = found;
  return { data: body, meta: { link } };
}

const hasNames = (text: string) => text.includes('"city":') || hasUnnamedMembers(text);

/**
 * Names places and members without a name in the page's language; the server has done so in what came with the HTML. If the lists
 * fail to load, they stay in English.
 */
async function withNames(body: unknown, text: string): Promise<unknown> {
  if (pageLanguage() === 'en' || !hasNames(text)) return body;
  const naming = await import('../language/nameInLanguage').catch(() => undefined);
  return naming ? naming.nameInLanguage(body) : body;
}

const wholeCall = (call: string | Call): Call => (typeof call === 'string' ? { url: call } : call);

function addressOf(call: string | Call): string {
  const { url, params } = wholeCall(call);
  return url + queryString(params);
}

function queryString(params: Call['params'] = {}): string {
  const present = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(present.map(([key, value]) => [key, String(value)]));
  return present.length ? `?${query}` : '';
}
