import type { MeasureReason } from 'backend/contract/moderation/measures';
import { Field, Select, TextArea, TextInput } from 'shared-ui';
import type { Form } from 'shell/forms';
import { measureReasons, suggestedWords } from './deskTexts';

export type MeasureForm = Form<'action' | 'reason' | 'words' | 'days'>;

interface MeasureFieldsProps {
  form: MeasureForm;
  /** Without it there is nothing to choose. */
  actions?: Partial<Record<string, string>>;
  /** Appeals have the reason of what they are against. */
  hasReason: boolean;
  hasWords: boolean;
}

const isReason = (text: string): text is MeasureReason => text in measureReasons;

export const measureStart = (action: string, reason: MeasureReason = 'spam') => ({
  action,
  reason: reason as string,
  words: suggestedWords[reason],
  days: '7',
});

const isTimed = (action: string) => action === 'suspend' || action === 'limit';

/** A limit may be without an end. */
export const daysOf = (action: string, days: string) =>
  isTimed(action) && (action === 'suspend' || days.trim()) ? { days: Number(days) } : {};

export function MeasureFields({ form, actions, hasReason, hasWords }: MeasureFieldsProps) {
  const choose = (reason: string) =>
    form.change({ reason, ...(isReason(reason) && { words: suggestedWords[reason] }) });
  return (
    <>
      {actions && (
        <Field label="What to do">
          <Select {...form.input('action')}>
            {Object.entries(actions).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {hasReason && (
        <Field label="Reason">
          <Select {...form.input('reason')} onChange={(event) => choose(event.target.value)}>
            {Object.entries(measureReasons).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {isTimed(form.values.action) && (
        <Field
          label="Days"
          hint={form.values.action === 'limit' ? 'Leave it empty for no end date.' : undefined}
          error={form.issues['days']}
        >
          <TextInput {...form.input('days')} inputMode="numeric" />
        </Field>
      )}
      {hasWords && (
        <Field
          label="What the person reads"
          hint={`Goes by mail${hasReason ? ', with the link to appeal' : ''}. Your name is not shown.`}
          error={form.issues['words']}
        >
          <TextArea {...form.input('words')} count={2000} />
        </Field>
      )}
    </>
  );
}
