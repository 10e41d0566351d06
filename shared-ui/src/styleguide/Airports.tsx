import { useState } from 'react';
import { Combobox, Field } from '../index';
import styles from './Styleguide.module.css';

const airports = [
  { code: 'DEL', city: 'Delhi', country: 'India' },
  { code: 'HYD', city: 'Hyderabad', country: 'India' },
  { code: 'BOM', city: 'Mumbai', country: 'India' },
  { code: 'ORD', city: 'Chicago', country: 'United States' },
  { code: 'JFK', city: 'New York', country: 'United States' },
  { code: 'WAW', city: 'Warsaw', country: 'Poland' },
  { code: 'LOS', city: 'Lagos', country: 'Nigeria' },
];
type Airport = (typeof airports)[number];

const matches = (text: string) =>
  text.length < 2
    ? []
    : airports.filter((airport) =>
        Object.values(airport).join(' ').toLowerCase().includes(text.toLowerCase()),
      );

export function Airports() {
  const [airport, setAirport] = useState<Airport | null>(airports[0] ?? null);
  const [text, setText] = useState('');
  const shared = {
    itemKey: ({ code }: Airport) => code,
    itemToString: ({ code, city }: Airport) => `${city} · ${code}`,
    renderItem: ({ code, city, country }: Airport) => (
      <>
        <b className={styles.airport}>{code}</b> {city}, {country}
      </>
    ),
  };
  return (
    <>
      <Field label="From" hint="Try “in”.">
        <Combobox
          {...shared}
          items={matches(text)}
          value={airport}
          onChange={setAirport}
          onInputChange={setText}
          status={text.length < 2 ? 'Type at least 2 characters to search' : 'No airports found'}
        />
      </Field>
      <Field label="To">
        <Combobox
          {...shared}
          items={[]}
          value={null}
          onChange={setAirport}
          loading
          placeholder="Arrival airport"
        />
      </Field>
      <Field label="To" error="Arrival airport is required">
        <Combobox
          {...shared}
          items={airports}
          value={null}
          onChange={setAirport}
          placeholder="Arrival airport"
        />
      </Field>
    </>
  );
}
