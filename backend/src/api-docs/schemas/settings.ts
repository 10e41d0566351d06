import * as email from '../../account/email/contract.js';
import * as passkeys from '../../account/passkeys/contract.js';
import * as pictures from '../../account/pictures/contract.js';
import { describeContract, within } from '../describe-contract.js';

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
