import { describe } from '@jest/globals';
import { productName } from '../../platform/contract.js';
import { costsAtMostTwoTexts } from '../../platform/language/testing/sms-parts.js';
import { wordsOf } from './index.js';

describe('the SMS with a code', () => {
  costsAtMostTwoTexts('a code', (language) => wordsOf(language).phoneCode(productName, '012345'));
});
