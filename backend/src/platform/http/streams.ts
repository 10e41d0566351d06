import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';
import { ANSWER, type Answer } from './returns.js';

export const Streams = (schema: z.ZodType): MethodDecorator =>
  SetMetadata(ANSWER, { schema, status: 200, type: 'text/event-stream' } satisfies Answer);
