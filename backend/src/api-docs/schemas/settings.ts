import * as notifications from '../../account/notifications/contract.js';
import * as passkeys from '../../account/passkeys/contract.js';
import * as pictures from '../../account/pictures/contract.js';
import { describeContract, within } from '../describe-contract.js';
import { mailedToken } from '../examples.js';

const kinds = {
  messages: 'Mails about unread messages.',
  contact_requests: 'Mails when somebody asks for the contact of a listing.',
  reminders: 'Mails that remind of a trip, before and after it.',
};

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
