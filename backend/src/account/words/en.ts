import { longInstantIn } from '../../platform/language/formats.js';
import type { ProofPurpose } from '../contract.js';

const purposes: Record<ProofPurpose, string> = {
  'delete-account': 'delete your account',
  'download-data': 'download your data',
  'connect-payouts': 'connect your payout account',
  'give-held-tips': 'give away the tips that are held for you',
  'add-passkey': 'add a passkey',
  'remove-passkey': 'remove a passkey',
  'change-email': 'change the email address of your account',
  'check-document': 'have your identity document checked',
};

export const en = {
  hello: 'Hello,',
  stopTheseMails: 'Stop these mails',
  neverWriteAgain: 'Never write to me again',
  login: {
    subject: (site: string) => `Your ${site} code`,
    text: (site: string) => `Here is the code to log in to ${site}. It is valid for 10 minutes.`,
    link: 'Log in without the code',
    footnote:
      'The link works once, within a day. If you did not ask for this, you can leave this mail alone: nobody gets in without it. We never ask for your code.',
  },
  proof: {
    subject: (site: string, purpose: ProofPurpose) => `Your ${site} code to ${purposes[purpose]}`,
    text: (purpose: ProofPurpose) =>
      `Here is the code to ${purposes[purpose]}. It is valid for 10 minutes and good for nothing else.`,
    footnote:
      'If you did not ask for this, somebody is using your login: open your profile, look at “Sessions” and end those that you do not know. We never ask for your code.',
  },
  phoneCode: (site: string, code: string) =>
    `${site}: your code is ${code}. It is valid for 10 minutes. We never ask for it.`,
  passkeys: {
    subject: (site: string) => `The passkeys of your ${site} account changed`,
    added: (name: string) => `The passkey “${name}” was added to your account. It logs in without a mail.`,
    removed: (name: string) => `The passkey “${name}” was removed from your account.`,
    ifNotYou:
      'If that was you, there is nothing to do. If it was not, open your profile, remove passkeys that you do not know and end all other sessions.',
    see: 'See your passkeys',
  },
  newDevice: {
    subject: (site: string) => `New login to your ${site} account`,
    text: 'Somebody has just logged in to your account on a device that we did not know.',
    deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    facts: (device: string, at: Date) => `Device: ${device}\nTime: ${longInstantIn('en', at)} UTC`,
    ifYou: 'If that was you, there is nothing to do.',
    ifNotYou:
      'If it was not, end that session: open your profile, go to “Sessions” and press “End session”. Then make sure that nobody else reads your mail, because a code from there is what logs in.',
    see: 'See your sessions',
  },
  formerMember: 'Former member',
  newcomer: (number: string) => `Traveler ${number}`,
  deleted: {
    subject: (site: string) => `Your ${site} account is deleted`,
    texts: [
      'Your account is deleted, as you asked: your profile, your listings and your contact details are gone.',
      'What others received from you stays with them, from a “Former member”.',
      'You are welcome back at any time: logging in with this address begins a new account.',
    ],
  },
  numberLost: {
    subject: (site: string) => `Your phone number on ${site}`,
    texts: [
      'The phone number in your profile was just verified by somebody else, so it does not count as yours any more.',
      'If it is still yours, open your profile and verify it again. If it is not, please take it out.',
    ],
  },
  newEmail: {
    subject: (site: string) => `Your ${site} code for this email address`,
    text: (site: string) =>
      `A member of ${site} wants to use this email address for their account. If that is you, enter this code there. It is valid for 10 minutes.`,
    footnote:
      'If it was not you, there is nothing to do: without the code nothing changes. We never ask for your code.',
    hasAccountSubject: (site: string) => `Your email address on ${site}`,
    hasAccount: (site: string) => [
      `A member of ${site} wants to use this email address for their account. That is not possible, because it has an account of its own.`,
      'If that was you, log in with this address. If it was not, there is nothing to do.',
    ],
  },
  emailChanged: {
    subject: (site: string) => `The email address of your ${site} account changed`,
    text: (to: string) =>
      `Your account has another email address now: ${to}. Login codes and all mails go there.`,
    ifYou: 'If that was you, there is nothing to do.',
    ifNotYou: (days: number) =>
      `If it was not, bring your address back. You can do so for ${days} days. It ends every session and removes all passkeys.`,
    stop: 'Bring my address back',
    footnote: 'Opening the link changes nothing yet. Its page asks you first.',
  },
  emailStopped: {
    subject: (site: string) => `The email address of a ${site} account changed back`,
    texts: (to: string) => [
      `The earlier address of the account, ${to}, has stopped the change to this one. The account has its earlier address again.`,
      'If the account is yours and you can no longer read mail there, please write to us.',
    ],
  },
  wayBack: {
    subject: (site: string) => `Somebody asked ${site} to write to you`,
    texts: (site: string) => [
      `Somebody asked ${site} for a mail to this address, for example to log in. You told us never to write to you, so we did not send it.`,
      'If it was not you, there is nothing to do. If it was you, let us write to you again, and then ask once more.',
    ],
    allow: 'Write to me again',
    footnote: (days: number) => `You get this mail at most once in ${days} days.`,
  },
};

export type Words = typeof en;
