import { BadRequestException, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { issueText } from './errors/issue-texts.js';

const contractPipe: PipeTransform = {
  transform(value: unknown, { schema, data }: ArgumentMetadata) {
    const pathOf = (path: PropertyKey[] = []) => (data === undefined ? path : [data, ...path]);
    const parsed = (schema as z.ZodType).safeParse(value, {
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
  },
};

export const valid = (schema: z.ZodType) => ({ schema, pipes: [contractPipe] });
