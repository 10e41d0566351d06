import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { Metrics } from '../../../platform/observe/metrics.js';

@Injectable()
export class FlightFigures {
  private readonly events: Counter;
  private readonly seconds: Histogram;

  constructor({ registry }: Metrics) {
    this.events = new Counter({
      name: 'flight_events_total',
      help: 'Events of flights that were delivered, by whether their address is one of ours',
      labelNames: ['address'],
      registers: [registry],
    });
    this.seconds = new Histogram({
      name: 'flight_event_seconds',
      help: 'From an event to the answer of the provider, with which open pages change',
      buckets: [0.25, 0.5, 1, 2, 5, 10, 30],
      registers: [registry],
    });
  }

  delivered(address: 'known' | 'unknown') {
    this.events.inc({ address });
  }

  answered(since: Date) {
    this.seconds.observe((Date.now() - since.getTime()) / 1_000);
  }
}
