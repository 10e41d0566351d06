import type { ContactRule } from 'backend/contract/listings';
import type { FieldControl } from 'shell/forms';
import {
  Checkbox,
  DateField,
  Field,
  PhoneField,
  Select,
  TextArea,
  TextInput,
  type CheckboxProps,
  type DateFieldProps,
  type FieldProps,
  type TextAreaProps,
  type TextInputProps,
} from 'shared-ui';
import { words } from '../../words';
import styles from './FormSection.module.css';

// The controls of shared-ui, bound to a field of a form.

type Labels = Pick<FieldProps, 'hint' | 'required' | 'optional'> & { label: string };
type BoxProps<NativeProps = unknown> = FieldControl &
  Labels &
  Omit<NativeProps, keyof FieldControl | keyof Labels>;

export function TextBox(props: BoxProps<TextInputProps>) {
  const { label, hint, error, required, optional, onChange, ...input } = props;
  return (
    <Field {...{ label, hint, error, required, optional }}>
      <TextInput {...input} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

export function LongTextBox(props: BoxProps<TextAreaProps>) {
  const { label, hint, error, required, optional, onChange, ...area } = props;
  return (
    <Field {...{ label, hint, error, required, optional }} className={styles.whole}>
      <TextArea {...area} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

export function DayBox(props: BoxProps<Pick<DateFieldProps, 'min' | 'max'>>) {
  const { label, hint, error, required, optional, ...day } = props;
  return (
    <Field {...{ label, hint, error, required, optional }}>
      <DateField {...day} />
    </Field>
  );
}

export function PhoneBox({ label, hint, error, required, optional, ...phone }: BoxProps) {
  return (
    <Field {...{ label, hint, error, required, optional }}>
      <PhoneField {...phone} />
    </Field>
  );
}

/** Empty until a choice was made. */
export function SelectBox(props: BoxProps<{ options: [value: string, text: string][] }>) {
  const { label, hint, error, required, optional, options, value, name, onChange } = props;
  return (
    <Field {...{ label, hint, error, required, optional }}>
      <Select {...{ name, value }} onChange={({ target }) => onChange(target.value)}>
        <option value="" hidden>
          {words.choose}
        </option>
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const maxDigits = 4;

/** Keeps digits only; a pasted "$17.50" becomes 17. */
const wholeDollars = (text: string) => text.replace(/\..*|\D/g, '').slice(0, maxDigits);

export function DollarBox({ onChange, ...box }: BoxProps<{ placeholder?: string }>) {
  return (
    <TextBox
      {...box}
      onChange={(text) => onChange(wholeDollars(text))}
      inputMode="numeric"
      autoComplete="off"
      leading="$"
    />
  );
}

/** Members post with the email address of their account. */
export function EmailBox({ isMember, hint, ...box }: FieldControl & { isMember: boolean; hint: string }) {
  return (
    <TextBox
      {...box}
      label={words.email}
      required
      type="email"
      inputMode="email"
      autoComplete="email"
      readOnly={isMember}
      hint={isMember ? words.emailOfAccount : hint}
    />
  );
}

type TickBoxProps = FieldControl & Pick<CheckboxProps, 'children' | 'hint' | 'required'>;

export function TickBox({ value, onChange, ...box }: TickBoxProps) {
  return (
    <Checkbox
      {...box}
      className={styles.whole}
      checked={value === 'on'}
      onChange={({ target }) => onChange(target.checked ? 'on' : '')}
    />
  );
}

/** Ticked by default. */
export function UnlessOffBox({ value, onChange, ...box }: TickBoxProps) {
  return (
    <Checkbox
      {...box}
      className={styles.whole}
      checked={value === 'on'}
      onChange={({ target }) => onChange(target.checked ? 'on' : 'off')}
    />
  );
}

const contactRules: [value: ContactRule, text: string][] = [
  ['at_once', words.contactRules.at_once],
  ['after_yes', words.contactRules.after_yes],
];

export function ContactRuleBox(control: FieldControl) {
  return (
    <SelectBox
      {...control}
      label={words.howContactIsGiven}
      options={contactRules}
      hint={words.contactRuleHint}
    />
  );
}
