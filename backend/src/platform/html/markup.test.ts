import { describe, expect, it } from '@jest/globals';
import { html } from './markup.js';

describe('an HTML template', () => {
  it('escapes user input, so that it never becomes markup', () => {
    const name = `<img src=x onerror="alert('hi')"> & co`;
    expect(String(html`<p title="${name}">${name}</p>`)).not.toMatch(/<img|"alert/);
  });

  it('nests markup and lists, and omits empty values', () => {
    const items = ['a', 'b'].map((item) => html`<b>${item}</b>`);
    expect(String(html`<i>${items}${null}${false}${0}</i>`)).toBe('<i><b>a</b><b>b</b>0</i>');
  });
});
