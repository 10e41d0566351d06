import { BadRequestException } from '@nestjs/common';
import { z } from 'zod';
import { calendarDay, rowId } from '../../platform/contract.js';

export interface Position {
  day: string;
  id: number;
}
const position = z.tuple([calendarDay, rowId]);

/** `2027-03-04.17`: the day and the id of the last listing shown. */
export function positionOf(cursor: string | undefined): Position {
  if (cursor === undefined) return { day: '-infinity', id: 0 };
  const { data } = position.safeParse(cursor.split('.'));
  return data ? { day: data[0], id: data[1] } : refuse();
}

/** `17`: the id of the last listing shown. */
export function idOf(cursor: string | undefined): number {
  if (cursor === undefined) return Number.MAX_SAFE_INTEGER;
  return rowId.safeParse(cursor).data ?? refuse();
}

function refuse(): never {
  const message = 'This is not where a page of results starts';
  throw new BadRequestException({ message, issues: [{ path: 'cursor', message }] });
}
