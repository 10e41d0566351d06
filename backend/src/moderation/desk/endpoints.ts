import { sameAccounts } from '../../account/identity/contract.js';
import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { deskNumbers } from '../numbers/contract.js';
import {
  auditLog,
  auditSearch,
  conversationCopy,
  decision,
  deskItem,
  deskPerson,
  dismissal,
  dismissed,
  foundPeople,
  itemId,
  lifting,
  measureId,
  newNote,
  notes,
  peopleSearch,
  personAction,
  personContact,
  personId,
  queue,
  queueSearch,
  roleChange,
  staffSelf,
} from './contract.js';

export const getDeskRole = endpoint('getDeskRole', 'GET', '/api/desk/me', {
  summary: 'Read your role at the desk',
  returns: staffSelf,
});

export const listDeskItems = endpoint('listDeskItems', 'GET', '/api/desk/queue', {
  summary: 'List what waits at the desk',
  limit: 'list.read',
  query: queueSearch,
  returns: queue,
});

export const dismissDeskItems = endpoint('dismissDeskItems', 'POST', '/api/desk/items/dismiss', {
  summary: 'Dismiss several items',
  body: dismissal,
  returns: dismissed,
});

export const getDeskItem = endpoint('getDeskItem', 'GET', '/api/desk/items/:id', {
  summary: 'Read an item with its sealed copy',
  params: { id: itemId },
  returns: deskItem,
});

export const claimDeskItem = endpoint('claimDeskItem', 'POST', '/api/desk/items/:id/claim', {
  summary: 'Take an item',
  params: { id: itemId },
  returns: done,
});

export const releaseDeskItem = endpoint('releaseDeskItem', 'POST', '/api/desk/items/:id/release', {
  summary: 'Give an item back',
  params: { id: itemId },
  returns: done,
});

export const openReportedConversation = endpoint(
  'openReportedConversation',
  'POST',
  '/api/desk/items/:id/conversation',
  {
    summary: 'Open the conversation around an item',
    params: { id: itemId },
    returns: conversationCopy,
  },
);

export const decideDeskItem = endpoint('decideDeskItem', 'POST', '/api/desk/items/:id/decision', {
  summary: 'Decide about an item',
  params: { id: itemId },
  body: decision,
  returns: done,
});

export const showGuestListing = endpoint('showGuestListing', 'POST', '/api/desk/items/:id/show', {
  summary: 'Show again what a guest published',
  params: { id: itemId },
  body: lifting,
  returns: done,
});

export const searchPeople = endpoint('searchPeople', 'POST', '/api/desk/people/search', {
  summary: 'Find people by name, email, phone or id',
  limit: 'list.read',
  body: peopleSearch,
  returns: foundPeople,
});

export const getDeskPerson = endpoint('getDeskPerson', 'GET', '/api/desk/people/:id', {
  summary: 'Read a person’s history',
  params: { id: personId },
  returns: deskPerson,
});

export const getDeskPersonLog = endpoint('getDeskPersonLog', 'GET', '/api/desk/people/:id/log', {
  summary: 'Read what was done about a person',
  params: { id: personId },
  returns: auditLog,
});

export const openPersonContact = endpoint('openPersonContact', 'POST', '/api/desk/people/:id/contact', {
  summary: 'Open a person’s email and phone number',
  params: { id: personId },
  returns: personContact,
});

export const actOnPerson = endpoint('actOnPerson', 'POST', '/api/desk/people/:id/actions', {
  summary: 'Decide about a person without a report',
  params: { id: personId },
  body: personAction,
  returns: done,
});

export const openSameAccounts = endpoint('openSameAccounts', 'POST', '/api/desk/people/:id/accounts', {
  summary: 'Open other accounts with the same phone, card or device',
  params: { id: personId },
  returns: sameAccounts,
});

export const listNotes = endpoint('listNotes', 'GET', '/api/desk/people/:id/notes', {
  summary: 'Read the notes about a person',
  params: { id: personId },
  returns: notes,
});

export const writeNote = endpoint('writeNote', 'POST', '/api/desk/people/:id/notes', {
  summary: 'Write a note about a person',
  params: { id: personId },
  body: newNote,
  returns: done,
});

export const liftMeasure = endpoint('liftMeasure', 'POST', '/api/desk/measures/:id/lift', {
  summary: 'Take back a decision',
  params: { id: measureId },
  body: lifting,
  returns: done,
});

export const changeRole = endpoint('changeRole', 'PUT', '/api/desk/people/:id/role', {
  summary: 'Give or take a role at the desk',
  params: { id: personId },
  body: roleChange,
  returns: done,
});

export const listAuditEntries = endpoint('listAuditEntries', 'GET', '/api/desk/log', {
  summary: 'Read the audit log',
  limit: 'list.read',
  query: auditSearch,
  returns: auditLog,
});

export const getDeskNumbers = endpoint('getDeskNumbers', 'GET', '/api/desk/numbers', {
  summary: 'Read the numbers of the desk',
  limit: 'list.read',
  returns: deskNumbers,
});
