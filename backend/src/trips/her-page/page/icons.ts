import { html } from '../../../platform/html/markup.js';

/** Lines of the icons that the site has for the same things. */
const icon = (path: string) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>`;

export const phoneIcon = icon(
  'M22 16.900v3a2 2 0 0 1-2.200 2A19.800 19.800 0 0 1 2.100 4.200 2 2 0 0 1 4.100 2h3a2 2 0 0 1 2 1.700c.1 1 .4 1.900.7 2.800a2 2 0 0 1-.5 2.100L8.100 9.900a16 16 0 0 0 6 6l1.300-1.300a2 2 0 0 1 2.100-.4c.9.3 1.800.6 2.800.7a2 2 0 0 1 1.700 2z',
);
export const speakerIcon = icon('M11 5 6 9H2v6h4l5 4zM15.500 8.500a5 5 0 0 1 0 7M19 5a10 10 0 0 1 0 14');
export const handIcon = icon('M3 5h18v14H3zM7 10h10M7 14h6');
export const checkIcon = icon('M20 6 9 17l-5-5');
export const helpIcon = icon('M12 3 2 20h20zM12 10v4M12 17v.010');
