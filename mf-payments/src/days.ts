import { momentFormat } from 'shared-ui';

/** Nov 20, 2026 */
export const dayOf = momentFormat({ dateStyle: 'medium' });

/** Nov 20, 2026, 4:55 PM */
export const momentOf = momentFormat({ dateStyle: 'medium', timeStyle: 'short' });

const month = momentFormat({ month: 'long', year: 'numeric' });
const shortMonth = momentFormat({ month: 'short' });

/** November 2026, of `2026-11` */
export const monthOf = (yearAndMonth: string) => month(yearAndMonth, 'UTC');

/** Nov, of `2026-11` */
export const shortMonthOf = (yearAndMonth: string) => shortMonth(yearAndMonth, 'UTC');
