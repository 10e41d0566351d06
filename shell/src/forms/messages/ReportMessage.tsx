import type { Correspondent, Message } from 'backend/contract/messaging';
import { useState, type KeyboardEvent } from 'react';
import { openReport } from 'shell/host';
import { Button, FlagIcon, VisuallyHidden } from 'shared-ui';
import { words } from '../words';
import styles from './ReportMessage.module.css';

interface ReportMessageProps {
  message: Message;
  person: Correspondent;
  /** One message of the conversation is; the arrow keys lead to the others. */
  isTabStop: boolean;
}

export function ReportMessage({ message, person: { id, username }, isTabStop }: ReportMessageProps) {
  const [isOpening, setIsOpening] = useState(false);
  const report = async () => {
    setIsOpening(true);
    const reason = message.risk ? 'fraud' : 'harassment';
    await openReport({ person: { id, username }, messageId: message.id, reason });
    setIsOpening(false);
  };
  return (
    // A new message is read aloud without this.
    <div className={styles.report} aria-live="off">
      <Button
        variant="quiet"
        size="small"
        title={words.reportThisMessage}
        busy={isOpening}
        tabIndex={isTabStop ? 0 : -1}
        data-report=""
        onKeyDown={moveFocus}
        onClick={report}
      >
        <FlagIcon aria-hidden="true" />
        <VisuallyHidden>{words.reportThisMessage}</VisuallyHidden>
      </Button>
    </div>
  );
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const log = event.currentTarget.closest('[role="log"]');
  const buttons = [...(log?.querySelectorAll<HTMLElement>('[data-report]') ?? [])];
  buttons[buttons.indexOf(event.currentTarget) + step]?.focus();
}
