import { newHelpRequest } from 'backend/contract/listings/posting';
import { useRequestHelpMutation } from '../api/guest-listings';
import { DollarBox } from '../posting/fields/boxes';
import { QuickPage } from '../posting/quick/QuickPage';
import { useQuickForm } from '../posting/quick/useQuickForm';
import { findHelpTexts } from '../posting/quick/texts';

export function FindHelpPage() {
  const [requestHelp] = useRequestHelpMutation();
  const quick = useQuickForm(findHelpTexts, newHelpRequest, requestHelp);
  const { form } = quick;
  return (
    <QuickPage
      quick={quick}
      type="seeking_help"
      descriptionHint="What else should a helper know? At least 10 characters."
      tip={
        <DollarBox
          {...form.field('tipAmount')}
          label="Tip Amount (USD)"
          optional
          placeholder="25"
          hint="What you would like to give. All of it goes to the helper."
        />
      }
    />
  );
}
