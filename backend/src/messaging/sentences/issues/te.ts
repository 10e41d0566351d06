import type { Sentences } from '../../../platform/language/translator.js';

export const te: Sentences = {
  'Write a message first': 'ముందు సందేశం రాయండి',
  'Name at least one message': 'కనీసం ఒక సందేశాన్ని పేర్కొనండి',
  'At most 20 messages at once': 'ఒకేసారి గరిష్ఠంగా 20 సందేశాలు',
};
