import { describe, expect, it } from '@jest/globals';
import { runsNoScript } from './runs-no-script.js';

describe('a user agent', () => {
  it.each([
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Lynx/2.8.9rel.1 libwww-FM/2.14',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  ])('waits longer for a first view: %s', (userAgent) => expect(runsNoScript(userAgent)).toBe(true));

  it.each([
    'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; CUBOT NOTE) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
    '',
    undefined,
  ])('is a browser like others: %s', (userAgent) => expect(runsNoScript(userAgent)).toBe(false));
});
