import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import * as contract from './contract.js';

export const getNotifications = endpoint('getNotifications', 'GET', '/api/notifications', {
  summary: 'Read which mails you get',
  returns: contract.notifications,
});

export const changeNotifications = endpoint('changeNotifications', 'PATCH', '/api/notifications', {
  summary: 'Choose which mails you get',
  body: contract.notificationsChange,
  returns: contract.notifications,
});

export const switchByMail = endpoint('switchByMail', 'POST', '/api/notifications/by-mail', {
  summary: 'Switch a kind of mail by a link in a mail',
  access: 'public',
  limit: 'mail.stop',
  body: contract.mailSwitch,
  returns: contract.mailSwitchAnswer,
});

export const unsubscribe = endpoint('unsubscribe', 'POST', '/api/notifications/stop', {
  summary: 'Unsubscribe with one click',
  access: 'public',
  limit: 'mail.stop',
  query: contract.stopAddress,
  body: contract.oneClick,
  returns: done,
});

export const switchMailbox = endpoint('switchMailbox', 'POST', '/api/notifications/mailbox', {
  summary: 'Stop or allow mails to a mailbox',
  access: 'public',
  limit: 'mail.stop',
  body: contract.mailboxSwitch,
  returns: contract.mailboxSwitchAnswer,
});

export const stopMailbox = endpoint('stopMailbox', 'POST', '/api/notifications/mailbox/stop', {
  summary: 'Stop mails to a mailbox with one click',
  access: 'public',
  limit: 'mail.stop',
  query: contract.stopAddress,
  body: contract.oneClick,
  returns: done,
});
