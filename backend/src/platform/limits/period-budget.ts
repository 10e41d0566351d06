export type Period = 'hour' | 'day';
export const periods = ['hour', 'day'] as const;

const running = (period: Period, value: string, otherwise: string) =>
  `case when ${period}_started + interval '1 ${period}' > now() then ${value} else ${otherwise} end`;
const spent = (period: Period) => `${running(period, `${period}_spent`, '0')} + $1`;
const started = (period: Period) => running(period, `${period}_started`, 'now()');

/**
 * The statements of a budget. One row of its table counts for the whole site, so that concurrent requests cannot exceed
 * it.
 */
export const budgetIn = (table: string) => ({
  /** $1 is the amount, $2 what the hour has, $3 what the day has. No row: it would be too much. */
  spend: `
    update ${table} set
      hour_spent = ${spent('hour')}, hour_started = ${started('hour')},
      day_spent = ${spent('day')}, day_started = ${started('day')}
    where ${spent('hour')} <= $2 and ${spent('day')} <= $3
    returning hour_spent as hour, day_spent as day`,
  /** Once for each period that has spent $1. */
  claimAlarm: (period: Period) => `
    update ${table} set ${period}_alarm = ${period}_started
    where ${period}_alarm is distinct from ${period}_started and ${period}_spent >= $1
    returning ${period}_started::text as started`,
  spent: `
    select ${running('hour', 'hour_spent', '0')} as hour, ${running('day', 'day_spent', '0')} as day
    from ${table}`,
});
