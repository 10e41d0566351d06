import type { Sentences } from '../../../platform/language/translator.js';

export const te: Sentences = {
  'This login attempt is not known': 'ఈ లాగిన్ ప్రయత్నం మాకు తెలియదు',
  'The address must not contain a name or password': 'చిరునామాలో పేరు లేదా పాస్‌వర్డ్ ఉండకూడదు',
  'Please enter a valid https address': 'దయచేసి సరైన https చిరునామా రాయండి',
  'Username must be at least {n} characters': 'యూజర్ పేరులో కనీసం {n} అక్షరాలు ఉండాలి',
  'Username cannot exceed {n} characters': 'యూజర్ పేరు {n} అక్షరాలు దాటకూడదు',
  'Bio cannot exceed {n} characters': 'పరిచయం {n} అక్షరాలు దాటకూడదు',
  'Languages cannot exceed {n} characters': 'భాషలు {n} అక్షరాలు దాటకూడదు',
  'This passkey cannot be read': 'ఈ పాస్‌కీని చదవలేకపోయాము',
  'A name cannot exceed {n} characters': 'పేరు {n} అక్షరాలు దాటకూడదు',
  'Give it a name': 'దీనికి ఒక పేరు పెట్టండి',
  'This browser gave an address to which nothing can be sent': 'ఈ బ్రౌజర్ ఇచ్చిన చిరునామాకు ఏమీ పంపలేము',
  'This browser gave keys that cannot be used': 'ఈ బ్రౌజర్ ఇచ్చిన కీలను వాడలేము',
};
