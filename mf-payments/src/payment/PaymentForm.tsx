import { AlreadyPaid } from './AlreadyPaid';
import { CardStep, type CardStepProps } from './CardStep';
import { dropClientKey } from './clientKey';
import { usePaymentContext } from './payment-context';
import { SetUpError } from './SetUpError';
import { SetUpProgress } from './SetUpProgress';
import { usePaymentSetUp } from './usePaymentSetUp';

export function PaymentForm(props: Omit<CardStepProps, 'intent'>) {
  const { tip, onAnotherTip } = usePaymentContext();
  const { setUp, restart } = usePaymentSetUp(props.details);
  const startAnother = () => {
    dropClientKey(tip);
    (onAnotherTip ?? restart)();
  };

  switch (setUp.state) {
    case 'loading':
      return <SetUpProgress />;
    case 'paid':
      return <AlreadyPaid onAnother={startAnother} />;
    case 'failed':
      return <SetUpError reason={setUp.reason} onTryAgain={restart} />;
    case 'ready':
      return <CardStep {...props} intent={setUp.intent} />;
  }
}
