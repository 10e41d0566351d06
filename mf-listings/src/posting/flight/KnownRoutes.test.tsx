import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../../remote';
import { airportList, chicago, delhi } from '../../testing/listings';
import { meera } from '../../testing/people';

type Answer = NonNullable<Answers[keyof Answers]>;
const path = '/api/listings/flight-routes';
const open = (at: string, answer: Answer = [{ from: delhi, to: chicago }]) =>
  renderRemote(remote, {
    at,
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/airports': airportList,
      [`GET ${path}`]: answer,
    },
  });
const flight = () => screen.findByRole('textbox', { name: /^Flight Number/ });
const known = () => screen.findByRole('group', { name: 'Where AI127 flies' });
const asked = (requests: ReturnType<typeof open>['requests']) =>
  requests.filter(({ url }) => url.startsWith(path)).length;

beforeEach(() => sessionStorage.clear());

describe('a flight number that the site knows', () => {
  it.each(['/find/create', '/offer/create', '/create-listing'])(
    'suggests its airports on %s, once the field is left, and one press fills them in',
    async (at) => {
      const { user, requests } = open(at);
      await user.type(await flight(), 'ai 0127');
      expect(asked(requests)).toBe(0);
      await user.tab();
      const use = within(await known()).getByRole('button', { name: 'Use Delhi (DEL) to Chicago (ORD)' });
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Departure Airport/ }).value).toBe('');
      expect(await accessibilityFaults()).toEqual([]);
      await user.click(use);
      await screen.findByDisplayValue('DEL - Delhi, India');
      screen.getByDisplayValue(/^ORD - Chicago/);
      expect(screen.queryByRole('group', { name: 'Where AI127 flies' })).toBeNull();
      expect(document.activeElement).toBe(await flight());
    },
  );

  it('is not suggested when the airports are there, or the number is changed', async () => {
    const { user } = open('/find/create?from=DEL&to=ORD');
    await user.type(await flight(), 'AI127');
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Where AI127 flies' })).toBeNull());
  });
});

describe('nothing is said', () => {
  it.each<[string, Answer]>([
    ['when nothing is known', []],
    ['when the call fails', () => ({ status: 500, body: {} })],
  ])('%s', async (_what, answer) => {
    const { user, requests } = open('/find/create', answer);
    await user.type(await flight(), 'AI127');
    await user.tab();
    await waitFor(() => expect(asked(requests)).toBe(1));
    expect(screen.queryByRole('group', { name: 'Where AI127 flies' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('about what is no flight number', async () => {
    const { user, requests } = open('/find/create');
    await user.type(await flight(), '127');
    await user.tab();
    expect(asked(requests)).toBe(0);
  });
});
