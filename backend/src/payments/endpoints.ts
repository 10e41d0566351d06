import { done, rowId } from '../platform/contract.js';
import { endpoint } from '../platform/endpoints.js';
import * as contract from './contract.js';

export const getPaymentsConfig = endpoint('getPaymentsConfig', 'GET', '/api/payments/config', {
  summary: 'Read what the card form needs',
  access: 'public',
  returns: contract.paymentsConfig,
});

export const getTipRecipient = endpoint('getTipRecipient', 'GET', '/api/tips/recipients/:userId', {
  summary: 'Read who would receive a tip',
  access: 'public',
  limit: 'list.read',
  params: { userId: rowId },
  returns: contract.recipientToTip,
});

export const setUpTip = endpoint('setUpTip', 'POST', '/api/create-payment-intent', {
  summary: 'Set up a tip',
  access: 'public',
  body: contract.newTip,
  returns: contract.paymentIntent,
});

export const recordPayment = endpoint('recordPayment', 'POST', '/api/payment-success', {
  summary: 'Report that a card was charged',
  access: 'public',
  limit: 'payment.hint',
  body: contract.paymentRecord,
  returns: contract.recordedTip,
});

export const listTips = endpoint('listTips', 'GET', '/api/tips', {
  summary: 'List your tips',
  limit: 'list.read',
  query: contract.tipsSearch,
  returns: contract.tips,
});

export const listTipMonths = endpoint('listTipMonths', 'GET', '/api/tips/months', {
  summary: 'Sum up your tips by month',
  limit: 'list.read',
  returns: contract.tipMonths,
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
  params: { id: contract.tipId },
  query: contract.receiptSearch,
  returns: contract.receipt,
  formerPath: { path: '/api/tips/:id/receipt', since: '2026-11-21' },
});

export const getPayouts = endpoint('getPayouts', 'GET', '/api/payouts', {
  summary: 'Read your payouts',
  limit: 'list.read',
  returns: contract.payouts,
});

export const connectPayouts = endpoint('connectPayouts', 'POST', '/api/payouts/account', {
  summary: 'Connect an account for payouts',
  limit: 'payout.account',
  body: contract.payoutAccountWish,
  returns: contract.payoutLink,
});

export const giveHeldTips = endpoint('giveHeldTips', 'POST', '/api/payouts/held', {
  summary: 'Give held tips back, or on to a charity',
  limit: 'payout.account',
  body: contract.heldTipsWish,
  returns: contract.payouts,
});

export const receiveStripeEvent = endpoint('receiveStripeEvent', 'POST', '/api/stripe/webhook', {
  summary: 'Receive an event from Stripe',
  access: 'public',
  returns: done,
});
