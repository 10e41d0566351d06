import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderAt } from '../testing/renderAt';
import { PageFailure } from './PageFailure';

function runs(file: string) {
  const script = document.createElement('script');
  script.type = 'inert';
  script.setAttribute('src', `/assets/${file}`);
  document.head.append(script);
}
afterEach(() => document.head.replaceChildren());

const failureWhile = (entry: string[]) =>
  renderAt(
    '/contact',
    { 'GET /assets/shell.json': { entry } },
    <PageFailure error={new Error('offline')} onTryAgain={() => undefined} />,
  );

it('tells a tab that is older than the site to reload', async () => {
  runs('main.old.js');
  failureWhile(['main.css', 'main.new.js']);
  expect(await screen.findByRole('heading', { name: 'The site has been renewed' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

it('does not send a tab of today round in circles', async () => {
  runs('main.new.js');
  const { requests } = failureWhile(['main.css', 'main.new.js']);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(requests).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});
