import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from '../../platform/observe/metrics.js';

/** Shown, taken back, or why it was refused. */
export type PassOutcome =
  | 'shown'
  | 'taken-back'
  | 'other-way'
  | 'other-day'
  | 'other-flight'
  | 'no-number'
  | 'not-near'
  | 'shown-by-another';

/** Numbers only: of whom, and of which flight, is in no figure. */
@Injectable()
export class PassFigures {
  private readonly passes: Counter;

  constructor({ registry }: Metrics) {
    this.passes = new Counter({
      name: 'boarding_passes_total',
      help: 'Boarding passes that members showed or took back, or why they were refused',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  ended(outcome: PassOutcome, passes = 1) {
    this.passes.inc({ outcome }, passes);
  }
}
