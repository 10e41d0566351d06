import { withoutPersonalData } from '../../platform/observe/personal-data.js';

/** A path alone: what follows it may hold codes, tokens and secrets. */
export const barePath = (path: string): string => withoutPersonalData(path.replace(/[?#].*$/s, ''));
