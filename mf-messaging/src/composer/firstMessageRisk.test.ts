import { describe, expect, it } from '@jest/globals';
import { firstMessageRisks } from './firstMessageRisk';

describe('a first message', () => {
  it.each([
    'Call me: +1 202 555 0143',
    'my number is (202) 555-0143',
    'WhatsApp 0049 171 1234567 please',
    '9876543210',
    'I am at 98765-43210.',
    '९८७६५ ४३२१०',
    'joe@example.com',
  ])('contains a phone number or an address: %s', async (text) =>
    expect(await firstMessageRisks(text)).toEqual(['phone']),
  );

  it.each([
    'Please pay me first',
    'Send $50 and I will be there',
    'send me money by Western Union',
    'Do you have PayPal?',
    'I need a deposit of 20 before the flight',
    'You have to pay in advance',
    'My fee is 100 dollars',
    'Transfer the money to my bank account',
    'Could you buy gift cards for me?',
  ])('asks for money: %s', async (text) => expect(await firstMessageRisks(text)).toContain('money'));

  it('is about several things, money first, and a number last', async () => {
    const text = 'Send me 50 dollars by Western Union, carry a parcel for my cousin and call +1 202 555 0143';
    expect(await firstMessageRisks(text)).toEqual(['money', 'parcels', 'phone']);
  });

  it.each([
    ['parcels', 'My cousin will give you a little bag at the gate'],
    ['documents', 'Please verify your account'],
    ['elsewhere', 'Add me on Telegram'],
  ])('is about %s, as the server reads it: %s', async (kind, text) =>
    expect(await firstMessageRisks(text)).toContain(kind),
  );

  it.each([
    'Hello! My mother flies AI127 on 2026-12-04 at 02:10.',
    'We land on 04/12/2026 at 14:45 - 15:30, gate B22',
    'AA 1234, then DL 5678 on 12.04.2026',
    'I would gladly tip you $20 at the end.',
    'She will pay attention to the signs.',
    'Seats 34A and 34B, 2 bags, 1 wheelchair, 1957',
    'I can buy you a coffee for 5 dollars.',
    'We have 2 hours 15 minutes in Frankfurt, 10:30 - 12:45',
    '',
  ])('has no risk: %s', async (text) => expect(await firstMessageRisks(text)).toEqual([]));
});
