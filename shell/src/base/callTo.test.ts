import { describe, expect, it } from '@jest/globals';
import { getPayouts, getReceipt, setUpTip } from 'backend/endpoints/payments';
import { callTo } from './callTo';

describe('a call to an endpoint', () => {
  it('has its method and path', () => {
    expect(callTo(getPayouts).query()).toEqual({ url: '/api/payouts', method: 'GET' });
  });

  it('has the parameters of the path, which cannot change the path, and of the query', () => {
    const { query } = callTo(getReceipt, (id: string) => ({ params: { id }, query: { token: 'a&b' } }));
    expect(query('7')).toEqual({ url: '/api/receipts/7', method: 'GET', params: { token: 'a&b' } });
    expect(query('../me?x').url).toBe('/api/receipts/..%2Fme%3Fx');
  });

  it('sends its body', () => {
    const body = { amount: 5, recipientId: 3 };
    expect(callTo(setUpTip, { body }).query()).toEqual({
      url: '/api/create-payment-intent',
      method: 'POST',
      body,
    });
  });
});
