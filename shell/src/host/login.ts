import { createSignal } from '../base/signal';

export interface LoginRequest {
  /** Path and query to go to after logging in. */
  goTo?: string;
  /** Starts over: an earlier code no longer works. */
  isAnew?: boolean;
}

/** Null while the dialog is closed. */
export const loginRequest = createSignal<LoginRequest | null>(null);

export const openLogin = (request: LoginRequest = {}) => loginRequest.set(request);
export const closeLogin = () => loginRequest.set(null);
