import type { Json } from './schemas.js';

/** Components of the description, by the name that the server sends. */
export const headers = {
  'x-request-id': {
    description:
      'Names this call in our logs; errors repeat it as `requestId`. Send it along when you report a problem. An id from the caller is ignored.',
    required: true,
    schema: { type: 'string', minLength: 8, maxLength: 64 },
    example: '5f0c1c0a-8d0f-4b7e-9a57-0f6f6a3f2d11',
  },
  link: {
    description:
      'The address of the next page as `<…>; rel="next"` (RFC 8288). Absent on the last page. Follow it as it is: it repeats the search and has the cursor.',
    schema: { type: 'string' },
    example: '</api/tips?direction=received&limit=20&cursor=55>; rel="next"',
  },
  'retry-after': {
    description: 'How many whole seconds to wait before the same call can succeed.',
    schema: { type: 'integer', minimum: 1 },
    example: 30,
  },
} satisfies Record<string, Json>;

export const headersOf = (...names: (keyof typeof headers)[]): Json => ({
  headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
});
