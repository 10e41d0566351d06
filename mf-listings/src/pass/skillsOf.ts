import type { Listing } from 'backend/contract/listings';

/** 'Connections, Carrying bags' is two. */
export const skillsOf = ({ skills }: Pick<Listing, 'skills'>) =>
  (skills ?? '')
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean);
