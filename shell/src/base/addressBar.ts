import { createSignal } from './signal';

/** The path of the address bar. While the next page is coming it is ahead of the router's. */
export const pathInBar = createSignal('');
