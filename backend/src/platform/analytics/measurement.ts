import type { AnalyticsEntry, Visit } from './analytics.job.js';

export const measurement = ({ visitor, session, engagedMs, entries }: Visit, publicUrl: string) => ({
  client_id: visitor,
  non_personalized_ads: true,
  events: entries.map((entry, at) => {
    const { name, ...measured } = eventOf(entry, publicUrl);
    // Without an engagement time the provider omits visitors from its live view. It adds the times up.
    const engagement_time_msec = (at === 0 && engagedMs) || 1;
    const timestamp_micros = Date.parse(entry.at) * 1000;
    return { name, timestamp_micros, params: { ...measured, session_id: session, engagement_time_msec } };
  }),
});

function eventOf(entry: AnalyticsEntry, publicUrl: string) {
  if (entry.kind === 'page')
    return { name: 'page_view', page_title: entry.title, page_location: publicUrl + entry.path };
  const { name, category, label, value } = entry;
  return { name, category, label, value };
}
