import { ticked, wholeNumber } from 'shell/forms';

/** The fields of the full form and of the edit dialog. */
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

export const detailReaders = {
  tipAmount: wholeNumber,
  minTip: wholeNumber,
  maxTip: wholeNumber,
  offersTips: ticked,
  acceptsTips: ticked,
};
