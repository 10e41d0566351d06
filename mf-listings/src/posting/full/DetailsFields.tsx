import type { ReactNode } from 'react';
import type { ListingType } from 'backend/contract/listings';
import { descriptionLimits } from 'backend/contract/listings/posting';
import type { Form } from 'shell/forms';
import { ContactRuleBox, DollarBox, LongTextBox, PhoneBox, TextBox, TickBox } from '../fields/boxes';
import { FlightFields } from '../fields/FlightFields';
import { FlyerFields } from '../fields/FlyerFields';
import { FormSection } from '../fields/FormSection';
import type { Ends } from '../fields/KnownRoutes';
import { NeedsField } from '../fields/NeedsField';
import { RouteFields } from '../fields/RouteFields';
import { StopFields } from '../fields/StopFields';
import type { FlightName } from '../fields/flights';
import { LandingFields } from '../fields/LandingFields';
import { firstFlight, movedStops } from '../fields/stops';
import { TravelDates } from '../fields/TravelDates';
import type { DetailName } from './details';
import { fullFormTexts } from './texts';

/** As `tipLine` shows them. */
const amountHint = 'One amount is enough. It is shown instead of a range.';
const rangeHint = 'For a range. Leave the single amount empty then.';

interface DetailsFieldsProps {
  form: Form<DetailName | FlightName>;
  type: ListingType;
  email?: ReactNode;
  isNew?: boolean;
}

export function DetailsFields({ form, type, email, isNew = false }: DetailsFieldsProps) {
  const texts = fullFormTexts[type];
  const { field, values } = form;
  const first = firstFlight(values);
  const isFlexible = type === 'seeking_help' && values.stops === '0';
  return (
    <>
      <FormSection title="Route">
        <RouteFields form={form} />
      </FormSection>
      <FormSection title="Date, Time and Flight">
        <TravelDates
          form={form}
          moved={(day) => movedStops(values, day)}
          {...(isFlexible && { lastDay: 'End Date' })}
        />
        <FlightFields
          form={form}
          show={field('showFlight')}
          landing={<LandingFields form={form} flight={0} />}
          {...(isNew && {
            route: { ends: first.ends, change: (ends: Ends) => form.change(first.fields(ends)) },
          })}
        />
        <StopFields
          form={form}
          renderLanding={(flight) => <LandingFields form={form} flight={flight} label="Next Flight Lands" />}
        />
      </FormSection>
      {type === 'seeking_help' && <FlyerFields form={form} />}
      <NeedsField
        {...field('needs')}
        type={type}
        {...(type === 'helper' && { languages: field('languages') })}
      />
      <FormSection title="Description" columns={1}>
        <LongTextBox
          {...field('description')}
          label="Description"
          required
          hint={texts.description}
          count={descriptionLimits.most}
        />
        <TextBox {...field('skills')} label="Skills" optional hint={texts.skills} />
      </FormSection>
      <FormSection title="Tipping Information" columns={3}>
        <TickBox {...field(type === 'helper' ? 'acceptsTips' : 'offersTips')}>{texts.tips}</TickBox>
        <DollarBox {...field('tipAmount')} label={texts.tip} optional placeholder="25" hint={amountHint} />
        <DollarBox {...field('minTip')} label="Lowest Tip" optional hint={rangeHint} />
        <DollarBox {...field('maxTip')} label="Highest Tip" optional hint={rangeHint} />
      </FormSection>
      <FormSection title="Contact Information">
        <TextBox
          {...field('name')}
          label="Name"
          optional
          autoComplete="name"
          hint="Only you see it. Others see the name in your profile."
        />
        {email}
        <PhoneBox
          {...field('phoneNumber')}
          label="Phone Number"
          optional
          hint="Given to those who ask to connect, if it is your verified number."
        />
        <ContactRuleBox {...field('contact')} />
      </FormSection>
    </>
  );
}
