import { Button, Notice } from 'shared-ui';
import type { Risk } from './findRisk';

const texts: Record<Risk, { title: string; text: string }> = {
  phone: {
    title: 'Is this a phone number?',
    text: 'You have only just met. Get to know each other here first: a number cannot be taken back.',
  },
  money: {
    title: 'Is this about money?',
    text: 'Nobody should pay before the flight. Whoever wants to say thank you can leave a tip here afterwards.',
  },
};

/** Shown before a first message with a risk is sent. The user may send it all the same. */
export function FirstMessageWarning({ risk, onSendAnyway }: { risk: Risk; onSendAnyway: () => void }) {
  const { title, text } = texts[risk];
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
