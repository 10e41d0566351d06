import type { Need } from 'backend/contract/listings';

/** What helps a traveler, as the form and the card say it. */
export const needTexts: Record<Need, string> = {
  changing_planes: 'Changing planes',
  wheelchair_booked: 'Wheelchair at the gate is booked',
  walks_slowly: 'Walks slowly',
  hard_of_hearing: 'Hard of hearing',
  cannot_read_signs: 'Does not read signs',
  medicine: 'Medicine at times',
  forms: 'Forms at immigration',
  first_flight: 'First flight',
  small_children: 'With small children',
  company: 'Company on board',
};

export const needs = Object.keys(needTexts) as Need[];
