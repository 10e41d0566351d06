import { BadRequestException, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { issueText } from './errors/issue-texts.js';

const contractPipe: PipeTransform = {
  transform(value: unknown, { schema, data }: ArgumentMetadata) {
    const parsed = (schema as z.ZodType).safeParse(value, { error: issueText });
    if (parsed.success) return parsed.data;
    const issues = parsed.error.issues.map(({ path, message }) => ({
      path: [data, ...path].filter((step) => step !== undefined).join('.'),
      message,
    }));
    throw new BadRequestException({ message: issues[0]?.message, issues });
  },
};

export const valid = (schema: z.ZodType) => ({ schema, pipes: [contractPipe] });
