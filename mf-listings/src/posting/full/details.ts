import { ticked, wholeNumber } from '../form/filled';

/** Everything that the full form asks for; the same when a listing is changed later. */
export const emptyDetails = {
  departureAirport: '',
  arrivalAirport: '',
  date: '',
  endDate: '',
  time: '',
  flightNumber: '',
  description: '',
  skills: '',
  tipAmount: '',
  minTip: '',
  maxTip: '',
  offersTips: '',
  acceptsTips: '',
  name: '',
  phoneNumber: '',
};
export type DetailName = keyof typeof emptyDetails;

export const readDetails = {
  tipAmount: wholeNumber,
  minTip: wholeNumber,
  maxTip: wholeNumber,
  offersTips: ticked,
  acceptsTips: ticked,
};
