import type { SlotProps } from 'shell/host';
import { useEffect, useRef, useState } from 'react';
import { Button, Notice } from 'shared-ui';
import { useNotifyDevice } from '../push/useNotifyDevice';
import { words } from '../words';
import { noteAnswered } from './lastAsked';
import { QuestionCard } from './QuestionCard';
import styles from './QuestionCard.module.css';

interface AskForNewsProps extends SlotProps<'device.question'> {
  publicKey: string;
  onLater: () => void;
}

export function AskForNews({ deed, name = '', publicKey, onLater }: AskForNewsProps) {
  const { turnOn, isBusy, refusal } = useNotifyDevice();
  const [isOn, setOn] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isOn) notice.current?.focus();
  }, [isOn]);
  if (isOn)
    return (
      <Notice ref={notice} tone="good" tabIndex={-1} title={words.pushTurnedOn}>
        {words.pushTurnedOnHint}
      </Notice>
    );
  const begin = async () => {
    const isOnNow = await turnOn(publicKey);
    if (isOnNow) noteAnswered('news');
    setOn(isOnNow);
  };
  const later = () => {
    noteAnswered('news');
    onLater();
  };
  return (
    <QuestionCard question="news" title={words.askForNews[deed](name)} hint={words.askForNewsHint}>
      {refusal && (
        <Notice role="status" tone="warning">
          {words.pushRefusals[refusal]}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button busy={isBusy} onClick={() => void begin()}>
          {words.yesTellMe}
        </Button>
        <Button variant="quiet" onClick={later}>
          {words.notNow}
        </Button>
      </div>
    </QuestionCard>
  );
}
