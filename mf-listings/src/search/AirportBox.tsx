import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field, TextInput } from 'shared-ui';
import { useWarmUp } from '../loading/usePreload';
import { loadAirportPicker, useAirportPicker } from './airportPicker';
import { readCode } from './filter';

interface AirportBoxProps {
  label: string;
  name: string;
  value: string;
  onChange: (code: string) => void;
  className: string | undefined;
}

const unopened = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const;

/** An AirportField that comes when the page is first touched; until then a plain field that takes a code. */
export function AirportBox({ className, ...field }: AirportBoxProps) {
  const { label, name, value, onChange } = field;
  const picker = useAirportPicker();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  useWarmUp(loadAirportPicker);

  const placeCaret = useEffectEvent(() => {
    const input = box.current?.querySelector('input');
    if (!isFocused || !input) return;
    if (typed === null) input.select();
    else input.setSelectionRange(typed.length, typed.length);
  });
  // The picker has taken the place of the plain field, with the visitor in it.
  useEffect(() => placeCaret(), [picker]);

  const placeholder = 'City or airport';
  const takeCode = () => {
    const code = readCode(typed?.trim() ?? '');
    if (code) onChange(code);
  };
  return (
    <div ref={box} className={className}>
      {picker ? (
        <picker.AirportField
          {...field}
          placeholder={placeholder}
          takeOver={isFocused || typed !== null ? { text: typed ?? '', isFocused } : undefined}
        />
      ) : (
        <Field label={label}>
          <TextInput
            {...unopened}
            autoComplete="off"
            spellCheck={false}
            name={name}
            placeholder={placeholder}
            value={typed ?? value}
            onFocus={() => {
              setIsFocused(true);
              // Without it the field takes codes, and the next touch tries again.
              loadAirportPicker().catch(() => undefined);
            }}
            onBlur={() => {
              setIsFocused(false);
              takeCode();
            }}
            onKeyDown={({ key }) => key === 'Enter' && takeCode()}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange('');
            }}
          />
        </Field>
      )}
    </div>
  );
}
