import { maskContacts } from '../../account/index.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { daysText, routeText, type Trip } from '../sharing/trip-texts.js';

interface Requester {
  username: string;
  languages: string | null;
  verified: boolean;
  memberSince: string;
}

/** Names the member and their profile, never their email or phone. */
export function contactMail(requester: Requester, trip: Trip, url: string): MailContent {
  const name = maskContacts(requester.username);
  return {
    subject: `${name} asked for your contact details`,
    greeting: 'Hello,',
    paragraphs: [
      `${name} asked for your contact details for ${routeText(trip)}, ${daysText(trip)}, and can now write to you or call you.`,
      facts(requester, name),
    ],
    action: { label: 'See your listing', url },
    footnote:
      'You get this mail because you have a listing. If you have found your companion, close the listing: then nobody else can ask.',
  };
}

function facts({ languages, verified, memberSince }: Requester, name: string): string {
  const speaks = languages ? ` Speaks ${maskContacts(languages)}.` : '';
  const phone = verified ? 'with a verified phone number' : 'whose phone number is not verified';
  return `${name} has been a member since ${daysText({ date: memberSince, endDate: null })}, ${phone}.${speaks}`;
}
