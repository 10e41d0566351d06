import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { type ApiError } from './apiError';
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
export declare const request: BaseQueryFn<string | Call, unknown, ApiError, object, Meta>;
