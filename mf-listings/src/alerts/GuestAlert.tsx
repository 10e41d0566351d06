import { useState } from 'react';
import { emailAddress } from 'backend/contract/platform';
import { CodeForm, useForm } from 'shell/forms';
import { botCheck, sentenceOf } from 'shell/host';
import { Button, Field, Notice, TextInput, withParts } from 'shared-ui';
import { z } from 'zod';
import { boldPart } from '../listing/parts';
import { useConfirmAlertMutation, useCreateAlertMutation } from '../api/alerts';
import { words } from '../words';
import styles from './TellMe.module.css';
import { mailsNote, type Watched } from './watchedTrip';

const address = z.object({ email: emailAddress(words.invalidEmail) });
const exampleAddress = 'name@example.com';

const emailPart = { email: (text: string) => <b className={styles.email}>{text}</b> };

interface GuestAlertProps {
  watched: Watched;
  isMain: boolean;
  onDone: (isDone: boolean) => void;
}

/** The mail address, then the code from the mail in the same place. */
export function GuestAlert({ watched, isMain, onDone }: GuestAlertProps) {
  const [create] = useCreateAlertMutation();
  const [asked, setAsked] = useState<{ email: string; confirmation: string; watched: Watched }>();
  const [isConfirmed, setIsConfirmed] = useState(false);

  const ask = async (trip: Watched, email: string) => {
    const captchaToken = await botCheck('alert');
    const { confirmation } = await create({ ...trip, how: 'now', email, captchaToken }).unwrap();
    if (confirmation) setAsked({ email, confirmation, watched: trip });
    onDone(true);
  };
  const form = useForm({
    start: { email: '' },
    stays: ['email'],
    check: (values) => address.safeParse(values),
    send: ({ email }) => ask(watched, email),
    onRefused: () => undefined,
  });

  // The trip or listing that is watched is no field of the form.
  const [ofTrip] = Object.entries(form.issues).flatMap(([path, issue]) => (path === 'email' ? [] : [issue]));
  const problem = form.refusal ?? ofTrip;

  if (asked && isConfirmed) {
    return (
      <p role="status">{withParts(words.weWriteToAddress(asked.email, mailsNote(watched)), boldPart)}</p>
    );
  }
  if (asked) {
    return (
      <EnterCode
        asked={asked}
        onResend={() => ask(asked.watched, asked.email)}
        onConfirmed={() => setIsConfirmed(true)}
        onAnother={() => {
          setAsked(undefined);
          onDone(false);
        }}
      />
    );
  }
  return (
    <form {...form.element} className={styles.form}>
      <div className={styles.row}>
        <Field label={words.yourMailAddress} error={form.issues['email']}>
          <TextInput
            {...form.input('email')}
            autoFocus
            onFocus={() => botCheck.warm?.()}
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder={exampleAddress}
          />
        </Field>
        <Button
          type="submit"
          variant={isMain ? 'primary' : 'quiet'}
          busy={form.isBusy}
          className={styles.send}
        >
          {words.tellMe}
        </Button>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      <p className={styles.note}>{words.sentences([words.noAccountNeeded, mailsNote(watched)])}</p>
    </form>
  );
}

interface EnterCodeProps {
  asked: { email: string; confirmation: string };
  onResend: () => Promise<void>;
  onConfirmed: () => void;
  onAnother: () => void;
}

function EnterCode({ asked, onResend, onConfirmed, onAnother }: EnterCodeProps) {
  const [confirm] = useConfirmAlertMutation();
  const submit = async (code: string) => {
    const { error } = await confirm({ id: asked.confirmation, code });
    if (error) return sentenceOf(error, words.didNotWorkTryAgain);
    onConfirmed();
  };
  return (
    <div className={styles.form}>
      <p role="status">{withParts(words.codeSentTo(asked.email), emailPart)}</p>
      <CodeForm
        by="mail"
        aria-label={words.confirmAddress}
        hint={words.codeHint}
        submitLabel={words.confirm}
        layout="row"
        autoFocus
        onSubmit={submit}
        onResend={() =>
          onResend().then(
            () => ({}),
            (error: unknown) => ({ error }),
          )
        }
      >
        <Button variant="quiet" onClick={onAnother}>
          {words.anotherAddress}
        </Button>
      </CodeForm>
    </div>
  );
}
