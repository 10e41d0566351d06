import { useState } from 'react';
import { useMe } from 'shell/host';
import { PaymentForm } from '../payment/PaymentForm';
import { detailIssues, filledDetails, type TipDetails } from '../payment/tipDetails';
import { TipDetailsFields } from './TipDetailsFields';

interface CheckoutPaymentProps {
  details: TipDetails;
  onDetails: (details: TipDetails) => void;
  takesFocus: boolean;
}

export function CheckoutPayment({ details, onDetails, takesFocus }: CheckoutPaymentProps) {
  const { me, isLoading } = useMe();
  const [isChecked, setIsChecked] = useState(false);
  const issues = detailIssues(details);

  const check = () => {
    setIsChecked(true);
    return Object.keys(issues).length === 0;
  };
  return (
    <PaymentForm details={filledDetails(details)} onCheck={check} takesFocus={takesFocus}>
      <TipDetailsFields
        details={details}
        issues={isChecked ? issues : {}}
        onChange={onDetails}
        isGuest={!me && !isLoading}
      />
    </PaymentForm>
  );
}
