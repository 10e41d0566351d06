import { createSignal } from './signal';

/** Null while the dialog is closed; `then` is the path to go to after logging in. */
export const loginRequest = createSignal<{ then?: string } | null>(null);

export const openLogin = (request: { then?: string } = {}) => loginRequest.set(request);
export const closeLogin = () => loginRequest.set(null);
