import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from '../observe/metrics.js';

/** `gone` when the browser has ended its subscription, `refused` for good, `failed` for now. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

@Injectable()
export class PushFigures {
  private readonly outcomes: Counter;

  constructor({ registry }: Metrics) {
    this.outcomes = new Counter({
      name: 'pushes_total',
      help: 'Notifications that were handed to the push services of browsers, by what became of it',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  ended(outcome: PushOutcome) {
    this.outcomes.inc({ outcome });
  }
}
