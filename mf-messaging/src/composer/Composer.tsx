import type { ConversationPage } from 'backend/contract/messaging';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { DraftTranslation, isTouchScreen, useGrowth } from 'shell/forms';
import { Button, Checkbox, Field, SendIcon, TextArea } from 'shared-ui';
import { words } from '../words';
import styles from './Composer.module.css';
import { FirstMessageWarning } from './FirstMessageWarning';
import { firstMessageRisks, loadRule, type Risk } from './firstMessageRisk';
import { useDraft } from './useDraft';

const maxLength = 2000;

export interface ComposerHandle {
  insert: (text: string) => void;
}

interface ComposerProps {
  ref: Ref<ComposerHandle>;
  me: number;
  otherUser: ConversationPage['otherUser'];
  sms: ConversationPage['sms'];
  isFirst: boolean;
  isSending: boolean;
  onSend: (message: { content: string; sendSMS: boolean }) => void;
  /** While the conversation is translated: in which language the other writes. */
  translated?: Pick<ComponentProps<typeof DraftTranslation>, 'to' | 'translate'> | undefined;
}

export function Composer(props: ComposerProps) {
  const { ref, me, otherUser, sms, isFirst, isSending, onSend, translated } = props;
  const [text, setText] = useDraft(me, otherUser.id);
  const [sendSMS, setSendSMS] = useState(false);
  const [risks, setRisks] = useState<Risk[]>([]);
  const area = useRef<HTMLTextAreaElement>(null);
  const [first, ...others] = risks;
  const content = text.trim();
  const isTooLong = content.length > maxLength;
  const canSend = content !== '' && !isTooLong && !isSending;
  /** What has been typed by the time a check ends. */
  const latest = useRef(content);

  const changeText = (next: string) => {
    setText(next);
    latest.current = next.trim();
    setRisks([]);
  };
  useGrowth(area, text);
  useEffect(() => {
    const { activeElement: active } = document;
    // The user came here before the conversation was loaded, from its line or from another page.
    const hasArrived = active === area.current?.closest('section') || active?.matches('main h1');
    if (hasArrived && !isTouchScreen()) area.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isFirst) loadRule().catch(() => undefined);
  }, [isFirst]);
  useImperativeHandle(ref, () => ({
    insert: (inserted) => {
      changeText(text ? `${inserted}\n${text}` : inserted);
      area.current?.focus();
    },
  }));

  function send() {
    onSend({ content, sendSMS: sendSMS && sms.possible });
    changeText('');
    setSendSMS(false);
    area.current?.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!canSend || first) return;
    if (isFirst) void sendUnlessRisky();
    else send();
  }
  async function sendUnlessRisky() {
    const found = await firstMessageRisks(content);
    // Typed on, or sent by a second Enter.
    if (latest.current !== content) return;
    if (found.length) setRisks(found);
    else send();
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
          label={words.messageTo(otherUser.username)}
          labelHidden
          error={isTooLong && words.messageTooLong(maxLength, content.length)}
        >
          <TextArea
            ref={area}
            rows={1}
            dir={text ? 'auto' : undefined}
            placeholder={words.writeMessage}
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
      {translated && <DraftTranslation {...translated} content={content} />}
      {first ? (
        <FirstMessageWarning risks={[first, ...others]} onSendAnyway={send} />
      ) : (
        <Checkbox
          className={sms.possible ? undefined : styles.dead}
          checked={sendSMS && sms.possible}
          disabled={!sms.possible}
          hint={!sms.possible && sms.reason}
          onChange={({ target }) => setSendSMS(target.checked)}
        >
          {words.alsoSms}
        </Checkbox>
      )}
    </form>
  );
}
