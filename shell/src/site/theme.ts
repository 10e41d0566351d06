import { createSignal } from '../host/signal';
import { keep, recall } from './browserMemory';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const remembered = (): Theme => themes.find((theme) => theme === recall(key)) ?? 'system';

export const theme = createSignal<Theme>(remembered());

/** Called before anything is drawn, so that a chosen theme never flashes by. */
export function applyTheme() {
  const { dataset } = document.documentElement;
  if (theme.get() === 'system') delete dataset['theme'];
  else dataset['theme'] = theme.get();
}

export function chooseTheme(choice: Theme) {
  keep(key, choice);
  theme.set(choice);
  applyTheme();
}
