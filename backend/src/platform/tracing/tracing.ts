import type { OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config/config.js';
import type { Beginning, Span, SpanExporter } from './span.js';

export class Tracing implements OnApplicationShutdown {
  constructor(private readonly exporter?: SpanExporter) {}

  get isOn(): boolean {
    return this.exporter !== undefined;
  }

  begin(name: string, beginning: Beginning): Span | undefined {
    return this.exporter?.begin(name, beginning);
  }

  async onApplicationShutdown() {
    await this.exporter?.close();
  }
}

/** The libraries are loaded only where traces are wanted. */
export async function openTracing({ traces }: Pick<Config, 'traces'>): Promise<Tracing> {
  if (!traces) return new Tracing();
  const { openExporter } = await import('./opentelemetry.js');
  return new Tracing(openExporter(traces));
}
