import { BadRequestException, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { issueText } from './errors/issue-texts.js';

/** @param name of a path parameter, which issues begin with. */
export function parseInput(schema: z.ZodType, value: unknown, name?: string): unknown {
  const pathOf = (path: PropertyKey[] = []) => (name === undefined ? path : [name, ...path]);
  const parsed = schema.safeParse(value, {
    error: (issue) => issueText({ ...issue, path: pathOf(issue.path) }),
  });
  if (parsed.success) return parsed.data;
  const found = parsed.error.issues.map(({ path, message }) => ({
    path: pathOf(path).map(String).join('.'),
    message,
  }));
  // Two rules may have the same message, like a minimum length and a minimum of visible characters.
  const issues = [...new Map(found.map((issue) => [`${issue.path}: ${issue.message}`, issue])).values()];
  throw new BadRequestException({ message: issues[0]?.message, issues });
}

const contractPipe: PipeTransform = {
  transform: (value: unknown, { schema, data }: ArgumentMetadata) =>
    parseInput(schema as z.ZodType, value, data),
};

export const valid = (schema: z.ZodType) => ({ schema, pipes: [contractPipe] });
