import { readNeeds, ticked, wholeNumber } from 'shell/forms';
import { emptyFlyer } from '../fields/flyer';
import { shownUnlessOff } from '../fields/flights';

/** Fields whose value is one part of the listing. */
export const plainDetails = {
  departureAirport: '',
  arrivalAirport: '',
  date: '',
  endDate: '',
  time: '',
  flightNumber: '',
  showFlight: 'on',
  needs: '',
  languages: '',
  description: '',
  skills: '',
  tipAmount: '',
  minTip: '',
  maxTip: '',
  offersTips: '',
  acceptsTips: '',
  contact: 'at_once',
  name: '',
  phoneNumber: '',
};

/** The fields of the full form and of the edit dialog. */
export const emptyDetails = { ...plainDetails, ...emptyFlyer };
export type DetailName = keyof typeof emptyDetails;

export const detailReaders = {
  needs: readNeeds,
  showFlight: shownUnlessOff,
  tipAmount: wholeNumber,
  minTip: wholeNumber,
  maxTip: wholeNumber,
  offersTips: ticked,
  acceptsTips: ticked,
};
