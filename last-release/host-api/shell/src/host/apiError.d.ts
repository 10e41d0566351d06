import type { ErrorBody } from '../../../backend/src/platform/contract.js';
export interface ApiError {
    status: number | 'NETWORK';
    /** The status, a colon, and the body as it came: `401: {"message":…}`. */
    message: string;
    /** The server's own sentence, when it sent one. */
    serverMessage?: string;
    issues?: ErrorBody['issues'];
}
export declare const isApiError: (error: unknown) => error is ApiError;
export declare function apiError(status: number, statusText: string, body: string): ApiError;
export declare const unreachable: (error: unknown) => ApiError;
