import type { DeskItem } from 'backend/contract/moderation/desk';
import { sentenceOf } from 'shell/host';
import { Button, Card, Notice } from 'shared-ui';
import { useOpenConversationMutation } from './api';
import styles from './Desk.module.css';

export function Conversation({ item, isMine }: { item: DeskItem; isMine: boolean }) {
  const [open, { data, error, isLoading }] = useOpenConversationMutation();
  return (
    <Card className={styles.card}>
      <div className={styles.spread}>
        <h3>Around it</h3>
        {isMine && !data && (
          <Button size="small" busy={isLoading} onClick={() => open(item.id)}>
            Open the conversation
          </Button>
        )}
      </div>
      <p className={styles.soft}>
        {isMine ? 'Opening it is written to the log.' : 'Take the item to open the conversation.'} It closes
        with this report.
      </p>
      {error && <Notice tone="error">{sentenceOf(error, 'It could not be opened.')}</Notice>}
      {data?.length === 0 && <p>They wrote nothing to each other.</p>}
      {data && data.length > 0 && (
        <ol className={styles.entries}>
          {data.map(({ id, senderId, content }) => (
            <li key={id}>
              <strong>{senderId === item.person.id ? item.person.username : 'The other'}</strong>
              <br />
              {content}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
