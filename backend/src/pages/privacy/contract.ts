import { productName } from '../../product/contract.js';
import type { LegalText } from '../legal/contract.js';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  updated: '2026-11-28',
  lead: 'We keep what it takes to bring two travelers together, show it to as few people as possible, and sell none of it.',
  sections: [
    {
      id: 'what-we-collect',
      title: 'What we collect',
      body: [
        [
          '**Who you are:** your name or username, and if you like a picture, languages and a few words about yourself.',
          '**How to reach you:** your email address and, if you add it, your phone number.',
          '**Your flights:** airports, dates, times and flight numbers that you put into a listing.',
          '**Your travel preferences:** what you offer or need, and whether you give or take tips.',
          '**What you do here:** your messages, testimonials, tips, and whose contact details you asked for.',
          '**Technical data:** your IP address and what kind of browser and device you use.',
        ],
      ],
    },
    {
      id: 'what-for',
      title: 'What we use it for',
      body: [
        [
          'to connect travelers who can help each other;',
          'to show listings to people who look for them;',
          'to send codes that log you in or verify your phone, and news about your messages and listings;',
          'to process tips, if you send or receive any;',
          'to prevent spam, fraud and other abuse, and to keep the site working.',
        ],
        'For nothing else. We show no advertisements, and we do not build profiles of people.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who gets to see it',
      body: [
        'Listings, usernames, pictures, languages and testimonials are public. Once you have blocked or reported somebody, only members see your flight numbers and times. Your email address and phone number are not: they are shown only to a logged-in user who expresses interest by asking to connect, and we tell you when somebody does. Messages are seen by the two people in the conversation, and by us only when one of them reports the other, or when the first words to a stranger are about parcels, money, documents or moving elsewhere; each time somebody of us opens a conversation is recorded.',
        'We do not sell personal data to third parties, and we do not give it away for their own purposes. We hand it to authorities only where the law makes us.',
      ],
    },
    {
      id: 'providers',
      title: 'Who works for us',
      body: [
        'Some work is done by others, who get only what they need for it and may use it for nothing else:',
        [
          'Stripe processes tips and pays them out. Card numbers go to Stripe alone.',
          'Stripe compares an identity document with a selfie, if you start such a check. Both go to Stripe alone and never reach us; we have them deleted there right after the decision, which can take four days.',
          'Twilio delivers text messages: your phone number and the text.',
          'Our mail provider delivers emails: your address and the email.',
          'Google reCAPTCHA tells people from programs when you log in or post a listing. It looks at your IP address and how your browser behaves. Google does this for us and on our instructions.',
          'Google Analytics receives our anonymous counts of pages and buttons, if you agreed.',
          'A translation service gets the text of a listing, a review, a note on a care card or a message to you when you press Translate below it. While you have a conversation translated, it also gets the new messages to you there and what you are writing. It gets nothing else. What you write reaches it in the same way when a reader presses.',
          'The push service of your browser, such as that of Google, Apple, Mozilla or Microsoft, brings notifications to the devices on which you switched them on. They are encrypted for your device, so it cannot read them.',
        ],
      ],
      inDemo:
        'This is a demo site: the providers that are not switched on are played by the site itself, and what would be sent to them stays on this server, where every visitor of the demo can see it in the sandbox.',
    },
    {
      id: 'cookies',
      title: 'Cookies and counting visits',
      body: [
        'We set three cookies for logging in, which no script can read: one while you enter a code, one that keeps you logged in, and one by which your account knows this device, so that we can mail you about a login from another; it goes 400 days after your last login. A fourth remembers the theme, if you choose one. A fifth holds the time zone of your device while you are logged in, so that your pages arrive with the times of your clock. While a new version of a page is tried out with some visitors, a sixth holds a random number, so that you see the same version each time; it goes after 30 days. A seventh remembers the language, if you choose one; it goes after a year. Your answer about counting visits stays in your own browser.',
        'While you have a trip, your device keeps it, its care card and the last messages with the other person, so that they open without a network, and what you write then until it is sent. It also remembers when it last asked you about notifications. A logout deletes all but that; a trip goes 48 hours after the flight, a conversation after three days.',
        'If you agree, we count which pages are opened and which buttons are used. What we count holds no name, address or message. Your yes keeps a random number in your browser, so that two visits count as one visitor; a no removes it. Where your consent is needed, nothing is sent before you give it. Where it is not, and until you say yes, each page that you load gets a new number that is not kept.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        [
          'Codes work for 10 minutes and only once.',
          'A login ends after 14 days without a visit, and after 30 days in any case.',
          'For 30 days after a login we keep a fingerprint of the network that it came from, and for 400 days one of the device, from which nobody can read an address. When a new account shares one of them with somebody whom you blocked, we warn you before you share your contact.',
          'A listing that was posted without a login and never claimed goes after 72 hours.',
          'Translations are kept for 30 days, sealed so that they can be read only while the text itself is here.',
          'News that we told you stays in your list of notifications for 90 days.',
          'For 7 days after you change your email address we keep the earlier one, so that its mailbox can undo the change.',
          'The listings and people that you keep are shown to you alone, and stay until you remove them.',
          'A boarding pass is read on your own device, and its picture never reaches us. When you show one, we get its flight, day and airports, and a fingerprint of seat and check-in number. We keep them until you take the pass back, at the latest until 30 days after the flight. Who may see your listing or trip sees flight and day.',
          'Whoever has the address of your calendar can read your trips there, until you renew the address or stop it.',
          'Of a check of your document we keep the day, the result with its reason, whether you are 18 or older and whether the first name fits; nothing of the document. A check that came to nothing goes after a year, the rest with your account. The day of it is public.',
          'Your account and what belongs to it stay until you delete it.',
          'Messages that you sent stay with whoever received them after you delete your account, from a “Former member”.',
          'For 180 days after you delete your account we keep a fingerprint of your mailbox, of your verified phone number, of cards that you paid tips with and, if somebody blocked you, of your devices, from which nobody can read them, together with who blocked whom, who had met whom, what our team decided about you, and its notes. So nobody gets around a block or a limit by starting again. The route and days of a listing that our team hid stay with us until a few days after the trip, so that it is not posted again.',
          'If you told us never to write to your address again, we keep a fingerprint of it until you allow it, so that the wish holds.',
          'For 400 days we keep a fingerprint of the deletion itself, apart from all other data, so that your account is deleted again if we ever have to restore a backup.',
          'When somebody reports a person, we keep a sealed copy of what was reported with the report: the profile, the listing and the messages between the two. It stays after the account is deleted.',
          'When our rules find first words to a stranger that are about parcels, money, documents or moving elsewhere, a name that could be mistaken for ours, or a new account that contacts many people, our team looks at it with a sealed copy. We keep what they found for 180 days after it was looked at.',
          'What our team decides about a report, and what it opens for that, is written to a log that cannot be changed.',
          'Records of payments, and notes about abuse, stay as long as the law or the safety of others needs them.',
        ],
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: [
        'Most of it you can do yourself, at once, in [your profile](/profile):',
        [
          'see and correct what we know about you;',
          'download all of it as one file;',
          'see where you are logged in, and end any of these logins;',
          'choose which emails you get, and stop those that others can have sent to you, by the link in each;',
          'delete your account, and with it your profile, listings and contact details.',
        ],
        'You may also object to how we use your data, take back a consent, or complain to the authority that protects data where you live.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      body: [
        'Connections are encrypted; codes and login tokens are stored only as fingerprints; every way into the site has limits against guessing. Still, no website can guarantee absolute security, and neither can we. If something happens that affects you, we will tell you.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      body: [
        `${productName} is for adults. A parent or guardian may post a listing for a child who travels, and should put into it no more about the child than a helper needs to know.`,
      ],
    },
    {
      id: 'contact',
      title: 'Changes and contact',
      body: [
        'When this policy changes, the date at the top changes with it. See also our [Terms of Use](/terms-of-use). Questions, or a wish about your data? {contact}',
      ],
    },
  ],
};
