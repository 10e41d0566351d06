import type { Sentences } from '../../../platform/language/translator.js';

export const hi: Sentences = {
  'A tip is at most $500': 'टिप ज़्यादा से ज़्यादा 500 डॉलर है',
  'A tip is at least $1': 'टिप कम से कम 1 डॉलर है',
  'A tip is a whole number of dollars': 'टिप पूरे डॉलर में होती है',
  'Say who receives the tip': 'बताएँ कि टिप किसे मिलेगी',
  'This is no payment': 'यह कोई भुगतान नहीं है',
  'Please choose a country': 'कृपया देश चुनें',
};
