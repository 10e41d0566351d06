import { SetMetadata } from '@nestjs/common';

export interface OperationName {
  id: string;
  summary: string;
}
export const OPERATION = Symbol('operation');

export const Operation = (id: string, summary: string) =>
  SetMetadata(OPERATION, { id, summary } satisfies OperationName);
