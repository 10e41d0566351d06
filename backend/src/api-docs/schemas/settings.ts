import * as channels from '../../account/channels/contract.js';
import * as email from '../../account/email/contract.js';
import * as notifications from '../../account/notifications/contract.js';
import * as news from '../../account/news/contract.js';
import * as passkeys from '../../account/passkeys/contract.js';
import * as pictures from '../../account/pictures/contract.js';
import * as push from '../../account/push/contract.js';
import { describeContract, within } from '../describe-contract.js';
import { mailedToken } from '../examples.js';

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

const linkToken = 'The part of the mailed link after `token=`: 22 letters, digits, dashes or underscores.';

export const ofEmail = describeContract(email, {
  emailChange: {
    description: 'Whether the address of the account is being changed, and whether it may be.',
    fields: {
      waitsFor: 'Where the code was sent, masked. Null when no change waits for its code.',
      possibleAt: 'From when on the address may be changed again. Null when it may be changed now.',
    },
    example: { waitsFor: 'm***a@example.com', possibleAt: null },
  },
  newEmail: {
    description: 'The address that the account is to have.',
    fields: { email: 'It gets a code, unless it has an account of its own.' },
    example: { email: 'meera.new@example.com' },
  },
  newEmailCode: {
    description: 'Proof that the new address reaches the member.',
    fields: {
      code: 'Six digits from the latest mail to the new address. A code ends after a few wrong tries.',
    },
    example: { code: '041872' },
  },
  emailStop: {
    description: 'The link in the mail to the earlier address.',
    fields: { token: linkToken },
    example: { token: 'Zk3rB2sLQf6mT9vXw1yA8g' },
  },
  stoppableChange: {
    description: 'A change of address that its link can still undo.',
    fields: {
      oldEmail: 'The address that the account had before, masked.',
      newEmail: 'The address that it has now, masked.',
      changedAt: 'When it was changed. The link works for 7 days from then on.',
    },
    example: {
      oldEmail: 'm***a@example.com',
      newEmail: 'm***w@example.com',
      changedAt: '2026-11-02T09:30:00.000Z',
    },
  },
});

export const ofPictures = describeContract(pictures, {
  newPicture: {
    description: 'Where the uploaded picture is served from now on, in the smaller of its two sizes.',
    fields: {
      profilePictureUrl:
        'Path on this site. With `large.webp` at its end it is the larger size. The profile has it at once.',
    },
    example: { profilePictureUrl: '/pictures/Zk3rB2sLQf6mT9vXw1yA8g/small.webp' },
  },
});

const credential = {
  id: 'The id that the authenticator gave the passkey, in base64url.',
  rawId: 'The same id once more, as browsers send it.',
  type: 'The only kind of credential that there is.',
  authenticatorAttachment:
    '`platform` for a passkey of this device, `cross-platform` for a key that is plugged in. Absent in older browsers.',
  response: 'What the authenticator has signed, as `PublicKeyCredential.toJSON()` writes it.',
  'response.clientDataJSON': 'The challenge and the origin as the browser saw them, in base64url.',
};
const standard =
  'What `navigator.credentials` of the browser returned, as JSON (Web Authentication Level 3).';

export const ofPasskeys = describeContract(passkeys, {
  passkeyOptions: {
    description: 'The `publicKey` options for `navigator.credentials`, as JSON (Web Authentication Level 3).',
  },
  passkey: {
    description: 'A passkey with which the member can log in.',
    fields: {
      name: 'What the member called it. `Passkey` when they gave it no name.',
      lastUsedAt: 'The last login with it, in UTC. Null until there was one.',
    },
  },
  newPasskey: {
    description: 'The passkey that a browser has just made.',
    fields: {
      name: 'What to call it in the list, like `Work laptop`. Absent for the name `Passkey`.',
      credential: standard,
      ...within('credential', credential),
      'credential.response.attestationObject': 'The public key and how it was made, in base64url.',
      'credential.response.transports':
        'How the authenticator can be reached, like `usb`. Absent when unknown.',
    },
    example: {
      name: 'Work laptop',
      credential: {
        id: 'mMWnB1OaTm6Uwf9S3AZc2g',
        rawId: 'mMWnB1OaTm6Uwf9S3AZc2g',
        type: 'public-key',
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
          attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oA',
          transports: ['internal'],
        },
      },
    },
  },
  passkeyLogin: {
    description: 'The answer of a passkey to the challenge of this login.',
    fields: {
      credential: standard,
      ...within('credential', credential),
      'credential.response.authenticatorData': 'What the authenticator says about itself, in base64url.',
      'credential.response.signature': 'Proves that the private key is there, in base64url.',
      'credential.response.userHandle':
        'For whom the passkey was made. Absent when the authenticator keeps it.',
    },
    example: {
      credential: {
        id: 'mMWnB1OaTm6Uwf9S3AZc2g',
        rawId: 'mMWnB1OaTm6Uwf9S3AZc2g',
        type: 'public-key',
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
          authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
          signature: 'MEUCIQDk3mXvG0zqK7bA4Y2mU5o9',
        },
      },
    },
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
