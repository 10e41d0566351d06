import * as safety from '../../trips/safety/contract.js';
import * as thanks from '../../trips/thanks/contract.js';
import { describeContract, within } from '../describe-contract.js';
import { placeFields } from './listings.js';

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
      promisedTip: 'The tip in US dollars that the caller’s request named. Null when it named none.',
    },
  },
});
