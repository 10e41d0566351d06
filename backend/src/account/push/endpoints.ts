import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import * as contract from './contract.js';

export const getPushKey = endpoint('getPushKey', 'GET', '/api/push/key', {
  summary: 'Read the key that browsers subscribe with',
  returns: contract.pushKey,
});

export const listPushSubscriptions = endpoint('listPushSubscriptions', 'GET', '/api/push/subscriptions', {
  summary: 'List the devices that get your notifications',
  returns: contract.pushSubscriptions,
});

export const savePushSubscription = endpoint('savePushSubscription', 'PUT', '/api/push/subscriptions', {
  summary: 'Have your notifications sent to this device',
  limit: 'push.subscribe',
  body: contract.newPushSubscription,
  returns: contract.pushSubscription,
});

export const removePushSubscription = endpoint(
  'removePushSubscription',
  'DELETE',
  '/api/push/subscriptions/:id',
  {
    summary: 'Send a device no more notifications',
    params: { id: contract.pushSubscriptionId },
    returns: done,
  },
);
