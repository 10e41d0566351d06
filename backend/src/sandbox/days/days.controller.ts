import { Body, Controller, HttpCode, NotFoundException, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { rowId } from '../../platform/contract.js';
import { Public } from '../../platform/http/access.js';
import { valid } from '../../platform/http/valid.js';
import { PassingDays } from '../../platform/passing-days.js';

export const passed = z.strictObject({ by: z.int().min(1).max(400) });
export type Passed = z.infer<typeof passed>;

/** Lets days pass for one listing, with its requests, matches, steps, reminders and reviews. */
@Public()
@Controller('sandbox/listings/:id/days')
export class DaysController {
  constructor(private readonly days: PassingDays) {}

  @Post()
  @HttpCode(200)
  async pass(@Param('id', valid(rowId)) id: number, @Body(valid(passed)) { by }: Passed) {
    for (let day = 0; day < by; day++)
      if (!(await this.days.letDayPass(id))) throw new NotFoundException('This listing was not found');
    return { id, by };
  }
}
