import { AlreadyPaid } from './AlreadyPaid';
import { CardStep, type CardStepProps } from './CardStep';
import { dropClientKey } from './clientKey';
import { usePaymentContext } from './payment-context';
import { SetUpError } from './SetUpError';
import { usePaymentSetUp } from './usePaymentSetUp';

export function PaymentForm(props: Omit<CardStepProps, 'intent'>) {
  const { tip, onAnotherTip } = usePaymentContext();
  const { setUp, restart } = usePaymentSetUp(props.details);
  const startAnother = () => {
    dropClientKey(tip);
    (onAnotherTip ?? restart)();
  };

  switch (setUp.state) {
    case 'paid':
      return <AlreadyPaid onAnother={startAnother} />;
    case 'failed':
      return <SetUpError reason={setUp.reason} onTryAgain={restart} />;
    case 'loading':
    case 'ready':
      return <CardStep {...props} intent={setUp.state === 'ready' ? setUp.intent : null} />;
  }
}
