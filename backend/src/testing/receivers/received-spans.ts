import type { Receiver } from './http-receiver.js';

type Value = { stringValue?: string; intValue?: number };

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, string | number | undefined>;
  failed: boolean;
}

type Wire = Omit<ReceivedSpan, 'attributes' | 'failed'> & {
  attributes: { key: string; value: Value }[];
  status: { code?: number };
};

export function spansIn({ received }: Receiver): ReceivedSpan[] {
  const bodies = received.filter(({ path }) => path === '/v1/traces').map(({ body }) => JSON.parse(body));
  const spans = bodies.flatMap(
    ({ resourceSpans }: { resourceSpans: { scopeSpans: { spans: Wire[] }[] }[] }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  return spans.map(({ attributes, status, ...span }) => ({
    ...span,
    attributes: Object.fromEntries(
      attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
    ),
    failed: status.code === 2,
  }));
}
