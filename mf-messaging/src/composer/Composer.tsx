import type { ConversationPage } from 'backend/contract/messaging';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { Button, Checkbox, Field, SendIcon, TextArea } from 'shared-ui';
import styles from './Composer.module.css';
import { isTouched } from './isTouched';
import type { Unsent } from './unsent';
import { useDraft } from './useDraft';
import { Warning } from './Warning';
import { worryIn } from './worry';

const longest = 2000;

export interface ComposerHandle {
  /** Puts a text here to go on with, before what was typed meanwhile. */
  bring: (text: string) => void;
}

interface ComposerProps {
  ref: Ref<ComposerHandle>;
  me: number;
  otherUser: ConversationPage['otherUser'];
  sms: ConversationPage['sms'];
  /** Nothing was written to this person before. */
  isFirst: boolean;
  isPending: boolean;
  onSend: (words: Pick<Unsent, 'content' | 'sendSMS'>) => void;
}

/** Where one writes. Nothing that was typed here is ever lost. */
export function Composer(props: ComposerProps) {
  const { ref, me, otherUser, sms, isFirst, isPending, onSend } = props;
  const [text, setText] = useDraft(me, otherUser.id);
  const [sendSMS, setSendSMS] = useState(false);
  const [isWarned, setIsWarned] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const content = text.trim();
  const isTooLong = content.length > longest;
  const cannot = !content || isTooLong || isPending;
  const worry = isFirst ? worryIn(content) : null;

  const change = (next: string) => {
    setText(next);
    setIsWarned(false);
  };
  useEffect(() => {
    // Whoever chose this conversation waits for it in its section, and goes on here.
    if (document.activeElement === area.current?.closest('section') && !isTouched()) area.current?.focus();
  }, []);
  useImperativeHandle(ref, () => ({
    bring: (brought) => {
      change(text ? `${brought}\n${text}` : brought);
      area.current?.focus();
    },
  }));

  function send() {
    onSend({ content, sendSMS: sendSMS && sms.possible });
    change('');
    setSendSMS(false);
    area.current?.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (cannot) return;
    if (worry && !isWarned) setIsWarned(true);
    else if (!worry) send();
  }
  function onKeyDown(event: KeyboardEvent) {
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    // On glass there is no Shift to hold: Enter is a new line, and the button sends.
    if (isSending && !isTouched()) submit(event);
  }

  return (
    <form onSubmit={submit} noValidate className={styles.composer}>
      <div className={styles.row}>
        <Field
          className={styles.field}
          label={`Message to ${otherUser.username}`}
          labelHidden
          error={isTooLong && `A message can have ${longest} characters, this one has ${content.length}`}
        >
          <TextArea
            ref={area}
            rows={1}
            placeholder="Write a message"
            className={styles.area}
            value={text}
            onChange={({ target }) => change(target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Button type="submit" variant="primary" className={styles.send} disabled={cannot}>
          <SendIcon aria-hidden="true" /> Send
        </Button>
      </div>
      {worry && isWarned ? (
        <Warning worry={worry} onSendAnyway={send} />
      ) : (
        <Checkbox
          className={styles.sms}
          checked={sendSMS && sms.possible}
          disabled={!sms.possible}
          hint={!sms.possible && sms.reason}
          onChange={({ target }) => setSendSMS(target.checked)}
        >
          Also send as SMS
        </Checkbox>
      )}
    </form>
  );
}
