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

/** For a listing with stops: which of its flights to share. */
export function WhichPart({ legs, chosen, error, onChange }: WhichPartProps) {
  return (
    <>
      <Chips
        single
        label="Fly together"
        name="part"
        options={[['', 'As far as you both fly'], ...partsOf(legs)]}
        chosen={[chosen]}
        onChange={([part = '']) => onChange(part)}
      />
      {error && <Notice tone="error">{error}</Notice>}
    </>
  );
}

/** Every run of flights shorter than the whole trip, as the numbers "first-last". */
function partsOf(legs: Leg[]): [value: string, label: string][] {
  const parts = legs.flatMap((first, begin) =>
    legs.slice(begin).map((last, more): [number, string, string] => {
      const end = begin + more;
      return [end - begin + 1, `${begin + 1}-${end + 1}`, `${first.from} to ${last.to}`];
    }),
  );
  return parts.filter(([length]) => length < legs.length).map(([, value, label]) => [value, label]);
}

/** The `legs` of the request. Left out, the server takes all flights that both listings share. */
export function legsIn(part: string): Pick<NewMatch, 'legs'> {
  const [first, last] = part.split('-').map(Number);
  if (!first || !last) return {};
  return { legs: Array.from({ length: last - first + 1 }, (_, index) => ({ listingLeg: first + index })) };
}
