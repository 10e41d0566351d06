import { ownPart, warmUp } from '../remotes/parts';

/** The dialog comes along when it is first needed: most visitors never open it. */
export const loginPart = ownPart('login', () => import('./LoginDialog'));

export const warmLogin = () => warmUp(loginPart);
