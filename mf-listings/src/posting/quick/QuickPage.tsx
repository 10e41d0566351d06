import type { ReactNode } from 'react';
import type { ListingType } from 'backend/contract/listings';
import { descriptionLimits } from 'backend/contract/listings/posting';
import { Link } from 'react-router-dom';
import { NeedsScript } from 'shell/forms';
import { Button, LazyPart, PanelSkeleton } from 'shared-ui';
import { ContactRuleBox, EmailBox, LongTextBox, PhoneBox, TextBox } from '../fields/boxes';
import { flightInForm } from '../fields/flights';
import { FlightNumberField, ShowFlightBox, TimeField } from '../fields/FlightFields';
import { FlyerFields } from '../fields/FlyerFields';
import { FormSection } from '../fields/FormSection';
import { NeedsField } from '../fields/NeedsField';
import { RouteFields } from '../fields/RouteFields';
import { LandingFields } from '../fields/LandingFields';
import { movedStops } from '../fields/stops';
import { LastDayField, TravelDates } from '../fields/TravelDates';
import { FillFromPass } from '../page/FillFromPass';
import { PostingPage } from '../page/PostingPage';
import { Preview } from '../page/Preview';
import { TripStops } from '../page/TripStops';
import { MoreFields } from './MoreFields';
import { TermsFields } from './TermsFields';
import { loadPublishedScreen, type QuickForm } from './useQuickForm';
import { words } from '../../words';

interface QuickPageProps {
  quick: QuickForm;
  type: ListingType;
  descriptionHint: string;
  tip: ReactNode;
}

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
  const needsIfFolded = type === 'seeking_help' ? form.values.needs : '';
  const { current } = publication;
  if (current) {
    return (
      <LazyPart load={loadPublishedScreen} skeleton={<PanelSkeleton label={words.oneMoment} />}>
        {(PublishedScreen) => (
          <PublishedScreen
            noun={texts.noun}
            publication={current}
            isMyEmail={publication.isMyEmail}
            onAnother={publication.forget}
          />
        )}
      </LazyPart>
    );
  }
  return (
    <PostingPage
      title={texts.title}
      lead={texts.lead}
      before={<Link to="/">{words.backToHome}</Link>}
      preview={<Preview type={type} values={form.values} />}
    >
      <NeedsScript subject={texts.title} ask={texts.byMail}>
        <form {...form.element}>
          <FormSection title={words.tripSection}>
            <FillFromPass form={form} />
            <FlightNumberField form={form} first={flightInForm(0, form)}>
              <TravelDates form={form} moved={(day) => movedStops(form.values, day)} />
            </FlightNumberField>
            <RouteFields form={form} />
            <TimeField form={form} />
            <LandingFields form={form} flight={0} />
            <TripStops form={form} />
          </FormSection>
          {type === 'seeking_help' ? (
            <FlyerFields form={form} />
          ) : (
            <NeedsField {...field('needs')} type={type} languages={field('languages')} />
          )}
          <MoreFields
            about={words.moreAbout[type]}
            isUsed={needsIfFolded !== '' || folded.some((name) => form.values[name] !== unused[name])}
            hasIssue={folded.some((name) => form.issues[name])}
          >
            {type === 'seeking_help' && <NeedsField {...field('needs')} type={type} />}
            {type === 'seeking_help' && form.values.stops === '0' && (
              <FormSection title={words.flexibleDays}>
                <LastDayField form={form} label={words.endDate} />
              </FormSection>
            )}
            <FormSection title={words.inYourWords}>
              <LongTextBox
                {...field('description')}
                label={words.description}
                optional
                hint={descriptionHint}
                count={descriptionLimits.most}
              />
              {tip}
            </FormSection>
            <FormSection title={words.whoSeesWhat}>
              <ShowFlightBox {...field('showFlight')} />
              <ContactRuleBox {...field('contact')} />
            </FormSection>
          </MoreFields>
          <FormSection title={words.howToReachYou}>
            <TextBox {...field('name')} label={words.name} required autoComplete="name" />
            <EmailBox {...field('email')} isMember={isMember} hint={words.emailGetsCode} />
            <PhoneBox
              {...field('phoneNumber')}
              label={words.phoneNumber}
              optional
              hint={words.phoneOnceVerified}
            />
          </FormSection>
          <TermsFields form={form} texts={texts} />
          <Button type="submit" variant="primary" busy={form.isBusy} wide>
            {form.isBusy ? texts.submitting : texts.submit}
          </Button>
        </form>
      </NeedsScript>
    </PostingPage>
  );
}
