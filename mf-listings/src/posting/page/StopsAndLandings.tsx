import type { Form } from 'shell/forms';
import { flightInForm, type FlightName, type FlightTexts } from '../fields/flights';
import { LandingFields } from '../fields/LandingFields';
import { StopFields } from '../fields/StopFields';
import { words } from '../../words';

export type StopsForm = Pick<Form<FlightName | 'date' | 'endDate'>, 'field' | 'issues' | 'change'> & {
  values: FlightTexts & Record<'endDate', string>;
};

interface StopsAndLandingsProps {
  form: StopsForm;
  /** Of a new listing the timetable may fill in the flights. */
  isNew: boolean;
  startsFocused: boolean;
}

export function StopsAndLandings({ form, isNew, startsFocused }: StopsAndLandingsProps) {
  return (
    <StopFields
      form={form}
      startsFocused={startsFocused}
      {...(isNew && { flightAfter: (stop) => flightInForm(stop, form) })}
      renderLanding={(flight) => <LandingFields form={form} flight={flight} labels={words.nextLanding} />}
    />
  );
}
