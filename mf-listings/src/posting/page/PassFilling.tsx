import { boot } from 'shell/host';
import { formatDay } from 'shared-ui';
import { useLazyLookUpFlightQuery } from '../../api/flights';
import { PassReader } from '../../boarding-pass/PassReader';
import type { PassLeg } from '../../boarding-pass/reading/answer';
import { words } from '../../words';
import { choicesOn } from '../flight/choices';
import { passValues, type PassFlight, type PassForm } from './passValues';

/** Fills the fields of the trip from a boarding pass. */
export function PassFilling({ form, onClose }: { form: PassForm; onClose: () => void }) {
  const [lookUp] = useLazyLookUpFlightQuery();

  const withTimes = async ({ flight, date, from, to }: PassLeg): Promise<PassFlight> => {
    // Without an answer the times are typed.
    const { data = [] } = boot.flights ? await lookUp({ number: flight, date }, true) : {};
    const times = choicesOn(data, date).find(
      ({ departure, arrival }) => departure === from && arrival === to,
    );
    return { flight, date, from, to, times };
  };
  const fill = async (legs: PassLeg[]) => {
    const flights = await Promise.all(legs.map(withTimes));
    form.change({ endDate: '', ...passValues(flights, form.values) });
    return legs.map(({ flight, date, from, to }) =>
      words.passFilled(flight, words.way([from, to]), formatDay(date)),
    );
  };
  return <PassReader hint={words.passStaysHere} onRead={fill} onClose={onClose} />;
}
