import { useState } from 'react';
import {
  Checkbox,
  Chips,
  CodeInput,
  DateField,
  Field,
  PhoneField,
  Progress,
  Select,
  StarsInput,
  TextArea,
  TextInput,
  useToday,
} from '../index';
import { Airports } from './Airports';
import { Chapter, Specimen } from './Specimen';

export function Forms() {
  const today = useToday();
  const [day, setDay] = useState<string>();
  const [phone, setPhone] = useState('+1 2025550143');
  const [stars, setStars] = useState(4);
  const [code, setCode] = useState('4821');
  const [needs, setNeeds] = useState(['forms']);
  return (
    <Chapter title="Forms">
      <Specimen name="Field and TextInput">
        <Field label="Email" hint="We send you a code, never advertising.">
          <TextInput type="email" placeholder="you@example.com" />
        </Field>
        <Field label="Username" error="Username must be at least 3 characters">
          <TextInput defaultValue="Me" />
        </Field>
        <Field label="Email" hint="From your account.">
          <TextInput defaultValue="meera@example.com" readOnly />
        </Field>
        <Field label="Tip" optional>
          <TextInput leading="$" inputMode="numeric" placeholder="25" />
        </Field>
      </Specimen>
      <Specimen name="TextArea, Select, Checkbox">
        <Field label="Description" hint="What can you help with?">
          <TextArea
            count={500}
            defaultValue="Happy to walk with your parents from check-in to baggage claim."
          />
        </Field>
        <Field label="Looking for">
          <Select defaultValue="both">
            <option value="both">All options</option>
            <option value="helper">Amigos only</option>
            <option value="seeking_help">Help seekers only</option>
          </Select>
        </Field>
        <Checkbox defaultChecked hint="A short notice, never the text itself.">
          Also send as SMS
        </Checkbox>
        <Checkbox error="You must agree to the terms">
          I agree to the <a href="#terms">Terms of Use</a> and the <a href="#privacy">Privacy Policy</a>
        </Checkbox>
      </Specimen>
      <Specimen name="Chips">
        <Chips
          label="What would help?"
          name="styleguide-needs"
          options={[
            ['planes', 'Changing planes'],
            ['forms', 'Immigration forms'],
            ['company', 'Company on board'],
          ]}
          chosen={needs}
          onChange={setNeeds}
        />
      </Specimen>
      <Specimen name="DateField and PhoneField">
        <Field label="Travel Date" hint="Pick a day or type it, like tomorrow or Dec 24.">
          <DateField value={day ?? today} onChange={setDay} min={today} />
        </Field>
        <Field label="Phone" hint="Shown only to people who ask to connect.">
          <PhoneField value={phone} onChange={setPhone} />
        </Field>
        <p aria-live="polite">
          Stored as <b>{day || 'nothing'}</b> and <b>{phone || 'nothing'}</b>.
        </p>
      </Specimen>
      <Specimen name="Combobox">
        <Airports />
      </Specimen>
      <Specimen name="StarsInput">
        <Field label="Your rating">
          <StarsInput value={stars} onChange={setStars} />
        </Field>
        <Field label="Your rating" error="Rating must be at least 1">
          <StarsInput value={0} onChange={setStars} />
        </Field>
      </Specimen>
      <Specimen name="CodeInput">
        <Field label="Verification code" hint="Six digits, valid for 10 minutes.">
          <CodeInput value={code} onChange={setCode} />
        </Field>
        <Progress label="Digits entered" value={code.length} max={6} segments />
        <Field label="Verification code" error="Invalid or expired verification code.">
          <CodeInput value="123456" onChange={setCode} />
        </Field>
      </Specimen>
    </Chapter>
  );
}
