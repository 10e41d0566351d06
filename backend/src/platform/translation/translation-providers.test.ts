import { describe, expect, it } from '@jest/globals';
import { deepl } from './deepl.js';
import { google } from './google.js';
import { libretranslate } from './libretranslate.js';

const account = { key: 'a key' };

describe('DeepL', () => {
  it('is asked with its key and its own names of languages', () => {
    expect(deepl.request('Hola', 'zh', account)).toEqual({
      path: '/v2/translate',
      headers: { authorization: 'DeepL-Auth-Key a key' },
      body: { text: ['Hola'], target_lang: 'ZH-HANS' },
    });
    expect(deepl.request('Hola', 'fr', account).body).toMatchObject({ target_lang: 'FR' });
  });

  it('says what it read, and in which language', () => {
    const answer = { translations: [{ detected_source_language: 'ES', text: 'Hello' }] };
    expect(deepl.read(answer)).toEqual({ text: 'Hello', from: 'es' });
    expect(() => deepl.read({ translations: [] })).toThrow();
  });
});

describe('Google', () => {
  it('is asked with its key in a header, not in the address', () => {
    expect(google.request('Hola', 'zh', account)).toEqual({
      path: '/language/translate/v2',
      headers: { 'x-goog-api-key': 'a key' },
      body: { q: 'Hola', target: 'zh-CN', format: 'text' },
    });
  });

  it('says what it read, and in which language', () => {
    const answer = {
      data: { translations: [{ translatedText: 'Hello', detectedSourceLanguage: 'es' }] },
    };
    expect(google.read(answer)).toEqual({ text: 'Hello', from: 'es' });
    expect(() => google.read({ error: { code: 403 } })).toThrow();
  });
});

describe('LibreTranslate', () => {
  it('is asked without a key where it needs none', () => {
    expect(libretranslate.request('Hola', 'fa', { key: undefined }).body).toEqual({
      q: 'Hola',
      source: 'auto',
      target: 'fa',
      format: 'text',
    });
    expect(libretranslate.request('Hola', 'fa', account).body).toMatchObject({ api_key: 'a key' });
  });

  it('may not say in which language a text is', () => {
    expect(libretranslate.read({ translatedText: 'Hello' })).toEqual({ text: 'Hello', from: null });
  });
});
