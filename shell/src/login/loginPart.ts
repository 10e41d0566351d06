import { ownPart, warmUp } from '../parts/parts';

/** The dialog comes along when it is first needed: most visitors never open it. */
export const loginPart = ownPart('login', () => import('./LoginDialog'));

export const warmLogin = () => warmUp(loginPart);
