import { endpoint } from '../../platform/endpoints.js';
import * as contract from './contract.js';

const path = '/api/notifications/settings';

export const readChannelSettings = endpoint('readChannelSettings', 'GET', path, {
  summary: 'Read which news reaches you by which way',
  returns: contract.channelSettings,
});

export const changeChannelSettings = endpoint('changeChannelSettings', 'PATCH', path, {
  summary: 'Choose which news reaches you by which way',
  body: contract.channelSettingsChange,
  returns: contract.channelSettings,
});
