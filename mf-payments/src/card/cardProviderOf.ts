import type { PaymentsConfig } from 'backend/contract/payments';
import type { CardProvider } from '../card-provider';
import { sandboxCards } from './sandbox/sandboxCards';
import { stripeCards } from './stripe/stripeCards';

export const cardProviderOf = ({ sandboxUrl }: PaymentsConfig): CardProvider =>
  sandboxUrl === null ? stripeCards : sandboxCards;
