import { withoutPersonalData } from '../../platform/observe/personal-data.js';

/** Without query and hash, which may contain codes, tokens and secrets. */
export const barePath = (path: string): string => withoutPersonalData(path.replace(/[?#].*$/s, ''));
