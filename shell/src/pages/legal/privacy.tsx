import { productName } from 'backend/contract/product';
import { Link } from 'react-router-dom';
import { ContactAddress } from './ContactAddress';
import type { LegalSection } from './LegalPage';
import { providers } from './providers';
import { yourRights } from './yourRights';

export const privacy: LegalSection[] = [
  {
    id: 'what-we-collect',
    title: 'What we collect',
    body: (
      <ul>
        <li>
          <strong>Who you are:</strong> your name or username, and if you like a picture, languages and a few
          words about yourself.
        </li>
        <li>
          <strong>How to reach you:</strong> your email address and, if you add it, your phone number.
        </li>
        <li>
          <strong>Your flights:</strong> airports, dates, times and flight numbers that you put into a
          listing.
        </li>
        <li>
          <strong>Your travel preferences:</strong> what you offer or need, and whether you give or take tips.
        </li>
        <li>
          <strong>What you do here:</strong> your messages, testimonials, tips, and whose contact details you
          asked for.
        </li>
        <li>
          <strong>Technical data:</strong> your IP address and what kind of browser and device you use.
        </li>
      </ul>
    ),
  },
  {
    id: 'what-for',
    title: 'What we use it for',
    body: (
      <>
        <ul>
          <li>to connect travelers who can help each other;</li>
          <li>to show listings to people who look for them;</li>
          <li>
            to send codes that log you in or verify your phone, and news about your messages and listings;
          </li>
          <li>to process tips, if you send or receive any;</li>
          <li>to prevent spam, fraud and other abuse, and to keep the site working.</li>
        </ul>
        <p>For nothing else. We show no advertisements, and we do not build profiles of people.</p>
      </>
    ),
  },
  {
    id: 'who-sees-it',
    title: 'Who gets to see it',
    body: (
      <>
        <p>
          Listings, usernames, pictures, languages and testimonials are public. Your email address and phone
          number are not: they are shown only to a logged-in user who expresses interest by asking to connect,
          and we tell you when somebody does. Messages are seen by the two people in the conversation, and by
          us only when one of them reports the other.
        </p>
        <p>
          We do not sell personal data to third parties, and we do not give it away for their own purposes. We
          hand it to authorities only where the law makes us.
        </p>
      </>
    ),
  },
  providers,
  {
    id: 'cookies',
    title: 'Cookies and counting visits',
    body: (
      <>
        <p>
          We set three cookies for logging in, which no script can read: one while you enter a code, one that
          keeps you logged in, and one by which your account knows this device, so that we can mail you about
          a login from another; it goes 400 days after your last login. A fourth remembers the theme, if you
          choose one. While a new version of a page is tried out with some visitors, a fifth holds a random
          number, so that you see the same version each time; it goes after 30 days. Your answer about
          counting visits stays in your own browser.
        </p>
        <p>
          If you agree, we count which pages are opened and which buttons are used. What we count holds no
          name, address or message. Your yes keeps a random number in your browser, so that two visits count
          as one visitor; a no removes it. Where your consent is needed, nothing is sent before you give it.
          Where it is not, and until you say yes, each page that you load gets a new number that is not kept.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <ul>
        <li>Codes work for 10 minutes and only once.</li>
        <li>A login ends after 14 days without a visit, and after 30 days in any case.</li>
        <li>A listing that was posted without a login and never claimed goes after 72 hours.</li>
        <li>Your account and what belongs to it stay until you delete it.</li>
        <li>
          Messages that you sent stay with whoever received them after you delete your account, from a “Former
          member”.
        </li>
        <li>
          For 180 days after you delete your account we keep a fingerprint of your mailbox, from which nobody
          can read your address, together with who blocked whom and who had met whom. So nobody gets around a
          block or a limit by starting again.
        </li>
        <li>
          When somebody reports a person, we keep a sealed copy of what was reported with the report: the
          profile, the listing and the messages between the two. It stays after the account is deleted.
        </li>
        <li>
          Records of payments, and notes about abuse, stay as long as the law or the safety of others needs
          them.
        </li>
      </ul>
    ),
  },
  yourRights,
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <p>
        Connections are encrypted; codes and login tokens are stored only as fingerprints; every way into the
        site has limits against guessing. Still, no website can guarantee absolute security, and neither can
        we. If something happens that affects you, we will tell you.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        {productName} is for adults. A parent or guardian may post a listing for a child who travels, and
        should put into it no more about the child than a helper needs to know.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Changes and contact',
    body: (
      <p>
        When this policy changes, the date at the top changes with it. See also our{' '}
        <Link to="/terms-of-use">Terms of Use</Link>. Questions, or a wish about your data? <ContactAddress />
      </p>
    ),
  },
];
