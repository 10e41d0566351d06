import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { blocks, newBlock, userId } from '../contract.js';

export const listBlocks = endpoint('listBlocks', 'GET', '/api/blocks', {
  summary: 'List the users you blocked',
  returns: blocks,
});

export const blockUser = endpoint('blockUser', 'POST', '/api/blocks', {
  summary: 'Block a user',
  body: newBlock,
  returns: done,
});

export const unblockUser = endpoint('unblockUser', 'DELETE', '/api/blocks/:userId', {
  summary: 'Unblock a user',
  params: { userId },
  returns: done,
});

export const undoBlock = endpoint('undoBlock', 'POST', '/api/blocks/:userId/undo', {
  summary: 'Take back that you have just blocked a user',
  params: { userId },
  returns: done,
});
