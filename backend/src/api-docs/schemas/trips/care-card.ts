import * as careCards from '../../../trips/care-card/contract.js';
import { describeContract, type Fields } from '../../describe-contract.js';

const optional = 'Leave it out when there is nothing to say.';

const card: Fields<typeof careCards.careCard> = {
  firstName: 'How to address the person who flies.',
  phone: 'A number at which they are reached on the way. ' + optional,
  seat: 'Like `24C`. ' + optional,
  callFirst: 'Whom to call first when something happens: name and number. ' + optional,
  callSecond: 'Whom to call when the first does not answer. ' + optional,
  destination: 'Where they go from the arrival airport, and who meets them. ' + optional,
  medicine: 'What they take and when, and where it is packed. ' + optional,
  ifMissed: 'What to do when a connection is missed. ' + optional,
  needs: 'What helps. Empty when nothing was chosen.',
  wears:
    'What the traveler wears on the day, so that the helper finds them. Left out it stays as it is, and an empty line removes it.',
  photo: 'The address of a photo of the traveler, for the two of the trip. Send null to remove it.',
};

export const ofCareCards = describeContract(careCards, {
  careCard: {
    description: 'What the helper should know about the person who flies.',
    fields: card,
    example: {
      firstName: 'Salma',
      seat: '24C',
      callFirst: 'Omar, +1 2025550143',
      medicine: 'One white pill with dinner, in the red bag',
      needs: ['wheelchair_booked'],
    },
  },
  savedCareCard: {
    description: 'A care card as it is stored. Only the two of the trip can read it.',
    fields: card,
  },
});
