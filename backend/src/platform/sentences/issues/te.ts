import type { Sentences } from '../../language/translator.js';

export const te: Sentences = {
  'Please enter a valid email address': 'దయచేసి సరైన ఈమెయిల్ చిరునామా రాయండి',
  'Please enter a valid email': 'దయచేసి సరైన ఈమెయిల్ రాయండి',
  'Please enter a valid phone number': 'దయచేసి సరైన ఫోన్ నంబర్ రాయండి',
  'This link is not complete': 'ఈ లింక్ పూర్తిగా లేదు',
  'Contains characters that cannot be used': 'ఇందులో వాడలేని అక్షరాలు ఉన్నాయి',
  'Is far too long': 'ఇది చాలా పొడవుగా ఉంది',
  'Must be a single line': 'ఇది ఒకే లైన్‌లో ఉండాలి',
  'There was no such year': 'అలాంటి సంవత్సరం లేదు',
  'Enter the 6 digits of the code': 'కోడ్‌లోని 6 అంకెలు రాయండి',
  'At most {n} characters': 'గరిష్ఠంగా {n} అక్షరాలు',
  'A first name can have {n} characters': 'మొదటి పేరులో {n} అక్షరాల వరకు ఉండవచ్చు',
  'A name can have {n} characters': 'పేరులో {n} అక్షరాల వరకు ఉండవచ్చు',
  'Name must be at least {n} characters': 'పేరులో కనీసం {n} అక్షరాలు ఉండాలి',
  'Name cannot exceed {n} characters': 'పేరు {n} అక్షరాలు దాటకూడదు',
  'A message can have {n} characters': 'సందేశంలో {n} అక్షరాల వరకు ఉండవచ్చు',
  'A note can have {n} characters': 'నోట్‌లో {n} అక్షరాల వరకు ఉండవచ్చు',
  'Enter the first name': 'మొదటి పేరు రాయండి',
  'Choose who they are to you': 'వారు మీకు ఏమవుతారో ఎంచుకోండి',
  'A trip has at most {n} legs': 'ఒక ప్రయాణంలో గరిష్ఠంగా {n} విమానాలు ఉంటాయి',
  'This address is too long': 'ఈ చిరునామా చాలా పొడవుగా ఉంది',
};
