import { newHelpRequest } from 'backend/contract/listings/posting';
import { useRequestHelpMutation } from '../api/guest-listings';
import { DollarBox } from '../posting/fields/boxes';
import { QuickPage } from '../posting/quick/QuickPage';
import { useQuickForm } from '../posting/quick/useQuickForm';
import type { QuickTexts } from '../posting/quick/texts';
import { words } from '../words';

const texts: QuickTexts = {
  ...words.findHelpForm,
  path: '/find/create',
  botCheck: 'find_help_submit',
  noun: 'request',
};

export function FindHelpPage() {
  const [requestHelp] = useRequestHelpMutation();
  const quick = useQuickForm(texts, newHelpRequest, requestHelp);
  const { form } = quick;
  return (
    <QuickPage
      quick={quick}
      type="seeking_help"
      descriptionHint={words.helperShouldKnow}
      tip={
        <DollarBox
          {...form.field('tipAmount')}
          label={words.tipAmount}
          optional
          placeholder="25"
          hint={words.tipAmountHint}
        />
      }
    />
  );
}
