import { oneClick } from '../../account/notifications/contract.js';
import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import * as contract from './contract.js';

export const createAlert = endpoint('createAlert', 'POST', '/api/alerts', {
  summary: 'Ask to be told when somebody is found',
  access: 'public',
  body: contract.newAlert,
  returns: contract.createdAlert,
});

export const confirmAlert = endpoint('confirmAlert', 'POST', '/api/alerts/confirm', {
  summary: 'Confirm the alert of a guest by its code',
  access: 'public',
  body: contract.alertConfirmation,
  returns: contract.alert,
});

export const listAlerts = endpoint('listAlerts', 'GET', '/api/alerts', {
  summary: 'List your alerts',
  returns: contract.alerts,
});

export const changeAlert = endpoint('changeAlert', 'PATCH', '/api/alerts/:id', {
  summary: 'Change how you are told, or pause',
  limit: 'alert.change',
  params: { id: contract.alertId },
  body: contract.alertChange,
  returns: contract.alert,
});

export const deleteAlert = endpoint('deleteAlert', 'DELETE', '/api/alerts/:id', {
  summary: 'Stop an alert',
  params: { id: contract.alertId },
  returns: done,
});

export const stopAlertByMail = endpoint('stopAlertByMail', 'POST', '/api/alerts/stop', {
  summary: 'Stop alerts by the link in a mail',
  access: 'public',
  limit: 'mail.stop',
  body: contract.alertStop,
  returns: contract.stoppedAlerts,
});

export const stopAlertWithOneClick = endpoint('stopAlertWithOneClick', 'POST', '/api/alerts/stop/one-click', {
  summary: 'Stop alerts with one click',
  access: 'public',
  limit: 'mail.stop',
  query: contract.alertStopAddress,
  body: oneClick,
  returns: done,
});
