import type { MatchDetails } from 'backend/contract/trips';
import { LazyPart, PanelSkeleton } from 'shared-ui';
import { gapsAhead } from './gapsAhead';
import { isDayOfTravel } from '../time/tripTimes';
import { words } from '../words';

const loadMissingLeg = () => import('./MissingLeg');

/** To the family: who could fly what is still ahead and has no companion. */
export function MissingLegs({ trip, now }: { trip: MatchDetails; now: number }) {
  return gapsAhead(trip, now).map((gap) => (
    <LazyPart
      key={gap[0]?.number}
      load={loadMissingLeg}
      skeleton={<PanelSkeleton label={words.lookingForPeople} />}
    >
      {({ MissingLeg }) => <MissingLeg trip={trip} gap={gap} isDay={isDayOfTravel(trip, now)} />}
    </LazyPart>
  ));
}
