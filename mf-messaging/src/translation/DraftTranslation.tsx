import type { Language } from 'backend/contract/platform/language';
import type { Translation } from 'backend/contract/platform/translation';
import { useEffect, useState } from 'react';
import { isForeign } from 'shell/forms';
import { nameOf, sentenceOf } from 'shell/host';
import { words } from '../words';
import { useTranslateDraftMutation } from './translation-api';
import styles from './TranslateConversation.module.css';

const pauseMs = 1_200;

interface DraftTranslationProps {
  otherId: number;
  /** In which the other writes. */
  to: Language;
  content: string;
}

/** What the other may read, after each pause in writing. One call for a pause: each costs money. */
export function DraftTranslation({ otherId, to, content }: DraftTranslationProps) {
  const [translate] = useTranslateDraftMutation();
  const [made, setMade] = useState<{ of: string; translation?: Translation; refusal?: string }>();
  const isWanted = isForeign(content, to);

  useEffect(() => {
    if (!isWanted) return;
    let isTypedOn = false;
    const ask = async () => {
      try {
        const translation = await translate({ otherId, content, to }).unwrap();
        if (!isTypedOn) setMade({ of: content, translation });
      } catch (error) {
        if (!isTypedOn) setMade({ of: content, refusal: sentenceOf(error, words.checkConnection) });
      }
    };
    const pause = setTimeout(() => void ask(), pauseMs);
    return () => {
      isTypedOn = true;
      clearTimeout(pause);
    };
  }, [content, isWanted, otherId, to, translate]);

  const { translation, refusal } = made && isWanted && made.of === content ? made : {};
  return (
    <div role="status" aria-live="polite" className={translation && styles.draft}>
      {translation && (
        <p lang={to} dir="auto" className={styles.words}>
          {translation.text}
        </p>
      )}
      {(translation ?? refusal) && (
        <p className={styles.note}>{refusal ?? words.draftReads(nameOf('language', to))}</p>
      )}
    </div>
  );
}
