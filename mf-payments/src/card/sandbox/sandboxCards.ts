import type { CardProvider } from '../../card-provider';
import { accessOf, call, paymentOf } from './sandbox-stripe';
import { SandboxForm } from './SandboxForm';

export const sandboxCards: CardProvider = {
  Fields: SandboxForm,
  async retrieve(config, clientSecret) {
    const { intent } = await call(accessOf(config, clientSecret));
    if (!intent) throw new Error('The payment could not be retrieved');
    return paymentOf(intent);
  },
};
