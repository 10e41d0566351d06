import type { ReactNode } from 'react';
import type { ListingType } from 'backend/contract/listings';
import { descriptionLimits } from 'backend/contract/listings/posting';
import { Link } from 'react-router-dom';
import { Button } from 'shared-ui';
import { EmailBox } from '../fields/EmailBox';
import { FlightFields } from '../fields/FlightFields';
import { FormSection } from '../fields/FormSection';
import { LongTextBox } from '../fields/LongTextBox';
import { PhoneBox } from '../fields/PhoneBox';
import { RouteFields } from '../fields/RouteFields';
import { TermsFields } from '../fields/TermsFields';
import { TextBox } from '../fields/TextBox';
import { PostingPage } from '../page/PostingPage';
import { Preview } from '../page/Preview';
import { PublishedScreen } from './PublishedScreen';
import type { QuickForm } from './useQuickForm';

interface QuickPageProps {
  quick: QuickForm;
  type: ListingType;
  /** When they travel. */
  dates: ReactNode;
  /** What to write about. */
  hint: string;
  tip: ReactNode;
}

/** One of the two quick forms, and the screen that says that it worked. */
export function QuickPage({ quick, type, dates, hint, tip }: QuickPageProps) {
  const { words, form, publication, isMember } = quick;
  const { field } = form;
  if (publication.current) {
    return (
      <PublishedScreen
        words={words}
        publication={publication.current}
        isMine={publication.isMine}
        onAnother={publication.forget}
      />
    );
  }
  return (
    <PostingPage
      title={words.title}
      lead={words.lead}
      before={<Link to="/">Back to Home</Link>}
      preview={<Preview type={type} typed={form.typed} />}
    >
      <form {...form.element}>
        <FormSection title="The trip">
          <RouteFields form={form} />
          {dates}
          <FlightFields form={form} />
        </FormSection>
        <FormSection title="In your words">
          <LongTextBox
            {...field('description')}
            label="Description"
            optional
            hint={hint}
            count={descriptionLimits.most}
          />
          {tip}
        </FormSection>
        <FormSection title="How to reach you">
          <TextBox {...field('name')} label="Name" required autoComplete="name" />
          <EmailBox
            {...field('email')}
            isOwn={isMember}
            hint="We send a code to it. Nobody sees it before they ask to connect."
          />
          <PhoneBox
            {...field('phoneNumber')}
            label="Phone Number"
            optional
            hint="Given to those who ask to connect, once you have verified it in your profile."
          />
        </FormSection>
        <TermsFields form={form} />
        <Button type="submit" variant="primary" busy={form.isBusy} wide>
          {form.isBusy ? words.busy : words.submit}
        </Button>
      </form>
    </PostingPage>
  );
}
