import * as platform from '../../platform/contract.js';
import { describeContract } from '../describe-contract.js';

export const ofPlatform = describeContract(platform, {
  errorBody: {
    description: 'The body of every failed call.',
    fields: {
      message: 'A sentence in English that can be shown to the person.',
      issues: 'What is wrong with which part of the request. Absent when no single part is at fault.',
      code: 'A fixed word for programs, such as `fresh-proof-needed`. Absent where the status says enough.',
      requestId: 'The same as the header `x-request-id`. It finds this call in our logs.',
    },
    example: {
      message: 'Please enter a valid email address',
      issues: [{ path: 'email', message: 'Please enter a valid email address' }],
      requestId: '5f0c1c0a-8d0f-4b7e-9a57-0f6f6a3f2d11',
    },
  },
  issue: {
    description: 'One part of a request that does not fit.',
    fields: {
      path: 'The part of the body, query or path, with dots: `legs.1.date`. Empty when it is the whole.',
      message: 'A sentence in English to show next to that input.',
    },
  },
  done: {
    description: 'The call succeeded and has nothing to say.',
    fields: { done: 'Always true: a failure has an error status and another body.' },
    example: { done: true },
  },
});
