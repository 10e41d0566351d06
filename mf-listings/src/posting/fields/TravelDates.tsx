import type { Form } from 'shell/forms';
import { useToday } from 'shared-ui';
import { DayBox } from './boxes';
import { words } from '../../words';

interface TravelDatesProps {
  form: Form<'date' | 'endDate'>;
  /** The label of the last day; without it the trip has one day. */
  lastDay?: string;
  /** Other fields that move along with the first day. */
  moved?: (day: string) => Record<string, string>;
}

export function TravelDates({ form, lastDay, moved }: TravelDatesProps) {
  const { endDate } = form.values;
  const today = useToday();
  const start = (day: string) =>
    form.change({ ...moved?.(day), date: day, ...(endDate && endDate < day && { endDate: '' }) });
  return (
    <>
      <DayBox {...form.field('date')} label={words.travelDate} required min={today} onChange={start} />
      {lastDay && <LastDayField form={form} label={lastDay} />}
    </>
  );
}

/** The trip has one day unless it says a last one. */
export function LastDayField({ form, label }: { form: Form<'date' | 'endDate'>; label: string }) {
  const today = useToday();
  return (
    <DayBox
      {...form.field('endDate')}
      label={label}
      optional
      min={form.values.date || today}
      hint={words.anyDayBetween}
    />
  );
}
