import type { Listing } from 'backend/contract/listings';
import type { ByMail } from 'backend/contract/listings/posting';
import { Link } from 'react-router-dom';
import { Button, Outcome } from 'shared-ui';
import { BoardingPass } from '../pass/BoardingPass';
import { words } from '../words';

type Action = ByMail['action'];

interface OutcomeTexts {
  title: string;
  lead: string;
  /** The label of what takes it back. */
  next?: string;
}

/** The action that takes it back. */
const nextActions = { going: 'close', close: 'reopen', reopen: 'close', remove: undefined } as const;

interface LinkOutcomeProps {
  action: Action;
  listing: Listing | null;
  onNext: (action: Action) => void;
}

export function LinkOutcome({ action, listing, onNext }: LinkOutcomeProps) {
  const { title, lead, next }: OutcomeTexts = words.mailedLink[action];
  const nextAction = nextActions[action];
  return (
    <Outcome
      title={title}
      lead={lead}
      focusKey={action}
      actions={
        <>
          {nextAction && <Button onClick={() => onNext(nextAction)}>{next}</Button>}
          <Button asChild variant="quiet">
            <Link to="/">{words.backToHome}</Link>
          </Button>
        </>
      }
    >
      {listing && <BoardingPass listing={listing} level={2} />}
    </Outcome>
  );
}
