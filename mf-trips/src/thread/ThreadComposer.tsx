import type { DraftToTranslate } from 'backend/contract/messaging/translation';
import type { Language } from 'backend/contract/platform/language';
import type { Translation } from 'backend/contract/platform/translation';
import { useImperativeHandle, useRef, useState, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { DraftTranslation, isTouchScreen, tabMemory, useGrowth } from 'shell/forms';
import { Button, Field, SendIcon, TextArea } from 'shared-ui';
import { words } from '../words';
import styles from './ThreadComposer.module.css';

const maxLength = 2000;

export interface ComposerHandle {
  insert: (text: string) => void;
}

interface ThreadComposerProps {
  ref: Ref<ComposerHandle>;
  /** Where the tab remembers what is typed. */
  draft: string;
  isSending: boolean;
  onSend: (content: string) => void;
  /** While the conversation is translated: the languages in which the others write. */
  translateTo: Language[];
  translate: (draft: DraftToTranslate) => Promise<Translation>;
}

export function ThreadComposer(props: ThreadComposerProps) {
  const { ref, draft, isSending, onSend, translateTo, translate } = props;
  const [text, setText] = useState(() => {
    const stored = tabMemory.read(draft);
    return typeof stored === 'string' ? stored : '';
  });
  const area = useRef<HTMLTextAreaElement>(null);
  const content = text.trim();
  const isTooLong = content.length > maxLength;
  const canSend = content !== '' && !isTooLong && !isSending;
  const changeText = (next: string) => {
    setText(next);
    if (next) tabMemory.write(draft, next);
    else tabMemory.remove(draft);
  };
  useGrowth(area, text);
  useImperativeHandle(ref, () => ({
    insert: (inserted) => {
      changeText(text ? `${inserted}\n${text}` : inserted);
      area.current?.focus();
    },
  }));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!canSend) return;
    onSend(content);
    changeText('');
    area.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    // On a touch screen Enter is a new line, and only the button sends.
    if (isPlainEnter && !isTouchScreen()) submit(event);
  }

  return (
    <form onSubmit={submit} noValidate className={styles.composer}>
      <div className={styles.row}>
        <Field
          className={styles.field}
          label={words.messageToEverybody}
          labelHidden
          error={isTooLong && words.messageTooLong(maxLength, content.length)}
        >
          <TextArea
            ref={area}
            rows={1}
            placeholder={words.writeToEverybody}
            className={styles.area}
            value={text}
            onChange={({ target }) => changeText(target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Button type="submit" variant="primary" className={styles.send} disabled={!canSend}>
          <SendIcon aria-hidden="true" /> {words.send}
        </Button>
      </div>
      {translateTo.map((to) => (
        <DraftTranslation key={to} to={to} content={content} translate={translate} />
      ))}
    </form>
  );
}
