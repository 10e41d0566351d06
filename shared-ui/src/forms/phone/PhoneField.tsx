import { type ComponentProps, useRef, useState } from 'react';
import { ChevronDownIcon } from '../../icons/arrows';
import { classes } from '../../classes';
import { Spinner } from '../../display/Spinner';
import { usePart } from '../../overlays/use-part';
import control from '../control.module.css';
import { useFieldControl } from '../field-context';
import { FieldError } from '../FieldError';
import { Flag } from './Flag';
import { words } from '../../words';
import styles from './PhoneField.module.css';
import { dialCodeOf, splitNumber } from './regions';

export type PhoneFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** '+1 2025550143': dial code, a space, the local number; '' for none. */
  value: string;
  onChange: (phone: string) => void;
  defaultRegion?: string;
};

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A phone number with its country, which a pasted '+44 …' changes. */
export function PhoneField({ value, onChange, defaultRegion = 'US', className, ...rest }: PhoneFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState(defaultRegion);
  const [draft, setDraft] = useState('');
  const picker = usePart(() => import('./CountryPicker'));
  const links = useFieldControl(rest);

  const [dialCode = '', local = ''] = value.split(' ');
  const isChosen = !dialCode || dialCodeOf(chosen) === dialCode;
  const region = isChosen ? chosen : (splitNumber(dialCode)?.region ?? chosen);
  const dial = dialCodeOf(region);
  const failure = picker.state === 'failed' ? words.countriesFailed : '';

  const type = (text: string) => {
    const isInternational = text.trim().startsWith('+');
    const typed = isInternational ? splitNumber(text) : { region, dialCode: dial, local: digitsOf(text) };
    setDraft(isInternational && typed?.local ? '' : text);
    if (typed && typed.dialCode !== dial) setChosen(typed.region);
    onChange(typed?.local ? `${typed.dialCode} ${typed.local}` : '');
  };
  const choose = (code: string) => {
    setChosen(code);
    picker.close();
    if (local) onChange(`${dialCodeOf(code)} ${local}`);
  };
  return (
    <div className={classes(styles.field, className)}>
      <div ref={box} className={styles.box}>
        <button
          ref={opener}
          type="button"
          className={styles.country}
          aria-label={words.countryCode(region, dial)}
          aria-haspopup="dialog"
          aria-expanded={picker.state === 'open'}
          disabled={rest.disabled}
          onClick={picker.state === 'open' ? picker.close : picker.open}
        >
          <Flag region={region} />
          <bdi dir="ltr">{dial}</bdi>
          {picker.state === 'loading' ? <Spinner /> : <ChevronDownIcon aria-hidden="true" />}
        </button>
        <input
          type="tel"
          autoComplete="tel-national"
          {...rest}
          {...links}
          value={digitsOf(draft) === local || !local ? draft : local}
          onChange={(event) => type(event.target.value)}
          className={classes(control.control, styles.input)}
        />
      </div>
      {failure && <FieldError id={`${links.id}list`}>{failure}</FieldError>}
      {picker.part && (
        <picker.part.CountryPicker
          anchor={box}
          returnTo={opener}
          region={region}
          onPick={choose}
          onClose={picker.close}
        />
      )}
    </div>
  );
}
