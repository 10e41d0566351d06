import type { MatchDetails } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { Button, Notice } from 'shared-ui';
import { goesOnIn } from '../companions/companions';
import { companySentences } from '../companions/relayWords';
import { words } from '../words';

/** On the page of a cancelled part, links to a part that is still agreed. */
export function GoesOn({ trip }: { trip: MatchDetails }) {
  const part = goesOnIn(trip);
  if (!part) return null;
  return (
    <Notice
      data-wide
      action={
        <Button asChild variant="primary">
          <Link to={`/trips/${part.matchId}`}>{words.openTheTrip}</Link>
        </Button>
      }
    >
      {companySentences(trip)}
    </Notice>
  );
}
