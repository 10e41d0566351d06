import type { Leg } from 'backend/contract/listings';
import type { NewMatch } from 'backend/contract/trips/requests';
import { Chips, Notice } from 'shared-ui';

interface WhichPartProps {
  legs: Leg[];
  chosen: string;
  /** The listing may have changed meanwhile. */
  error: string | undefined;
  onChange: (part: string) => void;
}

/** For a listing with stops: which of its flights to share. On those with company nobody is asked for. */
export function WhichPart({ legs, chosen, error, onChange }: WhichPartProps) {
  const parts = partsOf(legs);
  const missing = legs.filter(({ covered }) => !covered);
  const [only] = missing;
  return (
    <>
      {only && missing.length === 1 ? (
        <p>
          You ask to fly {only.from} to {only.to} together. The other flights have company.
        </p>
      ) : (
        <Chips
          single
          label="Fly together"
          name="part"
          options={[['', 'As far as you both fly'], ...parts]}
          chosen={[parts.some(([value]) => value === chosen) ? chosen : '']}
          onChange={([part = '']) => onChange(part)}
        />
      )}
      {error && <Notice tone="error">{error}</Notice>}
    </>
  );
}

/**
 * Every run of flights shorter than the whole trip, as the numbers "first-last". Flights with company are left out, or
 * all would be, when every flight has it.
 */
function partsOf(legs: Leg[]): [value: string, label: string][] {
  const isFull = legs.every(({ covered }) => covered);
  return legs.flatMap((first, begin) =>
    legs.slice(begin).flatMap((last, more): [string, string][] => {
      const run = legs.slice(begin, begin + more + 1);
      if (run.length === legs.length || (!isFull && run.some(({ covered }) => covered))) return [];
      return [[`${begin + 1}-${begin + more + 1}`, `${first.from} to ${last.to}`]];
    }),
  );
}

/** The `legs` of the request. Left out, the server takes all flights that both listings share and that lack company. */
export function legsIn(part: string, legs: Leg[]): Pick<NewMatch, 'legs'> {
  const [first, last] = part.split('-').map(Number);
  if (!first || !last || !partsOf(legs).some(([value]) => value === part)) return {};
  return { legs: Array.from({ length: last - first + 1 }, (_, index) => ({ listingLeg: first + index })) };
}
