import type { PipeTransform, ArgumentMetadata } from '@nestjs/common';
import { z } from 'zod';
import { refused, StripeError } from './stripe-errors.js';

interface Nest {
  [name: string]: string | Nest;
}

const deepest = 6;

/** Brackets become objects: `card[number]=42` is `{ card: { number: '42' } }`, and lists have numbers for names. */
export function unfold(flat: Record<string, unknown>): Nest {
  const whole = nest();
  for (const [name, given] of Object.entries(flat)) {
    const values = Array.isArray(given) ? given : [given];
    const steps = name.split(/\[|\]\[|\]$/).filter((step, at, all) => at < all.length - 1 || step !== '');
    values.forEach((value, at) => put(whole, numbered(steps, at), String(value)));
  }
  return whole;
}

const nest = (): Nest => Object.create(null) as Nest;

/** Numbers the entries of an unnumbered list. */
const numbered = (steps: string[], at: number) => [...steps.slice(0, -1), steps.at(-1) || String(at)];

function put(whole: Nest, steps: string[], value: string) {
  if (steps.length > deepest || value.includes('\0')) throw refused('Invalid request: it cannot be read');
  let at = whole;
  for (const step of steps.slice(0, -1)) {
    const next = at[step] ?? (at[step] = nest());
    if (typeof next === 'string') throw refused(`Invalid object: ${step}`, { param: step });
    at = next;
  }
  at[steps.at(-1) ?? ''] = value;
}

export const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => (value !== null && typeof value === 'object' ? Object.values(value) : value),
    z.array(item),
  );
export const whole = z
  .string()
  .regex(/^-?\d{1,12}$/, 'integer')
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
export const expand = list(z.string().max(200)).default([]);

function explain(issue: z.core.$ZodIssue): StripeError {
  const param = issue.path.map((step, at) => (at ? `[${String(step)}]` : String(step))).join('');
  if (issue.code === 'unrecognized_keys') {
    const unknown = [...issue.path, issue.keys[0]].map((step, at) =>
      at ? `[${String(step)}]` : String(step),
    );
    const name = unknown.join('');
    return refused(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
  }
  if (issue.input === undefined)
    return refused(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  const value = typeof issue.input === 'string' ? issue.input : 'object';
  return issue.message === 'integer'
    ? refused(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param })
    : refused(`Invalid ${param}: ${issue.message}`, { param });
}

/** Parses a bracketed form or query, and refuses invalid input with Stripe's error. */
const formPipe: PipeTransform = {
  transform(value: unknown, { schema }: ArgumentMetadata) {
    const { key: _key, ...params } = unfold((value ?? {}) as Record<string, unknown>);
    const parsed = (schema as z.ZodType).safeParse(params, { reportInput: true });
    if (parsed.success) return parsed.data;
    const [first] = parsed.error.issues;
    throw first ? explain(first) : refused('Invalid request');
  },
};

/** `@Body(params(contract))`, `@Query(params(contract))` */
export const params = (schema: z.ZodType) => ({ schema, pipes: [formPipe] });
