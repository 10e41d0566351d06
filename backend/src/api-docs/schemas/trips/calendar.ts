import * as calendar from '../../../trips/calendar/contract.js';
import { describeContract } from '../../describe-contract.js';

const url =
  'Serves all trips as iCalendar without a login. Who has it reads flights, names and meeting places, and nothing else.';

export const ofCalendarFeeds = describeContract(calendar, {
  calendarFeed: {
    description: 'The address that a calendar of the member reads.',
    fields: { url: `${url} Null when there is none, or it was stored with a secret that is lost.` },
  },
  newCalendarFeed: {
    description: 'The address that a calendar of the member reads from now on.',
    fields: { url },
  },
});
