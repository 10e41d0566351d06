import { describe } from '@jest/globals';
import { productName } from '../../platform/contract.js';
import { costsAtMostTwoTexts } from '../../platform/language/testing/sms-parts.js';
import { wordsOf } from './index.js';

describe('the SMS about an arrival', () => {
  costsAtMostTwoTexts('an arrival', (language) => {
    const { arrival: words } = wordsOf(language);
    return words.sms(words.arrivedWith('Kamala', 'Los Angeles', 'Priyanka'), productName, 'Priyanka');
  });

  costsAtMostTwoTexts('an arrival that one alone reports', (language) => {
    const { arrival: words } = wordsOf(language);
    const fact = words.arrivedWith('Kamala', 'Los Angeles', 'Priyanka');
    return words.sms(words.says('Anandita', fact), productName, 'Priyanka');
  });
});
