import type { ReactNode } from 'react';
import type { ListingType } from 'backend/contract/listings';
import { descriptionLimits } from 'backend/contract/listings/posting';
import { Link } from 'react-router-dom';
import { Button } from 'shared-ui';
import { ContactRuleBox, EmailBox, LongTextBox, PhoneBox, TextBox } from '../fields/boxes';
import { FlightFields } from '../fields/FlightFields';
import { FlyerFields } from '../fields/FlyerFields';
import { FormSection } from '../fields/FormSection';
import { NeedsField } from '../fields/NeedsField';
import { RouteFields } from '../fields/RouteFields';
import { StopFields } from '../fields/StopFields';
import { firstFlight } from '../fields/stops';
import { PostingPage } from '../page/PostingPage';
import { Preview } from '../page/Preview';
import { PublishedScreen } from './PublishedScreen';
import { TermsFields } from './TermsFields';
import type { QuickForm } from './useQuickForm';

interface QuickPageProps {
  quick: QuickForm;
  type: ListingType;
  dates: ReactNode;
  descriptionHint: string;
  tip: ReactNode;
}

export function QuickPage({ quick, type, dates, descriptionHint, tip }: QuickPageProps) {
  const { texts, form, publication, isMember } = quick;
  const { field } = form;
  const first = firstFlight(form.values);
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
      <form {...form.element}>
        <FormSection title="The trip">
          <RouteFields form={form} />
          {dates}
          <FlightFields
            form={form}
            show={field('showFlight')}
            route={{ ends: first.ends, change: (ends) => form.change(first.fields(ends)) }}
          />
          <StopFields form={form} />
        </FormSection>
        {type === 'seeking_help' && <FlyerFields form={form} />}
        <NeedsField {...field('needs')} type={type} />
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
          <ContactRuleBox {...field('contact')} />
        </FormSection>
        <TermsFields form={form} noun={texts.noun} />
        <Button type="submit" variant="primary" busy={form.isBusy} wide>
          {form.isBusy ? texts.submitting : texts.submit}
        </Button>
      </form>
    </PostingPage>
  );
}
