import type { Airport } from 'backend/contract/listings';
import { useEffect, useEffectEvent, useState } from 'react';
import { Combobox, Field, type FieldProps } from 'shared-ui';
import { entriesOf } from './entries';
import { named } from './match';
import { useAirports } from './useAirports';
import { useSuggestions } from './useSuggestions';

/** Before the list has come, an airport is known by its code alone. */
type Choice = Pick<Airport, 'code'> & Partial<Airport>;

interface AirportFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required' | 'optional'> {
  name?: string;
  /** A code, or empty. */
  value: string;
  onChange: (code: string) => void;
  placeholder?: string;
  /** How many suggestions at most. */
  max?: number;
  /** The focus and the letters of the plain field that stood here until this one had come. */
  takeOver?: { text: string; isFocused: boolean };
}

const code = /^\s*[a-z]{3}\s*$/i;
/** What these keys do must fit what has been typed by now. */
const acting = new Set(['Enter', 'Tab', 'ArrowDown', 'ArrowUp']);

/** An airport, found by its code, name, city or country. */
export function AirportField(props: AirportFieldProps) {
  const { value, onChange, max = 5, takeOver, label, hint, error, required, optional, ...input } = props;
  const [text, setText] = useState(takeOver?.text ?? '');
  const [isFocused, setIsFocused] = useState(Boolean(takeOver?.isFocused));
  const [isNeeded, setIsNeeded] = useState(Boolean(takeOver));
  const list = useAirports({ wanted: isNeeded || value !== '' });
  const { items, settle, status } = useSuggestions(list, text, max);
  const chosen = value ? (list.airports.find((airport) => airport.code === value) ?? { code: value }) : null;

  const enter = () => {
    setIsFocused(true);
    setIsNeeded(true);
    if (list.isMissing) void list.refetch();
  };

  const takeWhatIsMeant = useEffectEvent(() => {
    if (isFocused || value) return;
    const meant = named(entriesOf(list.airports), text)?.code;
    if (meant) onChange(meant);
    else if (list.isMissing && code.test(text)) onChange(text.trim().toUpperCase());
  });
  // Whoever knows the code types it and goes on, perhaps before the list has come.
  useEffect(() => takeWhatIsMeant(), [isFocused, list.airports, list.isMissing]);

  return (
    <Field {...{ label, hint, error, required, optional }}>
      <Combobox<Choice>
        {...input}
        autoFocus={takeOver?.isFocused}
        typedBefore={takeOver?.text}
        items={items}
        value={chosen}
        onChange={(airport) => onChange(airport?.code ?? '')}
        onInputChange={setText}
        itemToString={words}
        itemKey={words}
        itemDetail={({ name }) => name}
        loading={list.isLoading}
        status={status}
        onFocus={enter}
        // Its words are no text to correct but one choice to replace.
        onClick={({ currentTarget }) => value && currentTarget.select()}
        onBlur={() => setIsFocused(false)}
        onKeyDown={({ key }) => acting.has(key) && settle()}
      />
    </Field>
  );
}

const words = ({ code, city, country }: Choice) => (city ? `${code} - ${city}, ${country}` : code);
