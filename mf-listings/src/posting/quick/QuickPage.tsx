import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { descriptionLimits } from 'backend/contract/listings/posting';
import { Button, Card } from 'shared-ui';
import { EmailBox } from '../fields/EmailBox';
import { FlightFields } from '../fields/FlightFields';
import { FormSection } from '../fields/FormSection';
import { LongTextBox } from '../fields/LongTextBox';
import { PhoneBox } from '../fields/PhoneBox';
import { RouteFields } from '../fields/RouteFields';
import { TermsFields } from '../fields/TermsFields';
import { TextBox } from '../fields/TextBox';
import { PublishedScreen } from '../published/PublishedScreen';
import styles from './QuickPage.module.css';
import type { QuickForm } from './useQuickForm';

interface QuickPageProps {
  quick: QuickForm;
  /** When they travel. */
  dates: ReactNode;
  description: { label: string; hint: string };
  tip: ReactNode;
}

/** One of the two quick forms, and the screen that says that it worked. */
export function QuickPage({ quick, dates, description, tip }: QuickPageProps) {
  const { words, form, publication, isMember } = quick;
  if (publication.current) {
    return <PublishedScreen words={words} publication={publication.current} onAnother={publication.forget} />;
  }
  return (
    <div className={styles.page}>
      <Link to="/" className={styles.back}>
        Back to Home
      </Link>
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <Card>
        <form {...form.element}>
          <FormSection title="The trip">
            <RouteFields form={form} />
            {dates}
            <FlightFields form={form} />
          </FormSection>
          <FormSection title="In your words">
            <LongTextBox
              {...form.field('description')}
              {...description}
              optional
              count={descriptionLimits.most}
            />
            {tip}
          </FormSection>
          <FormSection title="How to reach you">
            <TextBox {...form.field('name')} label="Name" required autoComplete="name" />
            <EmailBox
              {...form.field('email')}
              isOwn={isMember}
              hint="We send a code to it. Nobody sees it before they ask to connect."
            />
            <PhoneBox {...form.field('phoneNumber')} label="Phone Number" optional />
            <TermsFields form={form} />
          </FormSection>
          <Button type="submit" variant="primary" busy={form.isBusy} wide>
            {form.isBusy ? words.busy : words.submit}
          </Button>
        </form>
      </Card>
    </div>
  );
}
