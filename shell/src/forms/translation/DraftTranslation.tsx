import type { DraftToTranslate } from 'backend/contract/messaging/translation';
import type { Language } from 'backend/contract/platform/language';
import type { Translation } from 'backend/contract/platform/translation';
import { useEffect, useEffectEvent, useState } from 'react';
import { nameOf, sentenceOf } from 'shell/host';
import { words } from '../words';
import { isForeign } from './isForeign';
import styles from './TranslateConversation.module.css';

const pauseMs = 1_200;

interface DraftTranslationProps {
  /** In which others there write. */
  to: Language;
  content: string;
  translate: (draft: DraftToTranslate) => Promise<Translation>;
}

/** What others may read, after each pause in writing. One call for a pause: each costs money. */
export function DraftTranslation({ to, content, translate }: DraftTranslationProps) {
  const [made, setMade] = useState<{ of: string; translation?: Translation; refusal?: string }>();
  const isWanted = isForeign(content, to);
  const request = useEffectEvent(() => translate({ content, to }));

  useEffect(() => {
    if (!isWanted) return;
    let isTypedOn = false;
    const ask = async () => {
      try {
        const translation = await request();
        if (!isTypedOn) setMade({ of: content, translation });
      } catch (error) {
        if (!isTypedOn) setMade({ of: content, refusal: sentenceOf(error, words.translationFailed) });
      }
    };
    const pause = setTimeout(() => void ask(), pauseMs);
    return () => {
      isTypedOn = true;
      clearTimeout(pause);
    };
  }, [content, isWanted, to]);

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
