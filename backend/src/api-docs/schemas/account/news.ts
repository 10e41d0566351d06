import * as channels from '../../../account/channels/contract.js';
import * as notifications from '../../../account/notifications/contract.js';
import * as news from '../../../account/news/contract.js';
import * as push from '../../../account/push/contract.js';
import { describeContract, within } from '../../describe-contract.js';
import { mailedToken } from '../../examples.js';

const kinds = {
  messages: 'Mails about unread messages.',
  contact_requests: 'Mails when somebody asks for the contact of a listing.',
  reminders: 'Mails that remind of a trip, before and after it.',
};

const topics = {
  messages: 'That somebody wrote.',
  requests: 'That somebody asks, answers or proposes to fly together.',
  trips: 'What happens on agreed trips, and reminders of them.',
  flights: 'What the airline says: delays, gates, cancellations.',
  alerts: 'That somebody was found for a trip.',
  reviews: 'That a review can be written or read.',
  tips: 'That a tip came, or went back.',
};

export const ofNewsChannels = describeContract(channels, {
  newsChannels: {
    description: 'By which ways news of a topic comes.',
    fields: {
      push: 'To the devices of the member, if there are any.',
      mail: 'By mail. Null when it cannot be switched.',
      sms: 'By SMS, when who writes has one sent. Null when no texts are sent.',
    },
  },
  newsChannelsChange: {
    description: 'Which ways to switch for a topic.',
    fields: {
      push: 'Whether such news comes to the devices of the member.',
      mail: 'Whether mails about it come.',
      sms: 'Whether who writes may have a text sent.',
    },
    example: { push: false },
  },
  channelSettings: { description: 'By which ways the news of each topic comes.', fields: topics },
  channelSettingsChange: {
    description: 'Which ways to switch for which topics.',
    fields: topics,
    example: { flights: { push: true }, messages: { mail: false } },
  },
});

export const ofNotifications = describeContract(notifications, {
  notifications: {
    description: 'Which mails the member gets. Codes and mails about the account always come.',
    fields: kinds,
  },
  noticeKind: { description: 'A kind of mail that can be switched off.' },
  notificationsChange: {
    description: 'Which mails to switch. Kinds that are left out stay as they are.',
    fields: kinds,
    example: { reminders: false },
  },
  mailSwitch: {
    description: 'Switches the kind of mail that the link is in.',
    fields: {
      token: 'The sealed part of the link in a mail. It names the member and the kind.',
      on: 'False stops these mails, true brings them back.',
    },
    example: { token: mailedToken, on: false },
  },
  mailSwitchAnswer: {
    description: 'What the link has switched.',
    fields: { kind: 'Which mails the link was about.', on: 'Whether these mails are sent from now on.' },
  },
  mailboxSwitch: {
    description: 'Switches all mails that others can have sent to a mailbox.',
    fields: {
      token: 'The sealed part of the link in a mail. It names the mailbox.',
      on: 'False stops these mails, true allows them again.',
    },
    example: { token: mailedToken, on: false },
  },
  mailboxSwitchAnswer: {
    description: 'What the link has switched.',
    fields: { on: 'Whether such mails are sent to the mailbox from now on.' },
  },
  oneClick: {
    description: 'The form that mail programs post (RFC 8058).',
    fields: { 'List-Unsubscribe': 'The fixed word that the standard asks for.' },
    example: { 'List-Unsubscribe': 'One-Click' },
  },
});

const pushKeys = {
  p256dh:
    'The public key of the browser, for which notifications are encrypted: a point on P-256 in base64url.',
  auth: 'The secret that the browser shares with the site, in base64url.',
};

export const ofPush = describeContract(push, {
  pushKey: {
    description: 'What a browser needs to subscribe to notifications.',
    fields: {
      publicKey: 'The public VAPID key of the site, in base64url. Null where it sends nothing to devices.',
    },
  },
  newPushSubscription: {
    description: 'A browser that has subscribed to notifications (RFC 8030 and 8291).',
    fields: {
      endpoint: 'The https address of its push service, without a port.',
      keys: 'With what to encrypt, as `PushSubscription.toJSON()` writes it.',
      ...within('keys', pushKeys),
      device: 'What to call the device in the list, like `Chrome on Android`.',
    },
    example: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/cXqD1b',
      keys: {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
      device: 'Chrome on Android',
    },
  },
  pushSubscription: {
    description: 'A device that gets the notifications of the member.',
    fields: {
      device: 'What its browser called it.',
      current: 'Whether it is the browser of this session.',
      lastSentAt: 'When its push service accepted a notification last, in UTC. Null until it did.',
    },
  },
});

const unseen =
  'How many are unseen, at most 100. Those about messages are counted by `GET /api/messages/unread`.';

const toldFields = {
  topic: 'What it is about. New topics may come.',
  text: 'One line in the language that the member had at the time. It has no words of others.',
  url: 'The path of the page that it leads to, like `/trips/12`.',
  seenAt: 'When the member saw it first on any device, in UTC. Null until then.',
};

export const ofNews = describeContract(news, {
  newsTopic: { description: 'What news is about.' },
  notification: { description: 'Something that the member was told.', fields: toldFields },
  notificationList: {
    description: 'What the member was told, the newest first.',
    fields: {
      items: 'At most 30.',
      unseen,
      next: 'The `before` of the next page. Absent on the last one.',
    },
  },
  unseenNotifications: { description: 'The number at the bell.', fields: { unseen } },
  seenNotifications: {
    description: 'What was on the screen.',
    fields: { upTo: 'The `id` of the newest one that was shown. It and all older ones are seen.' },
    example: { upTo: 1204 },
  },
});
