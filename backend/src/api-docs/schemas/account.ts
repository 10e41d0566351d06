import * as account from '../../account/contract.js';
import * as identity from '../../account/identity/contract.js';
import * as profile from '../../account/profile/contract.js';
import { describeContract, within, type Fields } from '../describe-contract.js';
import { amara, captchaToken } from '../examples.js';
import { reportedThings } from './measures.js';

const publicUser: Fields<typeof account.publicUser> = {
  id: 'The id of the user, as in `/api/users/{id}`.',
  bio: 'A few sentences about themselves. Null when they wrote none, and always for visitors who are not logged in.',
  memberSince: 'The day on which the account was opened, as YYYY-MM-DD in UTC.',
};
export { publicUser as publicUserFields };

const me: Fields<typeof account.me> = {
  id: 'The id of the account, as in `/api/users/{id}`.',
  email: 'Where login codes and notices are mailed, in lower case.',
  phoneNumber: 'Country code, a space and the local number. Null when none was entered.',
  phoneNumberMasked: 'The same number with all but its last digits as dots, to show on a screen.',
  profilePictureUrl:
    'Path of our copy of the picture, or the https address that is still to be copied. Null when there is none.',
  pictureRefusal:
    'A sentence on why the picture of that address is not shown. Null or absent while all is well.',
  bio: 'A few sentences about oneself, at most 500 characters. Null when there are none.',
  phoneLost: 'True when another account has since verified the same number, so it no longer counts here.',
  nameChosen: 'False while the name is one that we made up, like `Traveler 4821`.',
  guarded:
    'True once the member has blocked or reported somebody. Their listings then share a contact only after a yes.',
  isStaff: 'True for members who work at the desk. Absent or false for everybody else.',
  rulesAgreed: 'False until the member has agreed, before their first contact, to carry only their own bags.',
};

const rating = {
  average: 'Stars from 1 to 5, over the latest review of each author.',
  count: 'How many people wrote such a review.',
};
const attempt = 'The `user.id` of the login attempt, which is not the id of an account.';
const token = 'The part of the mailed link after `token=`: 22 letters, digits, dashes or underscores.';
const code = 'Six digits from the latest mail or SMS. A code ends after a few wrong tries.';

