import { done, rowId } from '../platform/contract.js';
import { endpoint } from '../platform/endpoints.js';
import {
  heldTipsWish,
  newTip,
  paymentIntent,
  paymentRecord,
  paymentsConfig,
  payoutAccountWish,
  payoutLink,
  payouts,
  receipt,
  receiptSearch,
  recipientToTip,
  recordedTip,
  tipId,
  tipMonths,
  tips,
  tipsSearch,
} from './contract.js';

export const getPaymentsConfig = endpoint('getPaymentsConfig', 'GET', '/api/payments/config', {
  summary: 'Read what the card form needs',
  access: 'public',
  returns: paymentsConfig,
});

export const getTipRecipient = endpoint('getTipRecipient', 'GET', '/api/tips/recipients/:userId', {
  summary: 'Read who would receive a tip',
  access: 'public',
  limit: 'list.read',
  params: { userId: rowId },
  returns: recipientToTip,
});

export const setUpTip = endpoint('setUpTip', 'POST', '/api/create-payment-intent', {
  summary: 'Set up a tip',
  access: 'public',
  body: newTip,
  returns: paymentIntent,
});

export const recordPayment = endpoint('recordPayment', 'POST', '/api/payment-success', {
  summary: 'Report that a card was charged',
  access: 'public',
  limit: 'payment.hint',
  body: paymentRecord,
  returns: recordedTip,
});

export const listTips = endpoint('listTips', 'GET', '/api/tips', {
  summary: 'List your tips',
  limit: 'list.read',
  query: tipsSearch,
  returns: tips,
});

export const listTipMonths = endpoint('listTipMonths', 'GET', '/api/tips/months', {
  summary: 'Sum up your tips by month',
  limit: 'list.read',
  returns: tipMonths,
});

export const downloadTips = endpoint('downloadTips', 'GET', '/api/tips.csv', {
  summary: 'Download your tips as CSV',
  limit: 'list.read',
  returns: 'text/csv',
});

export const getReceipt = endpoint('getReceipt', 'GET', '/api/receipts/:id', {
  summary: 'Read the receipt of a tip',
  access: 'public',
  limit: 'list.read',
  params: { id: tipId },
  query: receiptSearch,
  returns: receipt,
  formerPath: { path: '/api/tips/:id/receipt', since: '2026-11-21' },
});

export const getPayouts = endpoint('getPayouts', 'GET', '/api/payouts', {
  summary: 'Read your payouts',
  limit: 'list.read',
  returns: payouts,
});

export const connectPayouts = endpoint('connectPayouts', 'POST', '/api/payouts/account', {
  summary: 'Connect an account for payouts',
  limit: 'payout.account',
  body: payoutAccountWish,
  returns: payoutLink,
});

export const giveHeldTips = endpoint('giveHeldTips', 'POST', '/api/payouts/held', {
  summary: 'Give held tips back, or on to a charity',
  limit: 'payout.account',
  body: heldTipsWish,
  returns: payouts,
});

export const receiveStripeEvent = endpoint('receiveStripeEvent', 'POST', '/api/stripe/webhook', {
  summary: 'Receive an event from Stripe',
  access: 'public',
  returns: done,
});
