import { languages } from './languages/languages';

const weights = [400, 600];
const maxMs = 4000;

/** A phone shows no preview, and a browser that prints does not wait for fonts. */
export async function loadFontOf(language: string | null): Promise<void> {
  const texts = language ? languages[language] : undefined;
  const sheet = document.querySelector(`[data-language="${language}"]`);
  if (!texts || !sheet || !('fonts' in document)) return;
  const { fontFamily } = getComputedStyle(sheet);
  const sentences = [texts.onPart('A', 'B', 'C'), texts.alone('B', 'C')];
  const sample = [texts.help, texts.hello, ...sentences, texts.bags].join(' ');
  const loading = weights.map((weight) => document.fonts.load(`${weight} 16px ${fontFamily}`, sample));
  const late = new Promise((done) => setTimeout(done, maxMs));
  // Without a network the fonts of the device print.
  await Promise.race([Promise.all(loading).catch(() => undefined), late]);
}
