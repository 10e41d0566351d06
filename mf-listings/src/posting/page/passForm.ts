import type { Form } from 'shell/forms';
import type { FlightTexts } from '../fields/flights';

/** What a boarding pass fills in. */
export type PassForm = Pick<Form<'endDate'>, 'change'> &
  Pick<Form<keyof FlightTexts>, 'change'> & { values: FlightTexts };
