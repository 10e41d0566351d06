import type { Match } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { isServed } from 'shell/host';
import { Button, ChatIcon } from 'shared-ui';
import { words } from '../words';

/** To the conversation of the two. Nothing for an account that was deleted. */
export function MessageLink({ other }: Pick<Match, 'other'>) {
  if (!isServed('/messages') || other.id <= 0) return null;
  return (
    <Button asChild size="small">
      <Link to={`/messages?to=${other.id}`}>
        <ChatIcon aria-hidden="true" /> {words.message}
      </Link>
    </Button>
  );
}
