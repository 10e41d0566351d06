import type { AnalyticsEntry, Visit } from './analytics.job.js';

/** A visit in the words of the Measurement Protocol of Google Analytics 4. */
export const measurement = ({ visitor, entries }: Visit, publicUrl: string) => ({
  client_id: visitor,
  non_personalized_ads: true,
  events: entries.map((entry) => measured(entry, publicUrl)),
});

function measured(entry: AnalyticsEntry, publicUrl: string) {
  const timestamp_micros = Date.parse(entry.at) * 1000;
  // Without a time of engagement the provider leaves visitors out of its live view.
  const engagement_time_msec = 1;
  if (entry.kind === 'page') {
    const page = { page_title: entry.title, page_location: publicUrl + entry.path };
    return { name: 'page_view', timestamp_micros, params: { ...page, engagement_time_msec } };
  }
  const { name, category, label, value } = entry;
  return { name, timestamp_micros, params: { category, label, value, engagement_time_msec } };
}
