import { useState } from 'react';
import { Button, LazyPart } from 'shared-ui';
import formStyles from '../fields/FormSection.module.css';
import { words } from '../../words';
import type { StopsForm } from './StopsAndLandings';

/** Apart, because most visitors leave before they add a stop. */
const loadStops = async () => (await import('./StopsAndLandings')).StopsAndLandings;

interface TripStopsProps {
  form: StopsForm;
}

/** The stops of a trip that is posted. */
export function TripStops({ form }: TripStopsProps) {
  const { values, change } = form;
  const [hasPressed, setHasPressed] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  const isShown = values.stops !== '0';
  if (isShown && !wasShown) setWasShown(true);
  const add = () => {
    setHasPressed(true);
    change({ stops: '1', endDate: '', 'legs.1.date': values['legs.1.date'] || values.date });
  };
  if (!isShown && !wasShown)
    return (
      <div className={formStyles.turns}>
        <Button size="small" onClick={add}>
          {words.addStop}
        </Button>
      </div>
    );
  return (
    <LazyPart
      load={loadStops}
      skeleton={
        <div className={formStyles.turns}>
          <Button size="small" busy>
            {words.addStop}
          </Button>
        </div>
      }
    >
      {(StopsAndLandings) => <StopsAndLandings form={form} startsFocused={hasPressed} />}
    </LazyPart>
  );
}
