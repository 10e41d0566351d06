import { createSignal } from '../base/signal';

export interface LoginRequest {
  goTo?: string;
  /** Starts over: an earlier code no longer works. */
  isAnew?: boolean;
}

export const loginRequest = createSignal<LoginRequest | null>(null);

export const openLogin = (request: LoginRequest = {}) => loginRequest.set(request);
export const closeLogin = () => loginRequest.set(null);
