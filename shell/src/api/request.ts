import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { apiError, unreachable, type ApiError } from './apiError';
import { askerOf } from './callers';
import { takeAnswer } from '../base/boot';

export interface Call {
  url: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  params?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/** What an answer says beside its body. */
export interface Meta {
  /** Where the next page of a list is. */
  link: string | null;
}

/** Every call of the site: the cookie goes along, a failure has one shape, nothing is retried. */
export const request: BaseQueryFn<string | Call, unknown, ApiError, object, Meta> = async (
  call,
  { signal, endpoint },
) => {
  const { url, method = 'GET', params, body } = typeof call === 'string' ? { url: call } : call;
  const address = url + queryString(params);
  const known = method === 'GET' ? takeAnswer(address) : undefined;
  if (known) {
    return known.status < 400
      ? { data: known.body, meta: { link: known.link ?? null } }
      : { error: apiError(known.status, '', JSON.stringify(known.body)) };
  }
  const asker = askerOf(endpoint);
  try {
    const response = await fetch(address, {
      method,
      signal,
      credentials: 'include',
      headers: {
        ...(asker && { 'x-remote': asker }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    const text = await response.text();
    if (!response.ok) return { error: apiError(response.status, response.statusText, text) };
    return { data: text ? JSON.parse(text) : null, meta: { link: response.headers.get('link') } };
  } catch (error) {
    return { error: unreachable(error) };
  }
};

function queryString(params: Call['params'] = {}): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return given.length ? `?${query}` : '';
}
