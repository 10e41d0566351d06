import { Chips, Field, formatDay, Notice, Select, TextInput } from 'shared-ui';
import { ageWords } from './flyer';
import { words } from '../words';
import type { Form } from '../useForm';
import { isOtherPlane, type AttachableRequest, type TripAsked, type WhoFliesName } from './traveler';

interface WhoFliesProps {
  form: Pick<Form<WhoFliesName>, 'input' | 'issues' | 'change'>;
  requests: AttachableRequest[];
  chosen: string;
  /** What is asked for. Remotes of the last release do not say it. */
  trip?: TripAsked;
}

/** Asked of a family before it asks an Amigo: the one who flies is often not the one who asks. */
export function WhoFlies({ form, requests, chosen, trip }: WhoFliesProps) {
  const { input, issues, change } = form;
  const own = requests.map((request): [string, string] => [String(request.id), textOf(request)]);
  const attached = requests.find(({ id }) => String(id) === chosen);
  return (
    <>
      <Chips
        single
        label={words.whoFlies}
        name="flies"
        options={[...own, ['me', words.me], ['other', words.someoneElse]]}
        chosen={[chosen]}
        onChange={([flies = 'me']) => change({ flies })}
      />
      {attached && trip && isOtherPlane(attached, trip) && <Notice tone="warning">{words.otherPlane}</Notice>}
      {chosen === 'other' && (
        <>
          <Field label={words.firstName} error={issues['traveler.firstName']} hint={words.firstNameHint}>
            <TextInput {...input('traveler.firstName')} autoComplete="off" />
          </Field>
          <Field label={words.age} error={issues['traveler.ageGroup']}>
            <Select {...input('traveler.ageGroup')}>
              <option value="">{words.choose}</option>
              {Object.entries(ageWords).map(([code, text]) => (
                <option key={code} value={code}>
                  {text}
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
  words.requestOf(flyer?.firstName ?? words.me, departureAirport, arrivalAirport, formatDay(date));
