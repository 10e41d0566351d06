import type { Listing } from 'backend/contract/listings';
import type { ByMail } from 'backend/contract/listings/posting';
import { Link } from 'react-router-dom';
import { Button, Outcome } from 'shared-ui';
import { BoardingPass } from '../pass/BoardingPass';

type Action = ByMail['action'];

interface OutcomeTexts {
  title: string;
  lead: string;
  /** The action that takes it back. */
  next?: { action: Action; label: string };
}

const outcomes: Record<Action, OutcomeTexts> = {
  going: {
    title: 'Your listing stays online',
    lead: 'Thank you for telling us that the trip still stands.',
    next: { action: 'close', label: 'Close it after all' },
  },
  close: {
    title: 'Your listing is closed',
    lead: 'It is no longer shown, and nobody can ask for your contact.',
    next: { action: 'reopen', label: 'Reopen' },
  },
  reopen: {
    title: 'Your listing is open again',
    lead: 'Travelers can see it and ask for your contact.',
    next: { action: 'close', label: 'Close' },
  },
  remove: {
    title: 'Your listing is removed',
    lead: 'Nothing of it is left with us.',
  },
};

interface LinkOutcomeProps {
  action: Action;
  listing: Listing | null;
  onNext: (action: Action) => void;
}

export function LinkOutcome({ action, listing, onNext }: LinkOutcomeProps) {
  const { title, lead, next } = outcomes[action];
  return (
    <Outcome
      title={title}
      lead={lead}
      focusKey={action}
      actions={
        <>
          {next && <Button onClick={() => onNext(next.action)}>{next.label}</Button>}
          <Button asChild variant="quiet">
            <Link to="/">Back to Home</Link>
          </Button>
        </>
      }
    >
      {listing && <BoardingPass listing={listing} level={2} />}
    </Outcome>
  );
}
