export type Period = 'hour' | 'day' | 'month';
export const hourAndDay = ['hour', 'day'] as const;
export type HourOrDay = (typeof hourAndDay)[number];

const running = (period: Period, value: string, otherwise: string) =>
  `case when ${period}_started + interval '1 ${period}' > now() then ${value} else ${otherwise} end`;
const spent = (period: Period) => `${running(period, `${period}_spent`, '0')} + $1`;
const started = (period: Period) => running(period, `${period}_started`, 'now()');

/**
 * The statements of a budget. One row of its table counts for the whole site, so that concurrent requests cannot exceed
 * it.
 */
export const budgetIn = (table: string, periods: readonly Period[]) => {
  const each = (say: (period: Period, at: number) => string, between: string) =>
    periods.map(say).join(between);
  return {
    /** $1 is the amount, the others what each period has, in their order. No row: it would be too much. */
    spend: `
      update ${table} set
        ${each((period) => `${period}_spent = ${spent(period)}, ${period}_started = ${started(period)}`, ',\n')}
      where ${each((period, at) => `${spent(period)} <= $${at + 2}`, ' and ')}
      returning ${each((period) => `${period}_spent as ${period}`, ', ')}`,
    /** Once for each period that has spent $1. */
    claimAlarm: (period: Period) => `
      update ${table} set ${period}_alarm = ${period}_started
      where ${period}_alarm is distinct from ${period}_started and ${period}_spent >= $1
      returning ${period}_started::text as started`,
    spent: `
      select ${each((period) => `${running(period, `${period}_spent`, '0')} as ${period}`, ', ')}
      from ${table}`,
  };
};
