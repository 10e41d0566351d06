import { parser } from '@prometheus-io/lezer-promql';

export interface UsedMetric {
  name: string;
  labels: string[];
}

/** The metrics that a query reads, each with the labels by which it selects and groups. Throws on a syntax error. */
export function metricsIn(query: string): UsedMetric[] {
  const text = query.replaceAll('$__rate_interval', '5m');
  const found: (UsedMetric & { from: number })[] = [];
  const groups: { from: number; to: number; labels: string[] }[] = [];
  parser.parse(text).iterate({
    enter({ type, from, node }) {
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${query}`);
      const labels = () => node.getChildren('LabelName').map((label) => text.slice(label.from, label.to));
      if (type.name === 'VectorSelector') {
        const identifier = node.getChild('Identifier');
        if (!identifier) throw new Error(`A selector without a name: ${query}`);
        const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
        const matched = matchers.flatMap((matcher) => matcher.getChildren('LabelName'));
        found.push({
          from,
          name: text.slice(identifier.from, identifier.to),
          labels: matched.map((label) => text.slice(label.from, label.to)),
        });
      }
      if (type.name === 'GroupingLabels') {
        const aggregation = node.parent?.parent;
        if (aggregation) groups.push({ from: aggregation.from, to: aggregation.to, labels: labels() });
      }
    },
  });
  return found.map(({ from, name, labels }) => ({
    name,
    labels: [
      ...labels,
      ...groups.filter((group) => group.from <= from && from < group.to).flatMap((group) => group.labels),
    ],
  }));
}
