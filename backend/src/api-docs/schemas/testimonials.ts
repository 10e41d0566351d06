import * as testimonials from '../../trips/reviews/contract.js';
import * as safety from '../../trips/safety/contract.js';
import * as thanks from '../../trips/thanks/contract.js';
import { describeContract, type Fields, within } from '../describe-contract.js';
import { amara } from '../examples.js';
import { placeFields } from './listings.js';

const testimonial: Fields<typeof testimonials.testimonial> = {
  text: 'What the author wrote, 10 to 500 characters.',
  rating: 'Stars, from 1 to 5.',
  route: 'Where they flew, like `JFK to DEL`. Null when it is not known.',
  user: 'Who wrote it.',
  'user.id': 'The id of the author. Absent when the viewer would not find that page.',
  reply: 'What the reviewed person answered. Null or absent without an answer.',
  'reply.text': 'The words of the answer.',
  'reply.createdAt': 'When they answered, in UTC.',
  mayReply: 'True when the viewer is the reviewed person and has not answered yet.',
};

export const ofTestimonials = describeContract(testimonials, {
  testimonial: {
    description: 'A rating with words of thanks.',
    fields: testimonial,
    example: {
      id: 12,
      text: 'She waited with my father until he boarded.',
      rating: 5,
      route: 'JFK to DEL',
      createdAt: '2026-05-06T08:00:00.000Z',
      user: { username: 'Omar K.', profilePictureUrl: null },
    },
  },
  testimonialPermission: {
    description: 'Whether the caller may rate a user now, and about which trip.',
    fields: {
      mayWrite: 'True when a review would be stored.',
      reason: 'A sentence for the caller on why they may not. Null when they may.',
      listingId: 'The listing that the review would be about. Null when there is none.',
      matchId: 'The trip that the review would be about. Null or absent when it is none of two.',
      from: 'The day from which they may write, as YYYY-MM-DD. Null or absent when it is not about waiting.',
      written: 'What they have written about that trip. Null or absent until they have.',
      'written.rating': 'The stars that they gave, from 1 to 5.',
      'written.text': 'The words that they wrote.',
      'written.hiddenUntil':
        'The day on which both reviews appear, unless both have written before. Null when it can be read already.',
      'written.reply': 'What the reviewed person answered. Null or absent without an answer.',
      'written.reply.text': 'The words of the answer.',
      'written.reply.createdAt': 'When they answered, in UTC.',
      received: 'What the other one wrote about the caller. Null or absent while it cannot be read.',
    },
  },
  newTestimonial: {
    description: 'A rating of somebody whom the caller was in touch with.',
    fields: {
      text: 'What others should know, 10 to 500 characters.',
      rating: 'Whole stars, from 1 to 5.',
      targetUserId: 'Who is rated.',
      route: 'Like `JFK to DEL`. Left out, and replaced where a trip is known.',
      listingId: 'The listing over which the two met. May be left out.',
      matchId: 'The trip that it is about. Absent means that of the listing, or else the latest of the two.',
    },
    example: { text: 'She waited with my father until he boarded.', rating: 5, targetUserId: amara.id },
  },
  newReply: {
    description: 'The one answer to a review about oneself.',
    fields: { text: 'What everyone reads below the review.' },
    example: { text: 'It was a pleasure. Greetings to your father!' },
  },
});

export const ofSafety = describeContract(safety, {
  safetyAnswer: {
    description: 'The answer to "Did you feel safe?"',
    fields: {
      feltSafe: 'False brings the trip before the team.',
      notSure: 'True, with `feltSafe` false, for "not sure". Leave it out for a plain yes or no.',
      details: 'What happened. Only the team reads it. Leave it out to say no more.',
    },
    example: { feltSafe: true },
  },
  storedSafetyAnswer: {
    description: 'What the caller has answered. Nobody but the team reads it.',
    fields: {
      feltSafe: 'What they said about this trip.',
      notSure: 'True when they were not sure. Absent or false for a plain yes or no.',
      details: 'What they wrote. Null when they wrote nothing.',
    },
  },
  partedTrip: {
    description: 'A trip that ended because one has blocked the other, or that two cancelled who had met.',
    fields: {
      other: 'The name of the other one. Null for a deleted account, and for what was only proposed.',
      traveler:
        'For the family: the first name of the one who flies. Null when the caller flies, and from 30 days after the trip.',
      ...within('departure', placeFields),
      ...within('arrival', placeFields),
      date: 'The day of departure there, as YYYY-MM-DD.',
    },
  },
});

export const ofThanks = describeContract(thanks, {
  waitingTrip: {
    description: 'A trip that is over and waits for the caller.',
    fields: {
      id: 'What stands in the path of its calls, as in `/api/matches/12`.',
      other: 'The other one of the two.',
      'other.id': 'As in the address of their page: `/people/9`.',
      ...within('departure', placeFields),
      ...within('arrival', placeFields),
      date: 'The day of departure there, as YYYY-MM-DD.',
      waitsFor: '`review` until the caller has written one, `thanks` where they may tip as well.',
      promisedTip:
        'The tip in US dollars that the caller’s request named; of several companions the share of this one. Null when it named none.',
    },
  },
});
