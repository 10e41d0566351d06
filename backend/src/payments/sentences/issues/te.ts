import type { Sentences } from '../../../platform/language/translator.js';

export const te: Sentences = {
  'A tip is at most $500': 'టిప్ గరిష్ఠంగా 500 డాలర్లు',
  'A tip is at least $1': 'టిప్ కనీసం 1 డాలర్',
  'A tip is a whole number of dollars': 'టిప్ పూర్తి డాలర్లలో ఉండాలి',
  'Say who receives the tip': 'టిప్ ఎవరికో చెప్పండి',
  'This is no payment': 'ఇది చెల్లింపు కాదు',
  'Please choose a country': 'దయచేసి దేశాన్ని ఎంచుకోండి',
};
