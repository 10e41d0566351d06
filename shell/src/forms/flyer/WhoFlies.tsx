import { Chips, Field, formatDay, Select, TextInput } from 'shared-ui';
import { ageWords } from './flyer';
import type { Form } from '../useForm';
import type { AttachableRequest, WhoFliesName } from './traveler';

interface WhoFliesProps {
  form: Pick<Form<WhoFliesName>, 'input' | 'issues' | 'change'>;
  requests: AttachableRequest[];
  chosen: string;
}

/** Asked of a family before it asks an Amigo: the one who flies is often not the one who asks. */
export function WhoFlies({ form, requests, chosen }: WhoFliesProps) {
  const { input, issues, change } = form;
  const own = requests.map((request): [string, string] => [String(request.id), textOf(request)]);
  return (
    <>
      <Chips
        single
        label="Who flies?"
        name="flies"
        options={[...own, ['me', 'Me'], ['other', 'Someone else']]}
        chosen={[chosen]}
        onChange={([flies = 'me']) => change({ flies })}
      />
      {chosen === 'other' && (
        <>
          <Field
            label="First Name"
            error={issues['traveler.firstName']}
            hint="Only you see it until you have agreed to fly together."
          >
            <TextInput {...input('traveler.firstName')} autoComplete="off" />
          </Field>
          <Field label="Age" error={issues['traveler.ageGroup']}>
            <Select {...input('traveler.ageGroup')}>
              <option value="">Choose</option>
              {Object.entries(ageWords).map(([code, words]) => (
                <option key={code} value={code}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
    </>
  );
}

const textOf = ({ flyer, departureAirport, arrivalAirport, date }: AttachableRequest) =>
  `${flyer?.firstName ?? 'Me'}, ${departureAirport} to ${arrivalAirport}, ${formatDay(date)}`;
