import { Link } from 'react-router-dom';
import type { ApiError } from 'shell/host';
import { Button, EmptyState, LostDrawing } from 'shared-ui';
import { words } from '../words';
import styles from './ConversationNotFound.module.css';

export function ConversationNotFound({ refusal }: { refusal: ApiError }) {
  const title = refusal.status === 404 ? words.personNotFound : words.noConversation;
  return (
    <EmptyState
      className={styles.page}
      drawing={<LostDrawing />}
      title={title}
      action={
        <Button asChild>
          <Link to="/messages">{words.allConversations}</Link>
        </Button>
      }
    >
      {refusal.serverMessage !== title && refusal.serverMessage}
    </EmptyState>
  );
}
