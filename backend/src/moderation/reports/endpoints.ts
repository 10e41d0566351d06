import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { newReport } from './contract.js';

export const reportUser = endpoint('reportUser', 'POST', '/api/reports', {
  summary: 'Report a user to the team',
  limit: 'report.write',
  body: newReport,
  returns: done,
});
