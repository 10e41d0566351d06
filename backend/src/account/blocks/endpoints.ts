import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { userId } from '../contract.js';

export const undoBlock = endpoint('undoBlock', 'POST', '/api/blocks/:userId/undo', {
  summary: 'Take back that you have just blocked a user',
  params: { userId },
  returns: done,
});
