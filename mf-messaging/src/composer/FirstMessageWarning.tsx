import { Button, Notice } from 'shared-ui';
import { words } from '../words';
import type { Risk } from './firstMessageRisk';

interface FirstMessageWarningProps {
  risks: [Risk, ...Risk[]];
  onSendAnyway: () => void;
}

/** Shown before a first message with risks is sent. The user may send it all the same. */
export function FirstMessageWarning({ risks: [first, ...others], onSendAnyway }: FirstMessageWarningProps) {
  const { title, text } = words.risks[first];
  return (
    <Notice
      tone="warning"
      role="alert"
      title={title}
      action={
        <Button size="small" onClick={onSendAnyway}>
          {words.sendAnyway}
        </Button>
      }
    >
      {text}
      {others.map((risk) => (
        <p key={risk}>
          <strong>{words.risks[risk].title}</strong> {words.risks[risk].text}
        </p>
      ))}
    </Notice>
  );
}
