import { newHelpOffer } from 'backend/contract/listings/posting';
import { useOfferHelpMutation } from '../posting-api';
import { TickBox } from '../posting/fields/TickBox';
import { TravelDates } from '../posting/fields/TravelDates';
import { QuickPage } from '../posting/quick/QuickPage';
import { useQuickForm } from '../posting/quick/useQuickForm';
import { offerHelp } from '../posting/quick/texts';

export function OfferHelpPage() {
  const [offer] = useOfferHelpMutation();
  const quick = useQuickForm(offerHelp, newHelpOffer, offer);
  const { form } = quick;
  return (
    <QuickPage
      quick={quick}
      type="helper"
      dates={<TravelDates form={form} />}
      hint="What can you help with? At least 10 characters."
      tip={<TickBox {...form.field('acceptsTips')}>I accept tips</TickBox>}
    />
  );
}
