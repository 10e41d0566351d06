import { done } from '../platform/contract.js';
import { endpoint } from '../platform/endpoints.js';
import * as contract from './contract.js';

export const listConversations = endpoint('listConversations', 'GET', '/api/messages', {
  summary: 'List your conversations',
  limit: 'inbox.read',
  query: contract.conversationsSearch,
  returns: contract.conversations,
});

export const countUnread = endpoint('countUnread', 'GET', '/api/messages/unread', {
  summary: 'Count unread conversations',
  limit: 'inbox.read',
  returns: contract.unread,
});

export const getConversation = endpoint('getConversation', 'GET', '/api/messages/:otherUserId', {
  summary: 'Read a conversation',
  limit: 'inbox.read',
  params: { otherUserId: contract.otherUserId },
  query: contract.conversationSearch,
  returns: contract.conversationPage,
});

export const sendMessage = endpoint('sendMessage', 'POST', '/api/messages', {
  summary: 'Send a message',
  limit: 'message.send',
  body: contract.newMessage,
  returns: contract.sentMessage,
});

export const markRead = endpoint('markRead', 'POST', '/api/messages/:otherUserId/read', {
  summary: 'Mark a conversation as read',
  limit: 'inbox.read',
  params: { otherUserId: contract.otherUserId },
  body: contract.readMark,
  returns: contract.unread,
});

export const confirmRules = endpoint('confirmRules', 'POST', '/api/messages/:otherUserId/rules', {
  summary: 'Confirm the rules of a conversation',
  limit: 'inbox.read',
  params: { otherUserId: contract.otherUserId },
  returns: done,
});
