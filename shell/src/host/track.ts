import { enqueueAnalytics } from '../analytics/analytics';

export interface EngagementEvent {
  name: string;
  category: string;
  label?: string;
  value?: number;
}

export const track = ({ name, category, label, value }: EngagementEvent) =>
  enqueueAnalytics({
    kind: 'event',
    name,
    category,
    ...(label !== undefined && { label }),
    ...(value !== undefined && { value }),
    at: new Date().toISOString(),
  });
