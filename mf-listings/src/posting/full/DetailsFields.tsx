import type { ReactNode } from 'react';
import type { ListingType } from 'backend/contract/listings';
import { descriptionLimits } from 'backend/contract/listings/posting';
import type { Form } from 'shell/forms';
import { ContactRuleBox, DollarBox, LongTextBox, PhoneBox, TextBox, TickBox } from '../fields/boxes';
import { FlightFields } from '../fields/FlightFields';
import { FlyerFields } from '../fields/FlyerFields';
import { FormSection } from '../fields/FormSection';
import { NeedsField } from '../fields/NeedsField';
import { RouteFields } from '../fields/RouteFields';
import { flightInForm, type FlightName } from '../fields/flights';
import { LandingFields } from '../fields/LandingFields';
import { movedStops } from '../fields/stops';
import { TravelDates } from '../fields/TravelDates';
import { FillFromPass } from '../page/FillFromPass';
import { TripStops } from '../page/TripStops';
import type { DetailName } from './details';
import { words } from '../../words';

interface DetailsFieldsProps {
  form: Form<DetailName | FlightName>;
  type: ListingType;
  email?: ReactNode;
  /** What another day means for others. */
  aboutDay?: ReactNode;
  isNew?: boolean;
}

export function DetailsFields({ form, type, email, aboutDay, isNew = false }: DetailsFieldsProps) {
  const texts = words.fullForm[type];
  const { field, values } = form;
  const isFlexible = type === 'seeking_help' && values.stops === '0';
  return (
    <>
      <FormSection title={words.routeSection}>
        {isNew && <FillFromPass form={form} />}
        <RouteFields form={form} />
      </FormSection>
      <FormSection title={words.whenSection}>
        <TravelDates
          form={form}
          moved={(day) => movedStops(values, day)}
          {...(isFlexible && { lastDay: words.endDate })}
        />
        {aboutDay}
        <FlightFields
          form={form}
          show={field('showFlight')}
          landing={<LandingFields form={form} flight={0} />}
          first={flightInForm(0, form)}
        />
        <TripStops form={form} />
      </FormSection>
      {type === 'seeking_help' && <FlyerFields form={form} />}
      <NeedsField
        {...field('needs')}
        type={type}
        {...(type === 'helper' && { languages: field('languages') })}
      />
      <FormSection title={words.description} columns={1}>
        <LongTextBox
          {...field('description')}
          label={words.description}
          required
          hint={texts.description}
          count={descriptionLimits.most}
        />
        <TextBox {...field('skills')} label={words.skills} optional hint={texts.skills} />
      </FormSection>
      <FormSection title={words.tippingInformation} columns={3}>
        <TickBox {...field(type === 'helper' ? 'acceptsTips' : 'offersTips')}>{texts.tips}</TickBox>
        <DollarBox
          {...field('tipAmount')}
          label={texts.tip}
          optional
          placeholder="25"
          hint={words.oneAmountHint}
        />
        <DollarBox {...field('minTip')} label={words.lowestTip} optional hint={words.rangeHint} />
        <DollarBox {...field('maxTip')} label={words.highestTip} optional hint={words.rangeHint} />
      </FormSection>
      <FormSection title={words.contactInformation}>
        <TextBox {...field('name')} label={words.name} optional autoComplete="name" hint={words.nameHint} />
        {email}
        <PhoneBox {...field('phoneNumber')} label={words.phoneNumber} optional hint={words.phoneIfVerified} />
        <ContactRuleBox {...field('contact')} />
      </FormSection>
    </>
  );
}
