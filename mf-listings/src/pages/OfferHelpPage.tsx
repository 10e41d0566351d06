import { newHelpOffer } from 'backend/contract/listings/posting';
import { useOfferHelpMutation } from '../api/guest-listings';
import { TickBox } from '../posting/fields/boxes';
import { QuickPage } from '../posting/quick/QuickPage';
import { useQuickForm } from '../posting/quick/useQuickForm';
import type { QuickTexts } from '../posting/quick/texts';
import { words } from '../words';

const texts: QuickTexts = {
  ...words.offerHelpForm,
  path: '/offer/create',
  botCheck: 'offer_help_submit',
  noun: 'offer',
};

export function OfferHelpPage() {
  const [offerHelp] = useOfferHelpMutation();
  const quick = useQuickForm(texts, newHelpOffer, offerHelp);
  const { form } = quick;
  return (
    <QuickPage
      quick={quick}
      type="helper"
      descriptionHint={words.familiesShouldKnow}
      tip={<TickBox {...form.field('acceptsTips')}>{words.iAcceptTips}</TickBox>}
    />
  );
}
