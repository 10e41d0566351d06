import { describe } from '@jest/globals';
import { productName } from '../../../../platform/contract.js';
import { costsAtMostTwoTexts } from '../../../../platform/language/testing/sms-parts.js';
import { wordsOf } from './index.js';

describe('the SMS for help', () => {
  costsAtMostTwoTexts('a call for help', (language) =>
    wordsOf(language).sms('Kamala', 'Los Angeles', productName, 'https://flightamigo.example/trips/1234567'),
  );
});
