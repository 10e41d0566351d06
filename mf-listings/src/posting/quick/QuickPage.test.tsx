import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderRemote, type Answers } from 'shell/host/testing';
import remote from '../../remote';
import { airportList } from '../../testing/listings';
import { meera } from '../../testing/people';

const open = (query = '', answers: Answers = {}) =>
  renderRemote(remote, {
    at: `/find/create${query}`,
    answers: { 'GET /api/airports': airportList, ...answers },
  });
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const create = () => screen.findByRole('button', { name: 'Create Request' });

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(await field(/^Name/), 'Ifeoma');
  await user.type(await field(/^Email/), 'ifeoma@example.com');
  await user.click(await screen.findByRole('checkbox', { name: /I agree to the terms/ }));
}

beforeEach(() => sessionStorage.clear());

describe('the quick page', () => {
  it('shows one issue for a day that has passed', async () => {
    const { user } = open();
    await user.type(await field(/Travel Date/), '2020-01-01{Tab}');
    await user.click(await create());
    await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(2));
    expect((await field(/Travel Date/)).getAttribute('aria-describedby')?.split(' ')).toHaveLength(1);
    screen.getByText(/^Please choose .* or a later day.$/);
  });

  it('sends nothing while the last day cannot be read, and keeps the words', async () => {
    const { user, requests } = open('?from=DEL&to=ORD&date=2099-12-04');
    await fillIn(user);
    await user.type(await field(/End Date/), 'a week later');
    await user.click(await create());
    await waitFor(async () => expect(document.activeElement).toBe(await field(/End Date/)));
    expect((await field(/End Date/)).value).toBe('a week later');
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('asks for the letters of a flight number that has none', async () => {
    const { user } = open('?from=DEL&to=ORD&date=2099-12-04');
    await fillIn(user);
    await user.type(await field(/Flight Number/), '127');
    await user.click(await create());
    await screen.findByText("Begin with the airline's letters, like AA1234");
  });

  it('asks for flight and day first, then for whom, and folds what can wait', async () => {
    const { user } = open();
    const more = await screen.findByRole('button', { name: /^More about the trip/ });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    const names = [...document.querySelectorAll('form [name]')].map((input) => input.getAttribute('name'));
    const order = [
      'flightNumber',
      'date',
      'departureAirport',
      'flies',
      'needs',
      'tipAmount',
      'name',
      'email',
    ];
    expect(order.map((name) => names.indexOf(name))).toEqual(
      order.map((name) => names.indexOf(name)).toSorted((one, other) => one - other),
    );
    await user.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect((await field(/Tip Amount/)).placeholder).toBe('25');
  });

  it('shows what was folded when it is filled in, or has an issue', async () => {
    open('?needs=forms');
    const more = await screen.findByRole('button', { name: /^More about the trip/ });
    expect(more.getAttribute('aria-expanded')).toBe('true');
  });

  it.each([
    [false, 'at_once'],
    [true, 'after_yes'],
  ])('proposes how contact is given, by whether somebody was blocked: %s', async (guarded, rule) => {
    open('', { 'GET /api/auth/me': { ...meera, guarded } });
    // The form may be there before the answer that says who this is.
    await screen.findByDisplayValue(meera.username);
    expect((await field(/How Is Contact Given/)).value).toBe(rule);
  });
});
