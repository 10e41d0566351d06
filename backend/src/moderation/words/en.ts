import { reasonTexts as reasons, untilText } from '../reasons.js';

const openAgain = 'Your account is open again, and so are your listings.';

export const en = {
  hello: 'Hello,',
  reasons,
  until: untilText,
  reason: (reason: keyof typeof reasons) => `The reason is ${reasons[reason]}.`,
  askAgain: 'Ask us to look again',
  subjects: {
    warn: (site: string) => `A word about your ${site} account`,
    hide: (site: string) => `We have hidden something of yours on ${site}`,
    suspend: (site: string) => `Your ${site} account is suspended`,
    ban: (site: string) => `Your ${site} account is closed`,
    limit: (site: string) => `You cannot begin new contacts on ${site}`,
    'remove-picture': (site: string) => `We have removed your picture on ${site}`,
    refund: (site: string) => `We have refunded a tip that you received on ${site}`,
  },
  facts: {
    warn: () => 'Somebody on our team has looked at what you did, and asks you to read this.',
    hide: () => 'We have taken something that you published out of sight.',
    suspend: (endsAt: Date | null) =>
      `Your account is suspended ${untilText(endsAt)}. You are logged out everywhere, and your listings are out of sight until then.`,
    ban: () =>
      'Your account is suspended for good. You are logged out everywhere, and your listings are out of sight.',
    limit: (endsAt: Date | null) =>
      `You cannot begin new contacts ${endsAt ? untilText(endsAt) : 'for now'}: ask for a contact, write to people for the first time, also with a tip, or propose to fly together. Everything else works, also with people whom you know already.`,
    'remove-picture': () => 'We have removed your profile picture. Others see your initials instead.',
    refund: () => 'We have given a tip that you received back to whoever sent it.',
  },
  mayAppeal: 'If you think that this is wrong, you can ask once that we look again.',
  otherAccount: (endsAt: Date | null, reason: keyof typeof reasons) =>
    `Another account with your mailbox or phone number is suspended ${untilText(endsAt)}, and with it this one. The reason is ${reasons[reason]}.`,
  otherMayAppeal:
    'If that was not you, or if you think that it is wrong, you can ask once that we look again.',
  lookedAgain: 'We have looked again at our decision',
  lifted: {
    warn: 'We have taken back the warning.',
    hide: 'What we had hidden can be seen again.',
    suspend: openAgain,
    ban: openAgain,
    limit: 'You can begin new contacts again.',
    'remove-picture': 'There was nothing wrong with your picture. You are welcome to upload it again.',
    refund:
      'There was nothing wrong with that tip. The money has gone back to the card already and stays there.',
  },
  upheld: 'We have looked again, and our decision stays as it is.',
  guest: {
    shown: 'The listing that you posted without a login can be seen again.',
    hiddenSubject: (site: string) => `We have hidden your listing on ${site}`,
    hidden: 'We have taken the listing that you posted without a login out of sight.',
    contact: (site: string) =>
      `If you think that this is wrong, write to us on the page “Contact” of ${site}.`,
  },
  report: {
    subject: 'We have looked at your report',
    texts: (site: string) => [
      `Thank you for your report. Somebody at ${site} has looked at it and decided what to do.`,
      'What was decided stays between us and the person, as it would if somebody reported you.',
    ],
  },
};

export type Words = typeof en;
