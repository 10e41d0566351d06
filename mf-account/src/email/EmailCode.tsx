import { CodeForm } from 'shell/forms';
import { sentenceOf } from 'shell/host';
import { Button } from 'shared-ui';
import { words } from '../words';
import styles from './EmailAddress.module.css';
import { useConfirmEmailMutation } from './email-api';

interface EmailCodeProps {
  sentTo: string;
  onChanged: (email: string) => void;
  onOther: () => void;
  onCancel: () => void;
}

export function EmailCode({ sentTo, onChanged, onOther, onCancel }: EmailCodeProps) {
  const [confirm] = useConfirmEmailMutation();
  const submit = async (code: string) => {
    const { data, error } = await confirm({ code });
    if (!data) return sentenceOf(error, words.emailNotChanged);
    onChanged(data.email);
  };

  return (
    <div className={styles.form}>
      <p role="status">{words.emailCodeSent(sentTo)}</p>
      <CodeForm
        aria-label={words.changeEmail}
        by="mail"
        layout="row"
        autoFocus
        hint={words.proofHint}
        submitLabel={words.changeEmail}
        needsAllDigits
        onSubmit={submit}
      >
        <Button variant="quiet" onClick={onOther}>
          {words.otherEmail}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </CodeForm>
    </div>
  );
}
