import { Button } from 'shared-ui';
import { words } from '../words';
import styles from './TranslateConversation.module.css';
import type { ConversationTranslation } from './useConversationTranslation';

/** One press translates what the other writes, and another stops it. */
export function TranslateConversation({ translation }: { translation: ConversationTranslation }) {
  const { isOffered, isOn, isBusy, refusal, toggle } = translation;
  if (!isOffered && !isOn) return null;
  return (
    <div className={styles.switch}>
      <Button variant="quiet" size="small" busy={isBusy} onClick={toggle}>
        {isOn ? words.stopTranslating : words.translateConversation}
      </Button>
      <span role="status" className={styles.note}>
        {refusal}
      </span>
    </div>
  );
}
