import { endpoint } from '../../platform/endpoints.js';
import { guide, guideName } from './contract.js';

export const getGuide = endpoint('getGuide', 'GET', '/api/guides/:name', {
  summary: 'Read a guide in your language',
  access: 'public',
  params: { name: guideName },
  returns: guide,
});
