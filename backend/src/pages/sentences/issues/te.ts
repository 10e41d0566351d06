import type { Sentences } from '../../../platform/language/translator.js';

export const te: Sentences = {
  'Message must be at least {n} characters': 'సందేశంలో కనీసం {n} అక్షరాలు ఉండాలి',
  'Message cannot exceed {n} characters': 'సందేశం {n} అక్షరాలు దాటకూడదు',
};
