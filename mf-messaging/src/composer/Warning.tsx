import { Button, Notice } from 'shared-ui';
import type { Worry } from './worry';

const words: Record<Worry, { title: string; text: string }> = {
  phone: {
    title: 'Is this a phone number?',
    text: 'You have only just met. Get to know each other here first: a number cannot be taken back.',
  },
  money: {
    title: 'Is this about money?',
    text: 'Nobody should pay before the flight. Whoever wants to say thank you can leave a tip here afterwards.',
  },
};

/** A gentle word before something that may be regretted. */
export function Warning({ worry, onSendAnyway }: { worry: Worry; onSendAnyway: () => void }) {
  const { title, text } = words[worry];
  return (
    <Notice
      tone="warning"
      role="alert"
      title={title}
      action={
        <Button size="small" onClick={onSendAnyway}>
          Send anyway
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
