import { html, type Markup } from '../../../platform/html/markup.js';

const isolate = /\u2068([^\u2068\u2069]*)\u2069/;

/** Chinese has a space around a Latin name, and none around a Chinese one. */
const needless =
  /(?<=\p{Script=Han}) (?=\u2068\p{Script=Han})|(?<=\p{Script=Han}\u2069) (?=\p{Script=Han})/gu;
const spaced = (text: string) => text.replaceAll(needless, '');

/** Elements, because marks would be copied with the text. */
export const markup = (text: string): Markup =>
  html`${spaced(text)
    .split(isolate)
    .map((part, index) => (index % 2 === 0 ? part : html`<bdi>${part}</bdi>`))}`;

/** For titles and attributes, which have no elements. */
export const plain = (text: string): string => spaced(text).replaceAll(/[\u2068\u2069]/g, '');
