import { getPaymentsConfig, getReceipt, getTipRecipient } from 'backend/endpoints/payments';
import { callTo, defineRemote } from 'shell/host';

export default defineRemote({
  name: 'payments',
  routes: [
    {
      path: '/tip/:userId',
      title: 'Tip Payment',
      access: 'member',
      calls: ({ userId }) => [callTo(getTipRecipient, { params: { userId } }), callTo(getPaymentsConfig)],
      page: () => import('./pages/TipPage'),
    },
    {
      path: '/checkout',
      title: 'Checkout',
      access: 'public',
      calls: (_, query) => [
        callTo(getTipRecipient, { params: { userId: query('recipientId') } }),
        callTo(getPaymentsConfig),
      ],
      page: () => import('./pages/CheckoutPage'),
    },
    {
      path: '/checkout/success',
      title: 'Payment Success',
      access: 'public',
      calls: () => [callTo(getPaymentsConfig)],
      page: () => import('./pages/CheckoutSuccessPage'),
    },
    {
      path: '/checkout/:recipientId',
      title: 'Checkout',
      access: 'public',
      calls: ({ recipientId: userId }) => [
        callTo(getTipRecipient, { params: { userId } }),
        callTo(getPaymentsConfig),
      ],
      page: () => import('./pages/CheckoutPage'),
    },
    {
      path: '/receipt/:id',
      title: 'Receipt',
      access: 'public',
      calls: ({ id }) => [callTo(getReceipt, { params: { id }, query: {} })],
      page: () => import('./pages/ReceiptPage'),
    },
  ],
  slots: {
    'profile.tips': () => import('./slots/ProfileTips'),
  },
});
