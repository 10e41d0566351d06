import type { Listing } from 'backend/contract/listings';
import { formatDay } from 'shared-ui';

/** The day of the trip, or the first and the last of those that would do. */
export const tripDates = ({ date, endDate }: Pick<Listing, 'date' | 'endDate'>) =>
  endDate && endDate !== date ? `${formatDay(date)} – ${formatDay(endDate)}` : formatDay(date);
