import type { Guides } from '../contract.js';

export const en: Guides = {
  'how-it-works': {
    title: 'How it works',
    lead: 'Someone on the same flight knows the way. This is how the two of you find each other, and what happens on the day.',
    sections: [
      {
        id: 'post',
        title: 'Post the trip',
        body: [
          'Say which flight it is, on which day, and who flies: you, your mother, your child. [Ask for help](/find/create) or [offer it](/offer/create). It takes two minutes and no account: a code in a mail makes the listing yours.',
          'If she changes planes, add the stop. One person can fly with her to Frankfurt and another one from there.',
        ],
      },
      {
        id: 'find',
        title: 'Find each other',
        body: [
          'The [search](/search) puts first who fits best, and says why: the same flight, the same day, a language that both speak. When nobody is there yet, we write to you as soon as somebody is.',
          'You ask to fly together with a few words. Nobody sees your email address or your phone number until the other one says yes.',
        ],
      },
      {
        id: 'agree',
        title: 'Agree on the trip',
        body: [
          'One yes shares the contact details and makes a trip. On its page you agree where you meet, write to each other and fill in the care card: what she eats, which medicine she takes, whom to call. Only the two of you can read it.',
          'The family gets a link to follow the trip without an account, and the card can be printed in her language for her to carry.',
        ],
      },
      {
        id: 'the-day',
        title: 'The day itself',
        body: [
          'The helper taps each step: met, through security, on board, landed, through the connection, handed over. The family sees it at once. A sign with four digits and a drawing makes sure that the right two people meet.',
        ],
      },
      {
        id: 'after',
        title: 'Say thanks',
        body: [
          'Both leave stars and a few words. They appear together, so nobody writes with an eye on the other. A tip is a gift: 100% of it goes to the helper, and we take no fee.',
        ],
      },
      {
        id: 'verified',
        title: 'What “verified” means',
        body: [
          'A verified phone means that somebody entered a code that we sent to that number. It says nothing about a name, a ticket or a character. Read the reviews, talk before you fly, and read [our advice on safety](/safety).',
        ],
      },
    ],
  },
  safety: {
    title: 'Safety',
    lead: 'Most people here are kind. These rules keep you safe from the few who are not.',
    sections: [
      {
        id: 'before',
        title: 'Before you meet',
        body: [
          [
            'Talk first, best by video, with the person who will fly.',
            'Write to each other here. We warn you about messages that look like fraud, and we can only help with what we can see.',
            'Ask for the flight number and compare it with your own ticket.',
            'Read the reviews, and look at what has been verified and what has not.',
            'Tell somebody at home whom you meet, where and when. The family link does it for you.',
          ],
        ],
      },
      {
        id: 'boarding-passes',
        title: 'What a boarding pass says',
        body: [
          '“Showed a boarding pass” means: around the departure, somebody’s own device read the code of a boarding pass for this flight. We got the flight, the day and the airports. We never saw the pass or the name on it.',
          'It proves little. A pass can be forged, copied or cancelled, and it says nothing about a character. Two people cannot show the same pass. Nobody is found first because of it, and nobody is behind without it.',
          'Nobody needs to send you a picture of their boarding pass. Never send yours: with the name and the booking code in it, a stranger can change your booking.',
        ],
      },
      {
        id: 'at-the-airport',
        title: 'At the airport',
        body: [
          [
            'Meet in public: at the check-in, at the gate, at an information desk. Never in a car, a hotel room or a private home.',
            'Compare the sign: the four digits and the drawing must be the same on both phones or on the printed card.',
            'Passport, boarding pass, money and medicine stay with the person who travels.',
            'You may say no at any time, also at the last minute.',
          ],
        ],
      },
      {
        id: 'never-carry',
        title: 'What never to carry',
        body: [
          '**Never carry anything for anybody** whose contents you have not packed yourself: no bag, no parcel, no letter, no medicine, no gift, not even for a minute. You are responsible for whatever is found with you.',
          'Whoever asks for it is no traveler who needs help. Refuse, walk away, and report them.',
        ],
      },
      {
        id: 'money',
        title: 'Money',
        body: [
          [
            'Help costs nothing. Nobody may ask you for money before, during or after a trip.',
            'A tip is your own decision, and is paid by card on this site. Never send money by transfer, gift card or cash service.',
            'We never ask for your password or your code, neither by mail nor by phone nor in a message.',
          ],
        ],
      },
      {
        id: 'children',
        title: 'Children and people who need care',
        body: [
          'A child who flies alone is booked with the airline as an unaccompanied minor: a helper is company, and no replacement for that. The same is true for a wheelchair or medical care: book them with the airline, free of charge in most countries, at least two days ahead.',
        ],
      },
      {
        id: 'emergency',
        title: 'When something is wrong',
        body: [
          [
            'In danger, call the emergency number of the country: 112 in Europe and India, 911 in North America, 999 in the United Kingdom, 110 in China and Iran.',
            'At an airport, speak to the police, to the staff of your airline or to an information desk.',
            'Report the person on their page, on a message or on a review. Only our team sees it, and you can block them with the same press.',
            '{contact}',
          ],
        ],
      },
    ],
  },
  help: {
    title: 'Help',
    lead: 'Questions that people ask us, with short answers.',
    sections: [
      {
        id: 'account',
        title: 'Do I need an account?',
        body: [
          'Not to look around, nor to post a listing. Your first login makes an account: type your email address, and enter the code that we send you. There is no password.',
        ],
      },
      {
        id: 'no-code',
        title: 'The code does not arrive',
        body: [
          'It takes up to a minute. Look into the spam folder, check the address, and ask for a new code. Codes work for 10 minutes, and only the newest one counts.',
        ],
      },
      {
        id: 'cost',
        title: 'What does it cost?',
        body: [
          'Nothing. Help is given freely. Who likes may leave a tip, and 100% of it reaches the helper.',
        ],
      },
      {
        id: 'nobody-found',
        title: 'Nobody flies when she does',
        body: [
          'Post the request anyway: we write to you when somebody is found. Allow a day more or less if your dates can move, and add the stops: a helper for a part of the way is better than none.',
        ],
      },
      {
        id: 'someone-else',
        title: 'I post for my mother. Does she need a phone?',
        body: [
          'No. You post, agree and write. She carries the printed care card, which says in her languages and in those of the airports who she is, where she goes and whom to call.',
        ],
      },
      {
        id: 'contact-details',
        title: 'Who sees my email address and my phone number?',
        body: [
          'Nobody, until you say yes to a person who asks, or ask somebody who shares their contact at once. You can stop sharing at any time.',
        ],
      },
      {
        id: 'change',
        title: 'The flight has changed, or I cannot fly',
        body: [
          'Change the listing in [your profile](/profile), or cancel on the page of the trip under [My Trips](/trips). The other person is notified at once, and your listing can be found again.',
        ],
      },
      {
        id: 'missed',
        title: 'We missed the connection',
        body: [
          'Press “We missed the connection” on the page of the day. Family and helper are notified, the care card opens at what to do, and you see who flies that way next. The airline must book you on its next flight.',
        ],
      },
      {
        id: 'tip-held',
        title: 'My tip is held. Why?',
        body: [
          'The helper has to say where to send it first, or a check is not finished yet. It waits up to 180 days and goes back to you if it cannot be paid out.',
        ],
      },
      {
        id: 'review',
        title: 'I do not see my review',
        body: [
          'Reviews of a trip appear together: when both have written, or after two weeks. Each side may reply once.',
        ],
      },
      {
        id: 'mails',
        title: 'Too many mails',
        body: [
          'Each mail has a link at its end that stops mails of its kind with one press. All of them are in [your profile](/profile), under notifications.',
        ],
      },
      {
        id: 'delete',
        title: 'How do I delete my account?',
        body: [
          'In [your profile](/profile), under your data. You can download everything that we have about you there, too.',
        ],
      },
      {
        id: 'more',
        title: 'Your question is not here?',
        body: ['{contact}'],
      },
    ],
  },
};
