import type { ComponentType } from 'react';
import { boot, pageLanguage } from 'shell/host';
import { Button, PeoplesWords, usePart } from 'shared-ui';
import { words } from '../words';
import { isForeign } from './isForeign';
import styles from './Translatable.module.css';

interface TranslatableLaterProps {
  id: number;
  text: string;
  /** A `Translatable` that is pressed already. */
  load: () => Promise<ComponentType<{ id: number; text: string }>>;
}

/** On pages that load fast at first: only the button, and what it does at a press. */
export function TranslatableLater({ id, text, load }: TranslatableLaterProps) {
  const { part: Loaded, state, open } = usePart(load);
  const original = <PeoplesWords>{text}</PeoplesWords>;
  if (!boot.translation || !isForeign(text, pageLanguage())) return original;
  if (Loaded) return <Loaded id={id} text={text} />;
  return (
    <>
      {original}
      <span className={styles.foot}>
        <Button variant="quiet" size="small" busy={state === 'loading'} onClick={() => void open()}>
          {words.translate}
        </Button>
        <span role="status" className={styles.note}>
          {state === 'failed' && words.translationFailed}
        </span>
      </span>
    </>
  );
}
