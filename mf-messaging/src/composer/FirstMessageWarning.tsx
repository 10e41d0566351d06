import { Button, Notice } from 'shared-ui';
import type { Risk } from './firstMessageRisk';

const texts: Record<Risk, { title: string; text: string }> = {
  phone: {
    title: 'Is this a phone number?',
    text: 'You have only just met. Get to know each other here first: a number cannot be taken back.',
  },
  money: {
    title: 'Is this about money?',
    text: 'Nobody should pay before the flight. Whoever wants to say thank you can leave a tip here afterwards.',
  },
  parcels: {
    title: 'Is this about carrying something?',
    text: 'Each carries only their own bags: ask nobody to take something for others.',
  },
  documents: {
    title: 'Is this about documents or an account?',
    text: 'Nobody here needs documents, card numbers, passwords or codes. Ask for none, and send none.',
  },
  elsewhere: {
    title: 'Do you want to move elsewhere?',
    text: 'Stay here until you trust each other: we can help only with what is written here.',
  },
};

interface FirstMessageWarningProps {
  risks: [Risk, ...Risk[]];
  onSendAnyway: () => void;
}

/** Shown before a first message with risks is sent. The user may send it all the same. */
export function FirstMessageWarning({ risks: [first, ...others], onSendAnyway }: FirstMessageWarningProps) {
  const { title, text } = texts[first];
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
      {others.map((risk) => (
        <p key={risk}>
          <strong>{texts[risk].title}</strong> {texts[risk].text}
        </p>
      ))}
    </Notice>
  );
}
