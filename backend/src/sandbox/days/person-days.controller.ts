import { Body, Controller, HttpCode, NotFoundException, Param, Post } from '@nestjs/common';
import { rowId } from '../../platform/contract.js';
import { Public } from '../../platform/http/access.js';
import { valid } from '../../platform/http/valid.js';
import { PassingDays } from '../../platform/passing-days.js';
import { passed, type Passed } from './days.controller.js';

/** Lets days pass since a person has verified their phone number. */
@Public()
@Controller('sandbox/people/:id/days')
export class PersonDaysController {
  constructor(private readonly days: PassingDays) {}

  @Post()
  @HttpCode(200)
  async pass(@Param('id', valid(rowId)) id: number, @Body(valid(passed)) { by }: Passed) {
    for (let day = 0; day < by; day++)
      if (!(await this.days.letDayPassFor(id))) throw new NotFoundException('This person was not found');
    return { id, by };
  }
}
