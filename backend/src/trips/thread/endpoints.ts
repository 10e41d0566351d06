import { message, readMark } from '../../messaging/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { matchId } from '../contract.js';
import * as contract from './contract.js';

export const getThread = endpoint('getThread', 'GET', '/api/matches/:id/thread', {
  summary: 'Read the conversation of a trip',
  limit: 'inbox.read',
  params: { id: matchId },
  query: contract.threadSearch,
  returns: contract.thread,
});

export const writeToThread = endpoint('writeToThread', 'POST', '/api/matches/:id/thread', {
  summary: 'Write to everybody on a trip',
  limit: 'message.send',
  params: { id: matchId },
  body: contract.newThreadMessage,
  returns: message,
});

export const markThreadRead = endpoint('markThreadRead', 'POST', '/api/matches/:id/thread/read', {
  summary: 'Mark the conversation of a trip as read',
  limit: 'inbox.read',
  params: { id: matchId },
  body: readMark,
  returns: contract.threadRead,
});

export const listThreads = endpoint('listThreads', 'GET', '/api/threads', {
  summary: 'List the conversations of your trips',
  limit: 'inbox.read',
  returns: contract.threads,
});
