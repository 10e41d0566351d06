export type SpanKind = 'server' | 'client' | 'consumer';
export type Attributes = Record<string, string | number>;

/** One piece of work with its time. Names and attributes must not contain personal data. */
export interface Span {
  /** The W3C header, for work that goes on elsewhere. */
  readonly traceparent: string;
  child(name: string, kind: SpanKind, attributes?: Attributes): Span;
  end(attributes?: Attributes): void;
  fail(attributes?: Attributes): void;
}

export interface Beginning {
  kind: SpanKind;
  /** Of the work that this continues. Without a valid one a trace begins. */
  traceparent?: string | undefined;
  attributes?: Attributes;
}

export interface SpanExporter {
  begin(name: string, beginning: Beginning): Span;
  close(): Promise<void>;
}

export async function inSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    span.end();
    return result;
  } catch (error) {
    span.fail();
    throw error;
  }
}
