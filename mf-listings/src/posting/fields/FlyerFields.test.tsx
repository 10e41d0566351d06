import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { NewHelpRequest } from 'backend/contract/listings/posting';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import remote from '../../remote';
import { newAlertAnswer } from '../../testing/alerts';
import { airportList, sampleRequest } from '../../testing/listings';
import { meera } from '../../testing/people';

const open = (at = '/find/create?from=DEL&to=ORD&date=2099-12-04') =>
  renderRemote(remote, {
    at,
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/airports': airportList,
      'GET /api/listings/fitting': [],
      'POST /api/alerts': newAlertAnswer,
      'POST /api/find-help/listings': { listing: sampleRequest(), claim: null },
    },
  });
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const create = () => screen.findByRole('button', { name: 'Create Request' });
const sent = (requests: { method: string; body: unknown }[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body as NewHelpRequest);

async function fillIn(user: ReturnType<typeof open>['user']) {
  await screen.findByDisplayValue('Meera');
  await user.click(await screen.findByRole('checkbox', { name: /I agree to the terms/ }));
}

beforeEach(() => sessionStorage.clear());

describe('a request for someone else', () => {
  const choose = async (user: ReturnType<typeof open>['user'], name: string, option: string) =>
    user.selectOptions(await screen.findByRole('combobox', { name }), option);

  it('says who flies and what would help', async () => {
    const { user, requests } = open();
    expect(screen.queryByLabelText('First Name')).toBeNull();
    await user.click(await screen.findByRole('radio', { name: 'Someone else' }));
    screen.getByText(/No minors travel alone/);
    await user.type(await field('First Name'), 'Lakshmi');
    await choose(user, 'Who They Are', 'My mother');
    await choose(user, 'Age', '70–79');
    await user.type(await field(/Languages They Speak/), 'Hindi');
    await user.click(await screen.findByRole('checkbox', { name: 'Wheelchair booked' }));
    screen.getByText('For their mother, 70–79, speaks Hindi');
    await fillIn(user);
    await user.click(await create());
    await screen.findByRole('heading', { name: 'Your Help Request Has Been Published' });
    expect(sent(requests)[0]).toMatchObject({
      needs: ['wheelchair_booked'],
      flyer: { firstName: 'Lakshmi', relation: 'mother', ageGroup: '70_79', languages: 'Hindi' },
    });
  });

  it('keeps all of it over a reload', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Someone else' }));
    await user.type(await field('First Name'), 'Lakshmi');
    await choose(user, 'Age', '70–79');
    await user.click(await screen.findByRole('checkbox', { name: 'Wheelchair booked' }));
    cleanup();
    open();
    expect((await field('First Name')).value).toBe('Lakshmi');
    expect((await field('Age')).value).toBe('70_79');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Wheelchair booked' });
    expect(box.checked).toBe(true);
  });

  it('has an issue at each field that is missing, and none when I fly myself', async () => {
    const { user, requests } = open();
    await fillIn(user);
    await user.click(await screen.findByRole('radio', { name: 'Someone else' }));
    await user.click(await create());
    screen.getByText('Enter the first name');
    screen.getByText('Choose who they are to you');
    screen.getByText('Choose an age group. No minors travel alone.');
    expect(document.activeElement).toBe(await field('First Name'));
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(await screen.findByRole('radio', { name: 'Me' }));
    await user.click(await create());
    await screen.findByRole('heading', { name: 'Your Help Request Has Been Published' });
    expect(sent(requests)[0]).not.toHaveProperty('flyer');
  });

  it('is for a mother at once when the link says so', async () => {
    const { user, requests } = open('/find/create?from=DEL&to=ORD&date=2099-12-04&for=mother');
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'My mother' })).checked).toBe(true);
    expect(screen.queryByLabelText('Who They Are')).toBeNull();
    await user.type(await field('First Name'), 'Lakshmi');
    await choose(user, 'Age', '70–79');
    await fillIn(user);
    await user.click(await create());
    await screen.findByRole('heading', { name: 'Your Help Request Has Been Published' });
    expect(sent(requests)[0]?.flyer).toMatchObject({ firstName: 'Lakshmi', relation: 'mother' });
  });

  it('knows grandmothers', async () => {
    const { user, requests } = open();
    await user.click(await screen.findByRole('radio', { name: 'My grandmother' }));
    await user.type(await field('First Name'), 'Kamala');
    await choose(user, 'Age', '80 or older');
    screen.getByText('For their grandmother, 80 or older');
    await fillIn(user);
    await user.click(await create());
    await screen.findByRole('heading', { name: 'Your Help Request Has Been Published' });
    expect(sent(requests)[0]?.flyer).toMatchObject({ relation: 'grandparent', grandparent: 'grandmother' });
  });

  it('takes what helps from the search before it', async () => {
    open('/find/create?from=DEL&needs=wheelchair_booked,forms');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Wheelchair booked' });
    expect(box.checked).toBe(true);
  });
});
