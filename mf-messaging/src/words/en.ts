import { plural } from 'shared-ui/texts';

export const en = {
  messages: 'Messages',
  conversations: 'Conversations',
  conversation: 'Conversation',
  logInToRead: 'Please log in to view your messages',
  noMessages: 'No messages yet',
  noMessagesHint: 'Find somebody on your flight and say hello. What you write to each other stands here.',
  findCompanions: 'Find Companions',
  selectConversation: 'Select a conversation',
  selectConversationHint: 'Choose somebody on the left to read what they wrote.',
  tryAgain: 'Try again',
  checkConnection: 'Check your connection and try again.',

  loadingConversations: 'Loading your conversations',
  messagesFailed: 'We could not load your messages.',
  moreFailed: 'More could not be loaded.',
  moreConversations: 'Show more conversations',
  youWrote: (message: string) => `You: ${message}`,
  newMessages: (count: number) =>
    plural('en', count, {
      one: 'New<hidden>, # unread message</hidden>',
      other: 'New<hidden>, # unread messages</hidden>',
    }),
  unreadConversations: (count: number) =>
    plural('en', count, { one: '# unread conversation', other: '# unread conversations' }),

  backToAll: 'Back to all conversations',
  allConversations: 'All conversations',
  personNotFound: 'This person was not found',
  noConversation: 'There is no such conversation',
  loadingConversation: 'Loading the conversation',
  conversationFailed: 'We could not load this conversation.',
  report: 'Report',
  block: 'Block',
  today: 'Today',
  yesterday: 'Yesterday',
  whatYouWrote: (name: string) => `What you and ${name} wrote`,
  messagesWith: (name: string) => `Messages with ${name}`,
  earlierMessages: 'Show earlier messages',
  startConversation: 'No messages yet. Start the conversation!',
  newSinceVisit: 'New messages',
  newBelow: 'New messages below',
  read: 'Read',
  sent: 'Sent',
  hasLeft: (site: string) =>
    `This person has left ${site}. You can read what you wrote to each other, and still report or block them.`,
  suspended:
    'This person was suspended. You can read what you wrote to each other, and still report or block them. Send them nothing and pay nothing.',
  waitForAnswer: (name: string) => `You can write again when ${name} has answered.`,

  beforeYouMeet: (name: string) => `Before you meet ${name}`,
  ownBags: 'Each carries only their own bags.',
  meetInPublic: 'Meet in public, before or after security as you agree.',
  noMoney: 'No money before the flight.',
  theRules: 'The rules',
  keepToThis: 'I will keep to this',
  notSaved: 'This could not be saved',

  messageTo: (name: string) => `Message to ${name}`,
  writeMessage: 'Write a message',
  messageTooLong: (limit: number, length: number) =>
    `A message can have ${limit} characters, this one has ${length}`,
  send: 'Send',
  alsoSms: 'Also send as SMS',
  sendAnyway: 'Send anyway',
  risks: {
    phone: {
      title: 'Is this a phone number?',
      text: 'You have only just met. Get to know each other here first: a number cannot be taken back.',
    },
    money: {
      title: 'Is this about money?',
      text: 'Nobody should pay before the flight. Whoever wants to say thank you can leave a tip here afterwards.',
    },
    parcels: {
      title: 'Is this about carrying something?',
      text: 'Each carries only their own bags: ask nobody to take something for others.',
    },
    documents: {
      title: 'Is this about documents or an account?',
      text: 'Nobody here needs documents, card numbers, passwords or codes. Ask for none, and send none.',
    },
    elsewhere: {
      title: 'Do you want to move elsewhere?',
      text: 'Stay here until you trust each other: we can help only with what is written here.',
    },
  },
  messageFailed: 'Message failed',
  messageFailedHint: 'There was a problem sending your message.',
  messageSent: 'Message sent',
  messageSentHint: 'Your message has been sent successfully.',
  messageTexted: 'Your message has been sent successfully. We have texted them, too.',
  messageNotTexted: 'Your message has been sent successfully. No SMS went out: it was not possible.',
  messageNotTextedBecause: (reason: string) =>
    `Your message has been sent successfully. No SMS went out: ${reason}.`,

  keptMessages:
    'No network. These are the last messages that this device keeps. What you write goes out when the network is back.',
  noneKept: 'This conversation is not on this device',
  keptOnes: 'Conversations on this device',
  noneKeptHint:
    'Conversations are kept on this device while you have a trip on it. Everything else opens when the network is back.',
};
export type Words = typeof en;
