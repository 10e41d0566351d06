import * as messaging from '../../messaging/contract.js';
import * as translation from '../../messaging/translation/contract.js';
import { describeContract, type Fields } from '../describe-contract.js';
import { amara, clientKey } from '../examples.js';

const example = {
  id: 912,
  senderId: amara.id,
  content: 'See you at gate 4!',
  createdAt: '2026-05-03T18:20:05.000Z',
  clientKey,
};
const message: Fields<typeof messaging.message> = {
  id: 'Grows with each message of the site, so it also orders them.',
  senderId: 'Who wrote it: the id of a user.',
  content: 'Plain text of at most 2,000 characters.',
  createdAt: 'When the server stored it, in UTC.',
  writtenAt: 'When it was written, in UTC, if it then had to wait for a network. Absent otherwise.',
  clientKey:
    'The UUID that the sender’s client chose, to recognize its own message. Null when it chose none.',
  bySite: 'True when the site reports what the sender did, like changing a trip. Absent otherwise.',
  removed: 'True when moderators have taken its words out of sight. Absent otherwise.',
  risk: 'What a warning next to it should be about first. Absent when nothing was found.',
  risks: 'All that a warning should be about, money first. Absent when nothing was found.',
  hasContact: 'True when it holds a link, an address or a number. Absent otherwise.',
};
const sms = {
  reason: 'A sentence on why not. Null when it is possible or was done.',
};

export const ofMessaging = describeContract(messaging, {
  correspondent: {
    description: 'The other member of a conversation.',
    fields: { id: 'The id of the user, which is also the address of the conversation.' },
  },
  messageRisk: {
    description:
      'What the words of a message are about: parcels, money, documents, or moving to another app.',
  },
  message: { description: 'One message of a conversation.', fields: message, example },
  conversation: {
    description: 'One line of the list of conversations.',
    fields: {
      id: 'The number of the conversation. Other calls take the id of `otherUser` instead.',
      otherUser: 'With whom it is.',
      read: 'True when the caller has read all of it.',
      senderId: 'Who wrote the last message: the id of a user.',
      lastMessage: 'What was written last, to show in the list.',
      lastMessageAt: 'When it was stored, in UTC.',
      lastBySite: 'True when the site wrote it about what its sender did. Null or absent otherwise.',
      unreadCount: 'How many messages the caller has not read.',
    },
    example: {
      id: 3,
      otherUser: amara,
      read: false,
      senderId: amara.id,
      lastMessage: example.content,
      lastMessageAt: example.createdAt,
      unreadCount: 1,
    },
  },
  conversationPage: {
    description: 'A page of one conversation.',
    fields: {
      otherUser: 'With whom it is.',
      hasLeft: 'True when they have deleted their account, and nobody can write to them.',
      isSuspended: 'True when they are suspended, and nobody can write to them. Absent otherwise.',
      messages: 'In the order of writing, the oldest first.',
      before: 'What to send as `before` for the page with older messages. Null when there are none.',
      readUpTo: 'The id of the last message that the other has read. Null when they have read none.',
      rulesConfirmed: 'Whether the caller has confirmed the rules about what nobody carries for others.',
      isAnswered:
        'Whether the caller has answered, or the two fly together. Until then links should stay text.',
      unansweredLimit:
        'How many messages the caller may write before the other answers. Null once they have.',
      sms: 'Whether a text message can tell the other of a new message.',
      'sms.possible': 'True when `sendSMS` would have an effect.',
      'sms.reason': sms.reason,
    },
  },
  newMessage: {
    description: 'A message to another member.',
    fields: {
      receiverId: 'Who gets it: the id of a user whom the caller has been in touch with.',
      content: 'Plain text of 1 to 2,000 characters.',
      writtenAt:
        'When it was written, if it has waited for a network: shown to both if that was minutes ago.',
      sendSMS: 'True also sends a text message that something waits, without the words. Absent means no.',
    },
    example: { receiverId: amara.id, content: 'Are you at gate 4 too?' },
  },
  sentMessage: {
    description: 'The message as it was stored.',
    fields: {
      ...message,
      sms: 'What became of the text message. Null when none was asked for.',
      'sms.sent': 'True when it was handed to the phone company.',
      'sms.reason': sms.reason,
    },
  },
  readMark: {
    description: 'How far the caller has read.',
    fields: { upTo: 'The id of the newest message that they have seen.' },
    example: { upTo: example.id },
  },
  unread: {
    description: 'What waits in the inbox.',
    fields: { conversations: 'How many conversations have unread messages; not how many messages.' },
  },
  liveEvent: {
    description: 'What the stream of messages pushes, told apart by `kind`.',
    fields: {
      kind: '`ready` begins a stream without `after`. `reset` says that too much was missed: load again.',
      otherUserId: 'Whose conversation changed: the id of the other member.',
      message: 'The message that was written, by either of the two.',
      readerId: 'Who has read: the caller in another browser, or the other member.',
      upTo: 'The id of the newest message that they have read.',
      unread: 'How many conversations of the caller have unread messages after this event.',
    },
    example: { kind: 'message', otherUserId: amara.id, message: example, unread: 1 },
  },
});

export const ofMessageTranslation = describeContract(translation, {
  messagesToTranslate: {
    description: 'Which messages of a conversation to translate.',
    fields: { ids: 'Messages that the caller received.' },
    example: { ids: [118, 121] },
  },
  translatedMessage: {
    description: 'A message as a machine says it in another language.',
    fields: {
      id: 'Whose translation it is: one of the ids in the body of the request.',
      text: 'What the author said, as a machine puts it for the caller.',
      from: 'In which language the author wrote, like `es`. Null where the provider does not say.',
    },
  },
  draftToTranslate: {
    description: 'What the caller writes to another member, or to all on a trip.',
    fields: {
      content: 'What has been typed.',
      to: 'The language in which another member there has written.',
    },
    example: { content: 'I will be at the gate an hour before.', to: 'es' },
  },
});
