import type { MatchDetails } from 'backend/contract/trips';
import { isApiError } from 'shell/host';
import { Card, Chips, Field, TextArea } from 'shared-ui';
import { useSafetyAnswerQuery } from '../api/trips';
import { flyerNameOf } from '../day/names';
import card from '../before/TripCard.module.css';
import { safetyChoices, type SafetyDraft } from './safetyAnswers';
import { SafetyCard } from './TripSafety';
import { words } from '../words';

const longest = 800;

interface SafetyPartProps {
  trip: MatchDetails;
  draft: SafetyDraft;
  onChange: (draft: SafetyDraft) => void;
}

/** "Did you feel safe?" as a part of a longer form. An earlier answer is shown there instead. */
export function SafetyPart({ trip, draft, onChange }: SafetyPartProps) {
  const { id, role, other } = trip;
  const person = role === 'seeking_help' ? flyerNameOf(trip) : null;
  const { data: stored, error } = useSafetyAnswerQuery(id, { refetchOnMountOrArgChange: true });
  // A server of the last release does not ask.
  if (isApiError(error) && error.status === 404) return null;
  if (stored) return <SafetyCard tripId={id} person={person} other={other.username} />;
  const { said, details } = draft;
  return (
    <Card role="region" aria-labelledby="safety" className={card.card}>
      <h3 id="safety" className={card.title}>
        {words.feltSafe(person)}
      </h3>
      <p>{words.onlyTeamReadsThis(other.username)}</p>
      <Chips
        label={words.feltSafe(person)}
        labelHidden
        name="safety"
        single
        options={safetyChoices}
        chosen={said ? [said] : []}
        onChange={([chosen]) => onChange({ ...draft, said: chosen ?? null })}
      />
      {said && said !== 'yes' && (
        <Field label={words.whatHappened} optional hint={words.readWithinADay}>
          <TextArea
            name="details"
            rows={4}
            count={longest}
            maxLength={longest}
            value={details}
            onChange={({ target }) => onChange({ ...draft, details: target.value })}
          />
        </Field>
      )}
    </Card>
  );
}
