import { Link } from 'react-router-dom';
import type { ApiError } from 'shell/host';
import { Button, EmptyState, LostDrawing } from 'shared-ui';
import styles from './ConversationNotFound.module.css';

export function ConversationNotFound({ refusal }: { refusal: ApiError }) {
  const title = refusal.status === 404 ? 'This person was not found' : 'There is no such conversation';
  return (
    <EmptyState
      className={styles.page}
      drawing={<LostDrawing />}
      title={title}
      action={
        <Button asChild>
          <Link to="/messages">All conversations</Link>
        </Button>
      }
    >
      {refusal.serverMessage !== title && refusal.serverMessage}
    </EmptyState>
  );
}
