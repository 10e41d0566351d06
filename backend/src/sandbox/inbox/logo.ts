import { html } from '../../platform/html/markup.js';

export const logo = html`<svg viewBox="0 0 32 32" aria-hidden="true">
  <rect width="32" height="32" rx="9" />
  <path d="M6 22c5-1 7-10 10-10s5 9 10 10" />
  <circle cx="16" cy="9" r="2.6" />
</svg>`;
