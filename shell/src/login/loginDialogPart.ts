import { ownPart, prefetchPart } from '../parts/parts';

/** Its own chunk, because most visitors never open it. */
export const loginDialogPart = ownPart('login', () => import('./LoginDialog'));

export const prefetchLogin = () => prefetchPart(loginDialogPart);
