import type { z } from 'zod';

const kinds: Partial<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

export function issueText(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.map(String).join('.') || 'The value';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `${field} is missing`;
      return `${field} must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'unrecognized_keys':
      return `Not known here: ${issue.keys.join(', ')}`;
    case 'too_small':
      return `${field} must ${amount(issue.origin, `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`)}`;
    case 'too_big':
      return `${field} must ${amount(issue.origin, `${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`)}`;
    case 'invalid_value':
      return `${field} must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return `${field} is not a valid ${issue.format}`;
    default:
      return `${field} cannot be used`;
  }
}

function amount(origin: string, bound: string): string {
  if (origin === 'string') return `have ${bound} characters`;
  return origin === 'array' || origin === 'set' ? `have ${bound} entries` : `be ${bound}`;
}
