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
  startsFocused: boolean;
}

export function StopsAndLandings({ form, startsFocused }: StopsAndLandingsProps) {
  return (
    <StopFields
      form={form}
      startsFocused={startsFocused}
      flightAfter={(stop) => flightInForm(stop, form)}
      renderLanding={(flight) => <LandingFields form={form} flight={flight} labels={words.nextLanding} />}
    />
  );
}
