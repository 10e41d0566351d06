import { Chips, Notice } from 'shared-ui';
import { words } from '../words';

/** A flight of a listing, by its airports. */
interface Flight {
  from: string;
  to: string;
  /** It has an agreed companion. */
  covered?: boolean | undefined;
}

interface WhichPartProps {
  /** Flights that the two can share, in the order flown. */
  legs: Flight[];
  /** The number of the first of them in the listing. */
  first?: number;
  chosen: string;
  /** The listing may have changed meanwhile. */
  error: string | undefined;
  onChange: (part: string) => void;
}

/** For a way with stops: which of its flights to share. Those with a companion cannot be chosen. */
export function WhichPart({ legs, first = 1, chosen, error, onChange }: WhichPartProps) {
  const parts = partsOf(legs, first);
  const missing = legs.filter(({ covered }) => !covered);
  const [only] = missing;
  return (
    <>
      {only && missing.length === 1 ? (
        <p>{words.onlyPart(only.from, only.to)}</p>
      ) : (
        <Chips
          single
          label={words.flyTogether}
          name="part"
          options={[['', words.wholeWay], ...parts]}
          chosen={[parts.some(([value]) => value === chosen) ? chosen : '']}
          onChange={([part = '']) => onChange(part)}
        />
      )}
      {error && <Notice tone="error">{error}</Notice>}
    </>
  );
}

/**
 * Every run of flights shorter than the whole way, as the numbers "first-last". Flights with company are left out,
 * unless every flight has it.
 */
function partsOf(legs: Flight[], first: number): [value: string, label: string][] {
  const isFull = legs.every(({ covered }) => covered);
  return legs.flatMap((begin, index) =>
    legs.slice(index).flatMap((end, more): [string, string][] => {
      const run = legs.slice(index, index + more + 1);
      if (run.length === legs.length || (!isFull && run.some(({ covered }) => covered))) return [];
      const number = first + index;
      return [[`${number}-${number + more}`, words.part(begin.from, end.to)]];
    }),
  );
}

/** The `legs` of the request. Left out, the server takes all flights that both listings share and that lack company. */
export function legsIn(
  part: string,
  { legs, first: begin = 1 }: Pick<WhichPartProps, 'legs' | 'first'>,
): { legs?: { listingLeg: number }[] } {
  const [first, last] = part.split('-').map(Number);
  if (!first || !last || !partsOf(legs, begin).some(([value]) => value === part)) return {};
  return { legs: Array.from({ length: last - first + 1 }, (_, index) => ({ listingLeg: first + index })) };
}
