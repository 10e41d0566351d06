import { momentFormat } from 'shared-ui';
import { words } from '../words';

const moment = momentFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** As our mails write it: what the desk decides has one time for all who read it. */
export const momentInUtc = (at: string) => words.momentInUtc(moment(at, 'UTC'));
