import { inDays } from '../make.js';
import type { Random } from './random.js';

/** The part of JSON Schema that our API's description uses. */
export interface Schema {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** Replaced by the address of who sends the request. */
export const emailOfCaller = 'caller@example.com';

/** Values for fields with patterns, and existing ids, by field name. */
const known: Record<string, unknown[]> = {
  departureAirport: ['JFK', 'del'],
  arrivalAirport: ['LHR', 'SIN'],
  airport: ['JFK'],
  from: ['JFK'],
  to: ['DEL'],
  date: [inDays(20)],
  endDate: [inDays(22)],
  firstDay: [inDays(20)],
  lastDay: [inDays(22)],
  time: ['14:30'],
  arrivalTime: ['18:05'],
  arrivalDate: [inDays(21)],
  meetingTime: ['12:00'],
  country: ['US', 'DE'],
  flight: ['AA12'],
  flightNumber: ['AI 101'],
  email: ['somebody@example.com', 'somebody.else@example.org', emailOfCaller],
  receiptEmail: ['somebody@example.com'],
  phoneNumber: ['+1 2025550143', '+44 7911123456'],
  code: ['123456'],
  captchaToken: ['bot-check-unavailable'],
  userId: [1, 2, 'A'.repeat(22)],
  token: ['A'.repeat(22), 'b'.repeat(60)],
  paymentIntentId: ['pi_123456789'],
  month: ['2026-01'],
  name: ['page_view', 'A name'],
  category: ['search'],
  path: ['/search'],
};

/** A value that its contract nearly always accepts. */
export function validValue(schema: Schema, random: Random, name = ''): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return validValue(random.pick(choices), random, name);
  if (schema.type === 'object' || schema.properties) return validObject(schema, random);
  if (schema.type === 'array')
    return Array.from({ length: 1 + random.below(3) }, () => validValue(schema.items ?? {}, random, name));
  const examples = (known[name] ?? []).filter((value) => fits(value, schema));
  if (examples.length) return random.pick(examples);
  if (schema.type === 'integer' || schema.type === 'number' || (!schema.type && /id$/i.test(name)))
    return validNumber(schema, random, name);
  if (schema.type === 'boolean') return random.chance(0.5);
  return schema.type === 'null' ? null : validText(schema, random);
}

const fits = (value: unknown, { type }: Schema) =>
  type === undefined || (type === 'string' ? typeof value === 'string' : typeof value === 'number');

function validObject({ properties = {}, required = [] }: Schema, random: Random) {
  const chosen = Object.entries(properties).filter(([key]) => required.includes(key) || random.chance(0.6));
  return Object.fromEntries(chosen.map(([key, schema]) => [key, validValue(schema, random, key)]));
}

function validNumber({ minimum = 1, maximum = 500 }: Schema, random: Random, name: string) {
  const most = /id$/i.test(name) ? 8 : Math.min(maximum, minimum + 500);
  return Math.ceil(minimum) + random.below(Math.max(1, Math.floor(most) - Math.ceil(minimum) + 1));
}

function validText({ format, minLength = 0, maxLength = 40 }: Schema, random: Random): string {
  if (format === 'email') return 'somebody@example.com';
  if (format === 'uuid') return '0199a3c4-0000-7000-8000-000000000001';
  if (format === 'date') return inDays(20);
  if (format === 'date-time') return new Date().toISOString();
  if (format === 'uri') return 'https://example.com/a.jpg';
  const words = 'I fly often and like to help people at the airport. '.repeat(1 + minLength / 20);
  return words.slice(0, Math.max(minLength, Math.min(maxLength, 12 + random.below(40))));
}
