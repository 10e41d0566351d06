import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import * as contract from '../contract.js';

export const getMe = endpoint('getMe', 'GET', '/api/auth/me', {
  summary: 'Read who is logged in',
  returns: contract.me,
});

export const logOut = endpoint('logOut', 'POST', '/api/auth/logout', {
  summary: 'Log out',
  access: 'public',
  returns: done,
});

export const listSessions = endpoint('listSessions', 'GET', '/api/sessions', {
  summary: 'List your sessions',
  returns: contract.sessions,
});

export const endOtherSessions = endpoint('endOtherSessions', 'DELETE', '/api/sessions', {
  summary: 'End all sessions but this one',
  returns: done,
});

export const endSession = endpoint('endSession', 'DELETE', '/api/sessions/:id', {
  summary: 'End one of your sessions',
  params: { id: contract.sessionId },
  returns: done,
});
