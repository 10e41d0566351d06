import { useSyncExternalStore } from 'react';
import { firstView, never } from '../../firstView';
import { type CalendarDay, today } from './calendar-day';

/** The visitor's day, for what a page shows. Its first view has the server's, which may be another one. */
export const useToday = (): CalendarDay =>
  useSyncExternalStore(
    never,
    () => today(),
    () => firstView().day ?? today(),
  );
