import { describe } from '@jest/globals';
import { productName } from '../../platform/contract.js';
import { prefixOf } from '../../platform/language/languages.js';
import { costsAtMostTwoTexts } from '../../platform/language/testing/sms-parts.js';
import { wordsOf } from './index.js';

describe('the SMS of a new message', () => {
  costsAtMostTwoTexts('a notice of a message', (language) =>
    wordsOf(language).sms(
      productName,
      `https://flight-amigo.example${prefixOf(language)}/messages?to=1234567`,
    ),
  );
});
