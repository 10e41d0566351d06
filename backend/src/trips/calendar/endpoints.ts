import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { calendarFeed, newCalendarFeed } from './contract.js';

export const getCalendarFeed = endpoint('getCalendarFeed', 'GET', '/api/calendar', {
  summary: 'Read the address of your trips for a calendar',
  limit: 'list.read',
  returns: calendarFeed,
});

export const renewCalendarFeed = endpoint('renewCalendarFeed', 'POST', '/api/calendar', {
  summary: 'Make the address of your trips for a calendar, or renew it',
  limit: 'match.change',
  returns: newCalendarFeed,
});

export const endCalendarFeed = endpoint('endCalendarFeed', 'DELETE', '/api/calendar', {
  summary: 'End the address of your trips for a calendar',
  limit: 'match.change',
  returns: done,
});
