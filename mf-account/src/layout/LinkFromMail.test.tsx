import { describe, expect, it } from '@jest/globals';
import { firstViewOf } from 'shell/host/testing';
import { AppealPage } from '../pages/AppealPage';
import { EmailStopPage } from '../pages/EmailStopPage';
import { LoginLinkPage } from '../pages/LoginLinkPage';
import { StopMailPage } from '../pages/StopMailPage';

describe('the page of a link from a mail', () => {
  it.each([
    ['/appeal', AppealPage],
    ['/email-stop', EmailStopPage],
    ['/login-link', LoginLinkPage],
    ['/stop-mail', StopMailPage],
  ])('says without scripts what it needs: %s', (at, Page) => {
    const view = firstViewOf(<Page />, { at });
    expect(view.querySelector('noscript h1')?.textContent).toBe('This needs JavaScript');
    expect(view.querySelector('noscript a')?.getAttribute('href')).toMatch(/^mailto:/);
  });
});
