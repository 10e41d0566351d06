import { Logger } from '@nestjs/common';
import * as api from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { Config } from '../config/config.js';
import type { Beginning, Span, SpanExporter } from './span.js';

const kinds = {
  server: api.SpanKind.SERVER,
  client: api.SpanKind.CLIENT,
  consumer: api.SpanKind.CONSUMER,
};

/** The context is passed on by hand, in the site's own request context, so nothing is patched. */
export function openExporter({ endpoint, serviceName, share }: NonNullable<Config['traces']>): SpanExporter {
  logTroubles();
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${endpoint}${endpoint.endsWith('/') ? '' : '/'}v1/traces` }),
      ),
    ],
  });
  const tracer = provider.getTracer('flight-amigo');
  const begin = (name: string, { kind, traceparent, attributes = {} }: Beginning, parent?: api.Context) => {
    const context = parent ?? contextOf(traceparent);
    return wrapped(tracer.startSpan(name, { kind: kinds[kind], attributes }, context), context);
  };
  const wrapped = (span: api.Span, context: api.Context): Span => ({
    traceparent: traceparentOf(span.spanContext()),
    child: (name, kind, attributes) => begin(name, { kind, attributes }, api.trace.setSpan(context, span)),
    end: (attributes = {}) => span.setAttributes(attributes).end(),
    fail: (attributes = {}) =>
      span.setAttributes(attributes).setStatus({ code: api.SpanStatusCode.ERROR }).end(),
  });
  const close = () =>
    provider
      .shutdown()
      .catch((error: unknown) => log.warn(`The last traces were not sent: ${String(error)}`));
  return { begin, close };
}

const header = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

function contextOf(traceparent = ''): api.Context {
  const [, traceId = '', spanId = '', flags = ''] = header.exec(traceparent) ?? [];
  const spanContext = { traceId, spanId, traceFlags: parseInt(flags, 16) & 1, isRemote: true };
  if (!api.isSpanContextValid(spanContext)) return api.ROOT_CONTEXT;
  return api.trace.setSpanContext(api.ROOT_CONTEXT, spanContext);
}

const traceparentOf = ({ traceId, spanId, traceFlags }: api.SpanContext) =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;

const log = new Logger('Traces');

/** An unreachable collector must be seen, and must not stop the site. */
function logTroubles() {
  const [warn, ignore] = [(text: string) => log.warn(text), () => {}];
  const logger = { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
  api.diag.setLogger(logger, { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true });
}
