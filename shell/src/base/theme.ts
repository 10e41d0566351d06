import { createSignal } from './signal';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const aYear = 365 * 24 * 60 * 60;
const page = document.documentElement;

/** The server has already written the choice into the page, so that a chosen theme never flashes by. */
export const theme = createSignal<Theme>(themes.find((name) => name === page.dataset['theme']) ?? 'system');

export function chooseTheme(choice: Theme) {
  const lifetime = choice === 'system' ? 0 : aYear;
  document.cookie = `theme=${choice}; path=/; max-age=${lifetime}; samesite=lax`;
  theme.set(choice);
  if (choice === 'system') delete page.dataset['theme'];
  else page.dataset['theme'] = choice;
}
