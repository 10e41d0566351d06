import { inBrowser } from './inBrowser';
import { createSignal } from './signal';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const aYear = 365 * 24 * 60 * 60;

/** The server renders the chosen theme into the HTML, so that the page never flashes in another one. */
export const theme = createSignal<Theme>(themes.find((name) => name === chosen()) ?? 'system');

function chosen(): string | undefined {
  return inBrowser ? document.documentElement.dataset['theme'] : undefined;
}

export function chooseTheme(choice: Theme) {
  const lifetime = choice === 'system' ? 0 : aYear;
  document.cookie = `theme=${choice}; path=/; max-age=${lifetime}; samesite=lax`;
  theme.set(choice);
  const page = document.documentElement;
  if (choice === 'system') delete page.dataset['theme'];
  else page.dataset['theme'] = choice;
}
