import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Field, TextInput } from 'shared-ui';
import { SameName } from '../airports/SameName';
import { usePreload } from '../loading/usePreload';
import { readCode } from './filter';
import { words } from '../words';

type AirportPicker = typeof import('../airports/AirportField');

let picker: AirportPicker | undefined;
const listeners = new Set<() => void>();

async function loadAirportPicker() {
  picker ??= await import(/* webpackFetchPriority: "high" */ '../airports/AirportField');
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

interface AirportBoxProps {
  label: string;
  name: string;
  error: string | undefined;
  value: string;
  /** A text from the address that is no airport. */
  typedBefore?: string | undefined;
  onChange: (code: string) => void;
  className?: string | undefined;
  placeholder?: string;
  /** Which of the stops in the address, from 1. */
  stop?: number;
}

const closedCombobox = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const;

/**
 * A plain field for an airport code, until the first interaction loads the AirportField.
 * The picker is half as large as the page.
 */
export function AirportBox({
  className,
  typedBefore,
  placeholder = words.cityOrAirport,
  stop,
  ...field
}: AirportBoxProps) {
  const { label, name, error, value, onChange } = field;
  // The first render is that of the server, which has none.
  const loadedPicker = useSyncExternalStore(
    subscribe,
    () => picker,
    () => undefined,
  );
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(typedBefore || null);
  const [isFocused, setIsFocused] = useState(false);
  usePreload(loadAirportPicker);

  const restoreCaret = useEffectEvent(() => {
    const input = box.current?.querySelector('input');
    if (!isFocused || !input) return;
    if (typed === null) input.select();
    else input.setSelectionRange(typed.length, typed.length);
  });
  // The picker may replace the plain field while the visitor types in it.
  useEffect(() => restoreCaret(), [loadedPicker]);

  const applyCode = () => {
    const code = readCode(typed?.trim() ?? '');
    if (code) onChange(code);
  };
  return (
    <div ref={box} className={className}>
      {loadedPicker ? (
        <loadedPicker.AirportField
          {...field}
          placeholder={placeholder}
          initialInput={isFocused || typed !== null ? { text: typed ?? '', isFocused } : undefined}
        />
      ) : (
        <Field label={label} error={error}>
          <TextInput
            {...closedCombobox}
            autoComplete="off"
            spellCheck={false}
            name={name}
            placeholder={placeholder}
            value={typed ?? value}
            onFocus={() => {
              setIsFocused(true);
              // If it fails, the field still takes codes, and the next interaction tries again.
              loadAirportPicker().catch(() => undefined);
            }}
            onBlur={() => {
              setIsFocused(false);
              applyCode();
            }}
            onKeyDown={({ key }) => key === 'Enter' && applyCode()}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange('');
            }}
          />
        </Field>
      )}
      <SameName field={name} stop={stop} />
    </div>
  );
}
