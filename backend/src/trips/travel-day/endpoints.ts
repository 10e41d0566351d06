import { endpoint } from '../../platform/endpoints.js';
import * as contract from '../contract.js';

export const addStep = endpoint('addStep', 'POST', '/api/matches/:id/steps', {
  summary: 'Tap a step of the day of travel',
  limit: 'match.change',
  params: { id: contract.matchId },
  body: contract.newStep,
  returns: contract.steps,
});

export const takeBackStep = endpoint('takeBackStep', 'DELETE', '/api/matches/:id/steps', {
  summary: 'Take back a step of the day of travel',
  limit: 'match.change',
  params: { id: contract.matchId },
  body: contract.stepToTakeBack,
  returns: contract.steps,
});

export const missConnection = endpoint('missConnection', 'POST', '/api/matches/:id/missed', {
  summary: 'Say that a connection was missed',
  limit: 'match.change',
  params: { id: contract.matchId },
  body: contract.missedConnection,
  returns: contract.matchDetails,
});

export const takeBackMissedConnection = endpoint(
  'takeBackMissedConnection',
  'DELETE',
  '/api/matches/:id/missed',
  {
    summary: 'Take back that a connection was missed',
    limit: 'match.change',
    params: { id: contract.matchId },
    body: contract.missedConnection,
    returns: contract.matchDetails,
  },
);
