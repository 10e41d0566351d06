import { describe, expect, it } from '@jest/globals';
import { mayLoadStripe } from './mayLoadStripe';

describe('the permission to load Stripe', () => {
  it.each([
    ['https://amigo.example/tip/7', true],
    ['https://amigo.example/checkout', true],
    ['https://amigo.example/checkout/7?amount=5', true],
    ['https://amigo.example/es/checkout/7', true],
    ['https://amigo.example/fa/tip/7', true],
    ['https://amigo.example/es/search', false],
    ['https://amigo.example/search?open=3', false],
    ['https://amigo.example/', false],
    ['https://amigo.example/tipping', false],
    [undefined, true],
  ])('of a page opened at %s is %s', (address, may) => expect(mayLoadStripe(address)).toBe(may));
});
