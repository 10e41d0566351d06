import type { ReactNode } from 'react';
import type { ListingType } from 'backend/contract/listings';
import { descriptionLimits } from 'backend/contract/listings/posting';
import { Link } from 'react-router-dom';
import { NeedsScript } from 'shell/forms';
import { Button } from 'shared-ui';
import { ContactRuleBox, EmailBox, LongTextBox, PhoneBox, TextBox } from '../fields/boxes';
import { FlightNumberField, ShowFlightBox, TimeField } from '../fields/FlightFields';
import { FlyerFields } from '../fields/FlyerFields';
import { FormSection } from '../fields/FormSection';
import { NeedsField } from '../fields/NeedsField';
import { RouteFields } from '../fields/RouteFields';
import { StopFields } from '../fields/StopFields';
import { LandingFields } from '../fields/LandingFields';
import { firstFlight, movedStops } from '../fields/stops';
import { LastDayField, TravelDates } from '../fields/TravelDates';
import { PostingPage } from '../page/PostingPage';
import { Preview } from '../page/Preview';
import { MoreFields } from './MoreFields';
import { PublishedScreen } from './PublishedScreen';
import { TermsFields } from './TermsFields';
import type { QuickForm } from './useQuickForm';

interface QuickPageProps {
  quick: QuickForm;
  type: ListingType;
  descriptionHint: string;
  tip: ReactNode;
}

const moreAbout = {
  helper: 'In your words, whether you accept tips, who sees what. All of it can wait.',
  seeking_help: 'What would help, in your words, flexible days, a tip. All of it can wait.',
} as const satisfies Record<ListingType, string>;

/** The folded fields of both forms, in their initial state. */
const unused = {
  endDate: '',
  description: '',
  tipAmount: '',
  acceptsTips: '',
  showFlight: 'on',
};
const folded = Object.keys(unused) as (keyof typeof unused)[];

export function QuickPage({ quick, type, descriptionHint, tip }: QuickPageProps) {
  const { texts, form, publication, isMember } = quick;
  const { field } = form;
  const first = firstFlight(form.values);
  const needsIfFolded = type === 'seeking_help' ? form.values.needs : '';
  if (publication.current) {
    return (
      <PublishedScreen
        texts={texts}
        publication={publication.current}
        isMyEmail={publication.isMyEmail}
        onAnother={publication.forget}
      />
    );
  }
  return (
    <PostingPage
      title={texts.title}
      lead={texts.lead}
      before={<Link to="/">Back to Home</Link>}
      preview={<Preview type={type} values={form.values} />}
    >
      <NeedsScript subject={texts.title} ask={texts.byMail}>
        <form {...form.element}>
          <FormSection title="The trip">
            <FlightNumberField
              form={form}
              route={{ ends: first.ends, change: (ends) => form.change(first.fields(ends)) }}
            />
            <TravelDates form={form} moved={(day) => movedStops(form.values, day)} />
            <RouteFields form={form} />
            <TimeField form={form} />
            <LandingFields form={form} flight={0} />
            <StopFields
              form={form}
              renderLanding={(flight) => (
                <LandingFields form={form} flight={flight} label="Next Flight Lands" />
              )}
            />
          </FormSection>
          {type === 'seeking_help' ? (
            <FlyerFields form={form} />
          ) : (
            <NeedsField {...field('needs')} type={type} languages={field('languages')} />
          )}
          <MoreFields
            about={moreAbout[type]}
            isUsed={needsIfFolded !== '' || folded.some((name) => form.values[name] !== unused[name])}
            hasIssue={folded.some((name) => form.issues[name])}
          >
            {type === 'seeking_help' && <NeedsField {...field('needs')} type={type} />}
            {type === 'seeking_help' && form.values.stops === '0' && (
              <FormSection title="Flexible days">
                <LastDayField form={form} label="End Date" />
              </FormSection>
            )}
            <FormSection title="In your words">
              <LongTextBox
                {...field('description')}
                label="Description"
                optional
                hint={descriptionHint}
                count={descriptionLimits.most}
              />
              {tip}
            </FormSection>
            <FormSection title="Who sees what">
              <ShowFlightBox {...field('showFlight')} />
              <ContactRuleBox {...field('contact')} />
            </FormSection>
          </MoreFields>
          <FormSection title="How to reach you">
            <TextBox {...field('name')} label="Name" required autoComplete="name" />
            <EmailBox
              {...field('email')}
              isMember={isMember}
              hint="We send a code to it. Nobody sees it before they ask to connect."
            />
            <PhoneBox
              {...field('phoneNumber')}
              label="Phone Number"
              optional
              hint="Given to those who ask to connect, once you have verified it in your profile."
            />
          </FormSection>
          <TermsFields form={form} noun={texts.noun} />
          <Button type="submit" variant="primary" busy={form.isBusy} wide>
            {form.isBusy ? texts.submitting : texts.submit}
          </Button>
        </form>
      </NeedsScript>
    </PostingPage>
  );
}
