import type { Conversation, ConversationPage, Message } from 'backend/contract/messaging';
import { asha, meera } from './people';

/** A message from Meera to Asha. Tests override the fields that they are about. */
export const sampleMessage = (overrides: Partial<Message> = {}): Message => ({
  id: 1,
  senderId: meera.id,
  content: 'Are you on AI127?',
  createdAt: new Date(2026, 10, 20, 9, 0, overrides.id ?? 1).toISOString(),
  clientKey: null,
  ...overrides,
});

export const samplePage = (overrides: Partial<ConversationPage> = {}): ConversationPage => ({
  otherUser: meera,
  messages: [],
  before: null,
  readUpTo: null,
  rulesConfirmed: true,
  sms: { possible: false, reason: 'A text can be sent once they have written back' },
  ...overrides,
});

export const sampleConversation = (overrides: Partial<Conversation> = {}): Conversation => ({
  id: 70,
  otherUser: meera,
  read: true,
  senderId: meera.id,
  lastMessage: 'Are you on AI127?',
  lastMessageAt: sampleMessage().createdAt,
  unreadCount: 0,
  ...overrides,
});

/** The responses for Asha, who talks to Meera. */
export const talkingTo = (page: Partial<ConversationPage>, line: Partial<Conversation> = {}) => ({
  'GET /api/auth/me': asha,
  'GET /api/messages': page.messages?.length ? [sampleConversation(line)] : [],
  'GET /api/messages/7': samplePage(page),
  'POST /api/messages/7/read': { conversations: 0 },
});
