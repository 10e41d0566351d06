import type { Sentences } from '../../../platform/language/translator.js';

export const te: Sentences = {
  'Required for this': 'దీనికి ఇది తప్పనిసరి',
  'Write the note first': 'ముందు నోట్ రాయండి',
  'Type a name, an email, a phone or an id': 'పేరు, ఈమెయిల్, ఫోన్ లేదా ఐడి రాయండి',
  'The words cannot exceed {n} characters': 'వచనం {n} అక్షరాలు దాటకూడదు',
  'Write at least one sentence for the person': 'ఆ వ్యక్తి కోసం కనీసం ఒక వాక్యం రాయండి',
  'At most {n} days': 'గరిష్ఠంగా {n} రోజులు',
  'At least one day': 'కనీసం ఒక రోజు',
  'An appeal cannot exceed {n} characters': 'అప్పీల్ {n} అక్షరాలు దాటకూడదు',
  'Write at least one sentence': 'కనీసం ఒక వాక్యం రాయండి',
  'Say what the report is about': 'ఫిర్యాదు దేని గురించో చెప్పండి',
  'Details cannot exceed {n} characters': 'వివరాలు {n} అక్షరాలు దాటకూడదు',
};
