import { defineRemote } from 'shell/host';

export default defineRemote({
  name: 'payments',
  routes: [
    {
      path: '/tip/:userId',
      title: 'Tip Payment',
      access: 'member',
      calls: ['/api/tips/recipients/{userId}', '/api/payments/config'],
      page: () => import('./pages/TipPage'),
    },
    {
      path: '/checkout',
      title: 'Checkout',
      access: 'public',
      calls: ['/api/tips/recipients/{recipientId}', '/api/payments/config'],
      page: () => import('./pages/CheckoutPage'),
    },
    {
      path: '/checkout/success',
      title: 'Payment Success',
      access: 'public',
      calls: ['/api/payments/config'],
      page: () => import('./pages/CheckoutSuccessPage'),
    },
    {
      path: '/checkout/:recipientId',
      title: 'Checkout',
      access: 'public',
      calls: ['/api/tips/recipients/{recipientId}', '/api/payments/config'],
      page: () => import('./pages/CheckoutPage'),
    },
    {
      path: '/receipt/:id',
      title: 'Receipt',
      access: 'public',
      calls: ['/api/receipts/{id}'],
      page: () => import('./pages/ReceiptPage'),
    },
  ],
  slots: {
    'profile.tips': () => import('./slots/ProfileTips'),
  },
});
