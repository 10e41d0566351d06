import type { Airport } from 'backend/contract/listings';
import { findNamed } from 'backend/rules/listings';
import { useEffect, useEffectEvent, useState } from 'react';
import { Combobox, Field, type FieldProps, pageLanguage } from 'shared-ui';
import { unknownAirport } from './unknownAirport';
import { useAirports } from './useAirports';
import { useCityNames } from './useCityNames';
import { useSuggestions } from './useSuggestions';

/** Until the list is loaded, only the code of an airport is known. */
type Choice = Pick<Airport, 'code'> & Partial<Airport>;

interface AirportFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required' | 'optional'> {
  name?: string;
  /** A code, or empty. */
  value: string;
  onChange: (code: string) => void;
  placeholder?: string;
  max?: number;
  /** Text and focus of the plain field that this one replaces. */
  initialInput?: { text: string; isFocused: boolean };
}

const airportCode = /^\s*[a-z]{3}\s*$/i;
/** These keys act on the suggestions, so the suggestions must match the text at once. */
const selectionKeys = new Set(['Enter', 'Tab', 'ArrowDown', 'ArrowUp']);

/** Finds an airport by its code, name, city or country. */
export function AirportField(props: AirportFieldProps) {
  const { value, onChange, max = 5, initialInput, label, hint, error, required, optional, ...input } = props;
  const [text, setText] = useState(initialInput?.text ?? '');
  const [isFocused, setIsFocused] = useState(Boolean(initialInput?.isFocused));
  const [provisional, setProvisional] = useState('');
  const [isNeeded, setIsNeeded] = useState(Boolean(initialInput));
  const list = useAirports({ skip: !isNeeded && value === '' });
  const { names, isLoading: isLoadingNames } = useCityNames(list.airports, text);
  const { items, settle, status } = useSuggestions(list, names, text, max);
  const listed = list.airports.find((airport) => airport.code === value);
  const chosen = value ? (listed ?? { code: value }) : null;
  const isUnknown = value !== '' && list.airports.length > 0 && !listed;

  const focus = () => {
    setIsFocused(true);
    setIsNeeded(true);
    if (list.isError) void list.refetch();
  };

  /** Without the list every code is taken, so that a slow list holds no form up. */
  const chooseCode = () => {
    if (value || list.airports.length > 0 || !airportCode.test(text)) return;
    const code = text.trim().toUpperCase();
    setProvisional(code);
    onChange(code);
  };
  const chooseTyped = useEffectEvent(() => {
    if (isFocused || (value && value !== provisional)) return;
    const code = findNamed(list.airports, text, names?.inAllLanguages.cities)?.code;
    if (code) onChange(code);
    else chooseCode();
  });
  // A visitor may type a name and leave the field before the list is loaded.
  useEffect(() => chooseTyped(), [isFocused, list.airports, list.isError, names]);

  return (
    <Field {...{ label, hint, required, optional }} error={error || (isUnknown && unknownAirport)}>
      <Combobox<Choice>
        {...input}
        autoFocus={initialInput?.isFocused}
        typedBefore={initialInput?.text}
        items={items}
        value={chosen}
        onChange={(airport) => onChange(airport?.code ?? '')}
        onInputChange={setText}
        itemToString={airportText}
        itemKey={airportText}
        itemDetail={({ name }) => name}
        loading={list.isLoading || isLoadingNames}
        status={status}
        onFocus={focus}
        // The text is one choice: a click selects all of it for replacement.
        onClick={({ currentTarget }) => value && currentTarget.select()}
        onBlur={() => setIsFocused(false)}
        onKeyDown={({ key }) => {
          if (selectionKeys.has(key)) settle();
          if (key === 'Enter') chooseCode();
        }}
      />
    </Field>
  );
}

const commas: Partial<Record<string, string>> = { fa: '، ', zh: '，' };

const airportText = ({ code, city, country }: Choice) =>
  city ? `${code} - ${city}${commas[pageLanguage()] ?? ', '}${country}` : code;
