import type { DeskItem } from 'backend/contract/moderation/desk';
import { sentenceOf } from 'shell/host';
import { Button, Card, Notice, PeoplesWords } from 'shared-ui';
import { words } from '../words';
import { useOpenConversationMutation } from './api';
import styles from './Desk.module.css';
import { nameOfPerson } from './deskTexts';

export function Conversation({ item, isMine }: { item: DeskItem; isMine: boolean }) {
  const [open, { data, error, isLoading }] = useOpenConversationMutation();
  return (
    <Card className={styles.card}>
      <div className={styles.spread}>
        <h3>{words.aroundIt}</h3>
        {isMine && !data && (
          <Button size="small" busy={isLoading} onClick={() => open(item.id)}>
            {words.openConversation}
          </Button>
        )}
      </div>
      <p className={styles.soft}>{isMine ? words.conversationLogged : words.takeToOpen}</p>
      {error && <Notice tone="error">{sentenceOf(error, words.notOpened)}</Notice>}
      {data?.length === 0 && <p>{words.wroteNothing}</p>}
      {data && data.length > 0 && (
        <ol className={styles.entries}>
          {data.map(({ id, senderId, content }) => (
            <li key={id}>
              <strong>{senderId === item.person.id ? nameOfPerson(item.person) : words.theOther}</strong>
              <br />
              <PeoplesWords>{content}</PeoplesWords>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
