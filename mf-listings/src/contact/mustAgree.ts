import type { Me } from 'backend/contract/account';

/** Once for each person, at their first contact. The last server does not ask. */
export const mustAgree = ({ rulesAgreed }: Me): boolean => rulesAgreed === false;
