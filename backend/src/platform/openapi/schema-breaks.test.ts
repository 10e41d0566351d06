import { describe, expect, it } from '@jest/globals';
import { answerBreaks, requestBreaks, type Schema } from './schema-breaks.js';

const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };
const nullable: Schema = { anyOf: [text, { type: 'null' }] };
const choice = (...values: string[]): Schema => ({ type: 'string', enum: values });

const person = object({ name: text, age: number });

describe('a compatible response change', () => {
  it.each<[what: string, last: Schema, now: Schema]>([
    ['without a change', person, person],
    ['with a new property', person, object({ name: text, age: number, city: text })],
    ['whose number is now an integer', person, object({ name: text, age: { type: 'integer' } })],
    ['that is no longer nullable', object({ name: nullable }), object({ name: text })],
    ['that is now always present', object({ name: text }, []), object({ name: text })],
    ['with fewer values', choice('a', 'b'), choice('a')],
    ['with different limits', { ...text, maxLength: 9 }, { ...text, maxLength: 5 }],
    ['that was untyped', {}, person],
    ['that spells null differently', nullable, { type: ['null', 'string'] }],
  ])('%s', (_, last, now) => expect(answerBreaks(last, now)).toEqual([]));
});

describe('an incompatible response change', () => {
  it.each<[last: Schema, now: Schema, sentence: string]>([
    [person, object({ name: text }), '`age` of the answer is gone'],
    [person, object({ name: text, age: text }), '`age` of the answer may be string now'],
    [person, object({ name: text, age: number }, ['name']), '`age` of the answer may be missing now'],
    [object({ name: text }), object({ name: nullable }), '`name` of the answer may be null now'],
    [object({ name: text }, []), object({}), '`name` of the answer is gone'],
    [choice('a'), choice('a', 'b'), 'the answer may be "b" now'],
    [choice('a'), text, 'the answer may be anything now'],
    [person, {}, 'the answer may be anything now'],
    [
      { type: 'array', items: person },
      { type: 'array', items: object({ name: text }) },
      '`age` of the answer[] is gone',
    ],
    [
      { type: 'object', additionalProperties: number },
      { type: 'object', additionalProperties: text },
      'the answer[…] may be string now',
    ],
    [
      object({ by: { anyOf: [person, { type: 'null' }] } }),
      object({ by: { anyOf: [object({ name: text }), { type: 'null' }] } }),
      '`age` of `by` of the answer is gone',
    ],
  ])('%j, %j: %s', (last, now, sentence) => expect(answerBreaks(last, now)).toEqual([sentence]));
});

describe('a compatible request change', () => {
  it.each<[what: string, last: Schema, now: Schema]>([
    ['with a new optional property', person, object({ name: text, age: number, city: text }, ['name'])],
    ['with more values', choice('a'), choice('a', 'b')],
    ['within wider limits', { ...number, minimum: 2, maximum: 5 }, { ...number, minimum: 1, maximum: 9 }],
    ['where anything is taken now', person, {}],
    ['that may be null now', object({ name: text }), object({ name: nullable })],
    ['in one more shape', { oneOf: [person] }, { oneOf: [person, object({ id: number })] }],
    ['of another form', { ...text, pattern: 'a' }, { ...text, pattern: 'a|b' }],
  ])('%s', (_, last, now) => expect(requestBreaks(last, now)).toEqual([]));
});

describe('an incompatible request change', () => {
  it.each<[last: Schema, now: Schema, sentence: string]>([
    [object({}), object({ name: text }), '`name` of the request has to be sent now'],
    [object({ name: text }, []), object({ name: text }), '`name` of the request has to be sent now'],
    [person, object({ name: text }), '`age` of the request is not taken any more'],
    [object({ name: nullable }), object({ name: text }), '`name` of the request may not be null any more'],
    [choice('a', 'b'), choice('a'), 'the request may not be "b" any more'],
    [text, choice('a'), 'the request is one of a few now'],
    [number, text, 'the request may not be number any more'],
    [{ ...number, maximum: 9 }, { ...number, maximum: 5 }, 'the request has maximum 5 now instead of 9'],
    [text, { ...text, minLength: 2 }, 'the request has minLength 2 now'],
    [text, { ...text, allOf: [{ pattern: 'a' }] }, 'the request has to have a certain form now'],
  ])('%j, %j: %s', (last, now, sentence) => expect(requestBreaks(last, now)).toEqual([sentence]));
});
