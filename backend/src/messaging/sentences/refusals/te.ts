import type { Sentences } from '../../../platform/language/translator.js';

export const te: Sentences = {
  'Our team has removed this message.': 'మా బృందం ఈ సందేశాన్ని తొలగించింది.',
  'This person was suspended, so nothing can be sent to them.': 'ఈ వ్యక్తి ఖాతాను నిలిపివేశాం, కాబట్టి వారికి ఏదీ పంపలేరు.',
  'You can write to this person after they have shared their contact with you':
    'ఈ వ్యక్తి తమ సంప్రదింపు వివరాలు మీతో పంచుకున్నాక మీరు వారికి రాయవచ్చు',
  'You cannot write to yourself': 'మీకు మీరే రాసుకోలేరు',
  'This person has left Flight Amigo and can no longer be written to':
    'ఈ వ్యక్తి Flight Amigo ను విడిచిపెట్టారు, ఇక వారికి రాయలేరు',
  'This is not where a page of conversations starts': 'సంభాషణల పేజీ ఏదీ ఇక్కడ మొదలవ్వదు',
  'You can write again when the other person has answered.': 'అవతలి వ్యక్తి జవాబిచ్చాక మీరు మళ్లీ రాయవచ్చు.',
  'You can write again when {name} has answered.': '{name} జవాబిచ్చాక మీరు మళ్లీ రాయవచ్చు.',
  'This message was not found': 'ఈ సందేశం కనబడలేదు',
  'This person has not written to you yet': 'ఈ వ్యక్తి మీకు ఇంకా ఏమీ రాయలేదు',
};
