import { endpoint } from '../../platform/endpoints.js';
import { legalName, legalText } from './contract.js';

export const getLegalText = endpoint('getLegalText', 'GET', '/api/legal/:name', {
  summary: 'Read the terms of use or the privacy policy in your language',
  access: 'public',
  params: { name: legalName },
  returns: legalText,
});
