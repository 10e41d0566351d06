import { expect, it } from '@jest/globals';
import { html } from './markup.js';

it('shows what people typed as text, never as markup', () => {
  const name = `<img src=x onerror="alert('hi')"> & co`;
  expect(String(html`<p title="${name}">${name}</p>`)).not.toMatch(/<img|"alert/);
});

it('nests markup and lists, and leaves out what is not there', () => {
  const items = ['a', 'b'].map((item) => html`<b>${item}</b>`);
  expect(String(html`<i>${items}${null}${false}${0}</i>`)).toBe('<i><b>a</b><b>b</b>0</i>');
});