export const ofAccount = describeContract(account, {
  publicUser: {
    description: 'A member as everyone may see them.',
    fields: publicUser,
    example: {
      ...amara,
      languages: 'English, Hindi',
      bio: null,
      verified: true,
      memberSince: '2025-11-02',
    },
  },
  verifiedMark: {
    description:
      'What was checked about a person: that mail reaches them, that a phone number is theirs, or that Stripe knows them for payouts.',
  },
  ratingsByRole: {
    description: 'Ratings of a person, separate for the two sides of a trip.',
    fields: {
      asHelper: 'From people whom this person has helped. Null without reviews.',
      asTraveler: 'From people who have helped this person. Null without reviews.',
      ...within('asHelper', rating),
      ...within('asTraveler', rating),
    },
  },
  publicProfile: {
    description: 'The page of a person.',
    fields: {
      ...publicUser,
      marks: 'What was checked about the person; each mark stands for that alone.',
      ratings: 'Their reviews in numbers, by what they were on the trip.',
      documentNameFits:
        'Whether the first name on the checked document is the one here. Absent without such a check.',
    },
  },
  me: {
    description: 'The member who is logged in, as they see themselves.',
    fields: me,
    example: {
      ...amara,
      email: 'amara@example.com',
      phoneNumber: '+1 2025550143',
      phoneNumberMasked: '+1 ••••••0143',
      languages: 'English, Hindi',
      bio: null,
      verified: true,
    },
  },
  meAnswer: {
    description: 'Who is logged in from now on.',
    fields: { user: 'The account that the code or link belongs to.' },
  },
  loginRequest: {
    description: 'Whom to mail a login code.',
    fields: { email: 'The mailbox to prove. An address without an account gets one by logging in.' },
    example: { email: 'amara@example.com', captchaToken },
  },
  loginAnswer: {
    description: 'A login attempt. It says nothing about whether the account exists.',
    fields: {
      needsVerification:
        'False when the caller is logged in with this address already, and no mail was sent.',
      user: 'Holds the id of the attempt; the name is historical.',
      'user.id': 'The login attempt: 22 characters to send as `userId` with the code.',
    },
    example: { needsVerification: true, user: { id: 'Yk3vQ0s1xT8cLw5eRn2uAg' } },
  },
  verifyRequest: {
    description: 'The code from the mail with the id of the attempt, or the code from the SMS alone.',
    fields: { code, userId: `${attempt} Absent to verify the phone number of the caller instead.` },
    example: { code: '048213', userId: 'Yk3vQ0s1xT8cLw5eRn2uAg' },
  },
  resendCodeRequest: {
    description: 'Which login attempt needs another mail.',
    fields: { userId: attempt },
    example: { userId: 'Yk3vQ0s1xT8cLw5eRn2uAg' },
  },
  loginLinkRequest: {
    description: 'A login link from a mail.',
    fields: { token },
    example: { token: 'Zk3rB2sLQf6mT9vXw1yA8g' },
  },
  loginLinkOwner: {
    description: 'What a person reads before they log in by a link.',
    fields: {
      email: 'The address of the account with most letters as stars, like `a***a@example.com`.',
      endsOtherSession: 'True when this browser is logged in to another account, which the link would end.',
    },
  },
  phoneCode: {
    description: 'How far the SMS with the code has come.',
    fields: { delivery: 'As the phone company reports it. `unknown` until it has, and where it never does.' },
  },
  proofPurpose: {
    description: 'What the caller is about to do, which needs a login or code of the last 10 minutes.',
  },
  proofRequest: {
    description: 'For what the caller has to prove again who they are.',
    fields: {
      purpose: 'The proof is good for this action alone.',
      by: 'How the code comes: `mail`, or `phone` for `change-email` alone.',
    },
    example: { purpose: 'download-data' },
  },
  begunProof: {
    description: 'Whether a code is needed.',
    fields: {
      needed: 'False when the last login or proof is recent enough; no mail was sent then.',
      sentTo: 'The masked address that the code was mailed to. Null when none is needed.',
    },
  },
  proofConfirmation: {
    description: 'The code that ends a proof.',
    fields: { purpose: 'The same as when the proof was begun.', code },
    example: { purpose: 'download-data', code: '048213' },
  },
  profileChange: {
    description: 'What to change. Parts that are left out stay as they are.',
    fields: {
      username: 'The new display name: 3 to 40 characters on one line, at least three of them visible.',
      bio: 'The new text about oneself. An empty text removes it.',
      language: 'The language in which to show the site, and to which links in mails lead.',
      languages: 'Languages in words, with commas between. An empty text removes them.',
      profilePictureUrl:
        'The path that an upload returned, or an https address whose picture we copy. An empty text removes the picture.',
      phoneNumber:
        'Country code, a space and the local number. A new number gets a code by SMS; an empty text removes it.',
    },
    example: { username: 'Amara N.', languages: 'English, Hindi' },
  },
  session: {
    description: 'A browser in which the account is logged in.',
    fields: {
      device: 'Browser and system in words, like `Firefox on Windows`.',
      current: 'True for the session that makes this call.',
      createdAt: 'When that browser logged in, in UTC. A session ends 30 days later.',
      lastSeenAt: 'When it last made a call, in UTC, to about 5 minutes. A session ends after 14 idle days.',
    },
  },
  accountDeletion: {
    description: 'A safeguard against deleting by mistake.',
    fields: { email: 'The address of the account, typed once more.' },
    example: { email: 'amara@example.com' },
  },
  newBlock: {
    description: 'Whom to block.',
    fields: {
      userId: 'The member whom the caller no longer wants to meet.',
      canBeUndone:
        'Trips and shared contacts of the two end 25 seconds later, so that for 20 seconds the block can be undone without a trace. False when absent.',
    },
    example: { userId: 52 },
  },
  blocks: { description: 'A member whom the caller has blocked.', fields: { id: publicUser.id } },
});

export const ofProfile = describeContract(profile, {
  accountData: {
    description: 'Everything that is stored about the caller.',
    fields: {
      account: 'Their profile, with what only they see.',
      ...within('account', { ...me, createdAt: 'When the account was opened, in UTC.' }),
      sessions: 'The browsers in which they are logged in.',
      blocks: 'The members whom they have blocked.',
      reports: 'The reports that they have written.',
      ...within('reports', { ...reportedThings, details: 'Their words. Absent when they wrote none.' }),
      'reports.userId': 'Whom the report was about; 0 for a guest, who has no account.',
      'reports.reason': 'What they complained of.',
      elsewhere: 'Listings, trips, messages, tips and reviews, each under its own name.',
    },
  },
});

export const ofIdentity = describeContract(identity, {
  sameAccounts: {
    description: 'Another account that may belong to the same person.',
    fields: { by: 'What both accounts share. The values themselves stay hidden.' },
  },
});
