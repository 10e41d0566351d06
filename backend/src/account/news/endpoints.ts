import { endpoint } from '../../platform/endpoints.js';
import * as contract from './contract.js';

export const listNotifications = endpoint('listNotifications', 'GET', '/api/notifications/list', {
  summary: 'List what you were told',
  query: contract.notificationsBefore,
  returns: contract.notificationList,
});

export const countUnseenNotifications = endpoint(
  'countUnseenNotifications',
  'GET',
  '/api/notifications/unseen',
  {
    summary: 'Count what you have not seen yet',
    returns: contract.unseenNotifications,
  },
);

export const markNotificationsSeen = endpoint('markNotificationsSeen', 'POST', '/api/notifications/seen', {
  summary: 'Mark what you were told as seen',
  limit: 'news.seen',
  body: contract.seenNotifications,
  returns: contract.unseenNotifications,
});
