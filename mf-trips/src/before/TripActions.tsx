import { Button, CalendarPlusIcon, PrinterIcon } from 'shared-ui';
import { leavesFocusToHeading } from '../trip/leavesFocusTo';
import { words } from '../words';
import styles from './TripActions.module.css';

export function TripActions({ trip: { id }, onCancel }: { trip: { id: number }; onCancel: () => void }) {
  return (
    <div ref={leavesFocusToHeading} className={styles.actions} data-wide>
      <Button asChild size="small">
        <a href={`/api/matches/${id}/calendar`} download>
          <CalendarPlusIcon aria-hidden="true" /> {words.addToCalendar}
        </a>
      </Button>
      <Button size="small" onClick={() => window.print()}>
        <PrinterIcon aria-hidden="true" /> {words.print}
      </Button>
      <Button size="small" variant="quiet" onClick={onCancel}>
        {words.cancelThisTrip}
      </Button>
    </div>
  );
}
