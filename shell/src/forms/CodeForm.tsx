import { sixDigits } from 'backend/contract/platform';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button, CodeInput, Field, Notice, Progress, withParts } from 'shared-ui';
import { boot } from 'shell/host';
import { z } from 'zod';
import { words } from './words';
import styles from './CodeForm.module.css';
import { ResendCode, type Channel } from './ResendCode';
import { useForm } from './useForm';

const digits = 6;
/** Time to see the last digit. A code that a phone fills in leaves time to press the button. */
const msBeforeSubmit = { typed: 300, filledIn: 1000 };
const codeRequest = z.object({ code: sixDigits });

export type CodeFormProps = Pick<ComponentProps<'form'>, 'className' | 'aria-label' | 'autoFocus'> & {
  by: Channel;
  hint?: ReactNode;
  submitLabel: string;
  layout: 'stacked' | 'row';
  needsAllDigits?: boolean;
  /** Submits at the sixth digit. */
  submitsItself?: boolean;
  showsProgress?: boolean;
  isUndelivered?: boolean;
  /** Resolves with the issue to show, or with nothing when the code was accepted. */
  onSubmit: (code: string) => Promise<string | void>;
  onResend?: () => Promise<{ error?: unknown }>;
  resendSize?: 'small';
  children?: ReactNode;
};

export function CodeForm(props: CodeFormProps) {
  const { by, hint, submitLabel, layout, needsAllDigits, submitsItself, showsProgress, isUndelivered } =
    props;
  const { onSubmit, onResend, resendSize, autoFocus, className, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const submitted = useRef('');
  const wait = useRef(msBeforeSubmit.typed);
  const form = useForm({
    start: { code: '' },
    stays: ['code'],
    check: (values) => codeRequest.safeParse(values),
    async send({ code }) {
      submitted.current = code;
      const issue = await onSubmit(code);
      if (!issue) return;
      input.current?.select();
      return { code: issue };
    },
  });
  const { value, onChange, error } = form.field('code');
  const enter = (code: string) => {
    wait.current = code.length > value.length + 1 ? msBeforeSubmit.filledIn : msBeforeSubmit.typed;
    onChange(code);
  };
  useEffect(() => {
    if (!submitsItself || value.length < digits) return;
    const timer = setTimeout(() => {
      // A code that was refused waits for another one, or for the button.
      if (submitted.current !== value) input.current?.form?.requestSubmit();
    }, wait.current);
    return () => clearTimeout(timer);
  }, [submitsItself, value]);
  const submit = (
    <Button
      type="submit"
      variant="primary"
      wide={layout === 'stacked'}
      busy={form.isBusy}
      disabled={needsAllDigits && value.length !== digits}
    >
      {submitLabel}
    </Button>
  );
  const others = (
    <>
      {onResend && <ResendCode by={by} onResend={onResend} {...(resendSize && { size: resendSize })} />}
      {children}
    </>
  );

  return (
    <form
      {...form.element}
      className={classes(styles.form, className)}
      aria-label={props['aria-label']}
      data-compact={layout === 'row' || undefined}
    >
      {isUndelivered && (
        <Notice tone="warning" role="status" title={words.smsNotReached}>
          {words.smsNotReachedHint}
        </Notice>
      )}
      <Field label={words.codeLabel} hint={hint} error={error}>
        <CodeInput ref={input} name="code" value={value} onChange={enter} autoFocus={autoFocus} />
      </Field>
      {showsProgress && <Progress segments value={value.length} max={digits} label={words.digitsEntered} />}
      {boot.sandbox && (
        <p className={styles.sandbox}>
          {withParts(by === 'mail' ? words.noMailLeaves : words.noSmsLeaves, { inbox: sandboxLink })}
        </p>
      )}
      {layout === 'row' ? (
        <div className={styles.actions}>
          {submit}
          {others}
        </div>
      ) : (
        <>
          {submit}
          <div className={classes(styles.actions, styles.below)}>{others}</div>
        </>
      )}
    </form>
  );
}

const sandboxLink = (text: string) => (
  <a href="/sandbox" target="_blank" rel="noreferrer">
    {text}
  </a>
);

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');
