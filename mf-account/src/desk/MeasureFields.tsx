import type { MeasureReason } from 'backend/contract/moderation/measures';
import { Field, Select, TextArea, TextInput } from 'shared-ui';
import type { Form } from 'shell/forms';
import { words } from '../words';

export type MeasureForm = Form<'action' | 'reason' | 'words' | 'days'>;

interface MeasureFieldsProps {
  form: MeasureForm;
  /** Without it there is nothing to choose. */
  actions?: Partial<Record<string, string>>;
  /** Appeals have the reason of what they are against. */
  hasReason: boolean;
  hasWords: boolean;
}

const isReason = (text: string): text is MeasureReason => text in words.measureReasons;

export const measureStart = (action: string, reason: MeasureReason = 'spam') => ({
  action,
  reason: reason as string,
  words: words.suggestedWords[reason],
  days: '7',
});

type Action = keyof typeof words.actions;

/** Choices of the form, in this order. */
export const pickActions = (actions: Action[]): Partial<Record<Action, string>> =>
  Object.fromEntries(actions.map((action) => [action, words.actions[action]]));

const isTimed = (action: string) => action === 'suspend' || action === 'limit';

/** A limit may be without an end. */
export const daysOf = (action: string, days: string) =>
  isTimed(action) && (action === 'suspend' || days.trim()) ? { days: Number(days) } : {};

export function MeasureFields({ form, actions, hasReason, hasWords }: MeasureFieldsProps) {
  const choose = (reason: string) =>
    form.change({ reason, ...(isReason(reason) && { words: words.suggestedWords[reason] }) });
  return (
    <>
      {actions && (
        <Field label={words.whatToDo}>
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
        <Field label={words.reason}>
          <Select {...form.input('reason')} onChange={(event) => choose(event.target.value)}>
            {Object.entries(words.measureReasons).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {isTimed(form.values.action) && (
        <Field
          label={words.days}
          hint={form.values.action === 'limit' ? words.daysHint : undefined}
          error={form.issues['days']}
        >
          <TextInput {...form.input('days')} inputMode="numeric" />
        </Field>
      )}
      {hasWords && (
        <Field
          label={words.whatTheyRead}
          hint={hasReason ? words.whatTheyReadAndAppeal : words.whatTheyReadHint}
          error={form.issues['words']}
        >
          <TextArea {...form.input('words')} count={2000} />
        </Field>
      )}
    </>
  );
}
