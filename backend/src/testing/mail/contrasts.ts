import { darkColours, elementsOf, type Element } from './used-features.js';

interface Contrast {
  words: string;
  ratio: number;
}

function luminance(colour: string): number {
  const channels = /^#(..)(..)(..)$/.exec(colour)?.slice(1) ?? [];
  const [red, green, blue] = channels.map((hex) => {
    const value = parseInt(hex, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return red === undefined || green === undefined || blue === undefined
    ? NaN
    : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratioOf(colour = '', background = ''): number {
  const [dark = NaN, light = NaN] = [luminance(colour), luminance(background)].toSorted((a, b) => a - b);
  return Math.round(((light + 0.05) / (dark + 0.05)) * 10) / 10;
}

/** Of all words in a mail against what is behind them, without <style> and as it makes them on dark ground. */
export function contrastsOf(html: string): Contrast[] {
  const dark = darkColours(html);
  const isDark = (classes: string[], name: string) =>
    Object.entries(dark)
      .filter(([known]) => classes.includes(known))
      .map(([, colours]) => colours[name])
      .findLast((colour) => colour);
  const light = (element: Element, name: string) => element.style[name];
  const darkened = (element: Element, name: string) =>
    isDark(element.attributes['class']?.split(' ') ?? [], name) ?? light(element, name);
  const body = elementsOf(html).filter(({ ancestors }) => ancestors.some(({ name }) => name === 'body'));
  return [light, darkened].flatMap((colourOf) =>
    body
      .filter(({ hasText }) => hasText)
      .map((element) => {
        const chain = [...element.ancestors, element];
        const nearest = (name: string) =>
          chain.map((each) => colourOf(each, name)).findLast((colour) => colour);
        const where = element.attributes['class'] ?? '';
        return {
          words: `<${element.name} class="${where}">${colourOf === light ? '' : ' in the dark'}`,
          ratio: ratioOf(nearest('color'), nearest('background')),
        };
      }),
  );
}
