import { dayIn } from '../../platform/language/formats.js';
import type { Tip } from '../contract.js';

const money = (dollars: number) => `$${dollars.toFixed(2)}`;
const day = (at: Date) => dayIn('en', at);
const toCard =
  'All of it goes to the card that you paid with. Banks take 5 to 10 days to show it. You need not do anything.';

export const en = {
  hello: 'Hello,',
  somebody: 'Somebody',
  yourHelper: 'your helper',
  seeReceipt: 'See the receipt',
  footnote: (receipt: string, paidOn: Date) => `Receipt ${receipt}, ${day(paidOn)}.`,

  received: {
    subject: (dollars: number) => `You received a tip of ${money(dollars)}`,
    thanks: (sender: string, dollars: number) => `${sender} thanks you with a tip of ${money(dollars)}.`,
    thanksWithWords: (sender: string, dollars: number) =>
      `${sender} thanks you with a tip of ${money(dollars)}. There are a few words with it, on the receipt.`,
    underReview:
      'We check this payment before we pass it on, and hold it until then. You need not do anything for that.',
    onItsWay: 'All of it is on its way to your payout account.',
    held: (until: Date) =>
      `All of it is yours. We hold it for you until ${day(until)}: connect a payout account in your profile before that day. Otherwise it goes back to whoever gave it.`,
    connect: 'Connect a payout account',
  },
  sent: {
    subject: (dollars: number) => `Your tip of ${money(dollars)} is paid`,
    thanks: (dollars: number, recipient: string) =>
      `Thank you: your tip of ${money(dollars)} to ${recipient} has been paid.`,
    underReview: (recipient: string) =>
      `We check this payment before we pass it on to ${recipient}. If it cannot be passed on, all of it goes back to your card.`,
    allOfIt: (recipient: string, site: string) =>
      `100% of it goes to ${recipient}. ${site} takes nothing and bears the card fees.`,
  },
  returned: {
    subject: (dollars: number) => `A tip of ${money(dollars)} went back`,
    disputed: (sender: string, dollars: number) =>
      `${sender}’s bank says that the tip of ${money(dollars)} was not meant, and has taken it back.`,
    refunded: (sender: string, dollars: number) =>
      `The tip of ${money(dollars)} from ${sender} was refunded.`,
    noLonger:
      'It is no longer part of what you have received. If it had reached your payout account, it is taken back from there.',
  },
  refunded: {
    subject: (dollars: number) => `Your tip of ${money(dollars)} is refunded`,
    text: (dollars: number, recipient: string) =>
      `We are giving your tip of ${money(dollars)} to ${recipient} back to you.`,
    toCard,
  },
  kept: {
    subject: (dollars: number) => `A tip of ${money(dollars)} is yours`,
    disputed: (sender: string, dollars: number) =>
      `The dispute about the tip of ${money(dollars)} from ${sender} is decided: the payment stands.`,
    checked: (sender: string, dollars: number) =>
      `The tip of ${money(dollars)} from ${sender} was checked and can be passed on.`,
    yours: 'All of it is yours. It is transferred to your payout account as soon as you have connected one.',
  },
  givenBack: {
    subject: (dollars: number) => `Your tip of ${money(dollars)} goes back to you`,
    byHelper: (recipient: string, dollars: number) =>
      `${recipient} has no account that can take your tip of ${money(dollars)}, and gives it back to you with thanks.`,
    tooLong: (recipient: string, dollars: number) =>
      `the tip of ${money(dollars)} that we held for ${recipient} could not be paid out in time, so it goes back to you.`,
    toCard,
  },
  givenOn: {
    subject: (dollars: number, charity: string) => `Your tip of ${money(dollars)} goes to ${charity}`,
    text: (recipient: string, dollars: number, charity: string) =>
      `${recipient} has no account that can take your tip of ${money(dollars)}, and gives all of it on to ${charity}.`,
    thanks: 'Thank you for it. You need not do anything.',
  },
  heldSoon: {
    subject: (dollars: number, until: Date) =>
      `${money(dollars)} in tips is held for you until ${day(until)}`,
    text: (dollars: number, until: Date) =>
      `we hold ${money(dollars)} in tips for you until ${day(until)}. Connect a payout account before that day, and all of it is sent to you.`,
    giveBack:
      'If no bank of yours can be paid out, you can give it back to those who gave it. What is left after that day goes back to their cards.',
    giveOn: (charity: string) =>
      `If no bank of yours can be paid out, you can give it on to ${charity}, or back to those who gave it. What is left after that day goes back to their cards.`,
    payouts: 'To your payouts',
  },
  unclaimed: {
    subject: (dollars: number) => `${money(dollars)} in tips is still yours`,
    deleted: (site: string, dollars: number) =>
      `You have deleted your ${site} account while ${money(dollars)} in tips was held for you, because no payout account could take it.`,
    held: (days: number) =>
      `We hold each tip for ${days} days from its payment. Log in again with this address before that, connect a payout account in your profile, and it is sent to you. What is left then goes back to those who gave it.`,
    logIn: 'Log in',
    footnote:
      'For this we keep nothing but a fingerprint of your address, from which the address cannot be read.',
  },
  csv: {
    header: ['Date', 'Direction', 'Person', 'Amount in USD', 'Message', 'Status', 'Money', 'Receipt'],
    direction: (direction: Tip['direction']): string => direction,
    status: (status: Tip['status']): string => status,
    money: (place: Tip['money']): string => place,
  },
};

export type Words = typeof en;
