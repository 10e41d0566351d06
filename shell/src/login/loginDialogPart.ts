import { ownPart, prefetchPart } from '../parts/parts';

/** The dialog comes along when it is first needed: most visitors never open it. */
export const loginDialogPart = ownPart('login', () => import('./LoginDialog'));

export const prefetchLogin = () => prefetchPart(loginDialogPart);
