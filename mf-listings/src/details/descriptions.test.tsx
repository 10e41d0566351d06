import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { boot } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { nothingKept } from '../testing/favourites';
import { sampleListing, sampleRequest } from '../testing/listings';
import { meera } from '../testing/people';
import { withOtherPages } from '../testing/withOtherPages';

const written = 'Mi madre viaja sola por primera vez y camina muy despacio.';
const english = 'My mother travels alone for the first time and walks very slowly.';
const translating = 'POST /api/listings/12/translation';

function open(answers: Answers = {}, description = written) {
  return renderRemote(remote, {
    at: '/listing/12',
    answers: {
      'GET /api/listings/id/12/details': sampleListing({ description }),
      [translating]: { text: english, from: 'es' },
      ...answers,
    },
  });
}
const trip = async () => within(await screen.findByRole('region', { name: 'Trip Details' }));

beforeEach(() => void (boot.translation = true));
afterEach(() => void delete boot.translation);

describe('what somebody wrote in another language', () => {
  it('is translated at a press, by a machine, and back', async () => {
    const { user, requests } = open();
    const details = await trip();
    details.getByText(written);
    const asked = () => requests.filter(({ method }) => method === 'POST').length;
    expect(asked()).toBe(0);
    await user.click(details.getByRole('button', { name: 'Translate' }));
    const translated = await details.findByText(english);
    const note = details.getByText('Translated from Spanish by a machine');
    expect(translated.getAttribute('aria-describedby')).toBe(note.id);
    expect(translated.lang).toBe('en');
    expect(details.queryByText(written)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    const back = details.getByRole('button', { name: 'Show original' });
    expect(document.activeElement).toBe(back);
    await user.click(back);
    details.getByText(written);
    await user.click(details.getByRole('button', { name: 'Translate' }));
    details.getByText(english);
    expect(asked()).toBe(1);
  });

  it('may come from nobody knows where', async () => {
    const { user } = open({ [translating]: { text: english, from: null } });
    const details = await trip();
    await user.click(details.getByRole('button', { name: 'Translate' }));
    await details.findByText('Translated by a machine');
  });

  it('stays as it is when nobody can translate it, and says so', async () => {
    const message = 'This text cannot be translated right now. Please try again later.';
    const { user } = open({ [translating]: () => ({ status: 503, body: { message } }) });
    const details = await trip();
    await user.click(details.getByRole('button', { name: 'Translate' }));
    expect((await details.findByText(message)).getAttribute('role')).toBe('status');
    details.getByText(written);
    details.getByRole('button', { name: 'Translate' });
  });
});

it('is never shown as a translation of another listing in its place', async () => {
  const Companions = ({ listingId }: { listingId: number }) => (
    <Link to={`/listing/${43 - listingId}`}>The other one</Link>
  );
  const mine = (id: number, description: string) => sampleRequest({ id, userId: meera.id, description });
  const { user } = renderRemote(withOtherPages(remote), {
    at: '/listing/31',
    slots: { 'listing.companions': () => Promise.resolve({ Companions }) },
    answers: {
      'GET /api/auth/me': meera,
      ...nothingKept,
      'GET /api/listings/id/31/details': mine(31, 'El primero viaja con su madre.'),
      'GET /api/listings/id/12/details': mine(12, 'El segundo viaja con su padre.'),
      'GET /api/listings/fitting': [],
      'POST /api/listings/12/translation': { text: 'The second one', from: 'es' },
    },
  });
  const theOther = () => screen.findByRole('link', { name: 'The other one' });
  await screen.findByText('El primero viaja con su madre.');
  await user.click(await theOther());
  await screen.findByText('El segundo viaja con su padre.');
  await user.click(screen.getByRole('button', { name: 'Translate' }));
  await screen.findByText('The second one');
  await user.click(await theOther());
  await screen.findByText('El primero viaja con su madre.');
  expect(screen.queryByText('The second one')).toBeNull();
});

describe('no translation is offered', () => {
  it('of a text in the language of the page', async () => {
    open({}, english);
    const details = await trip();
    details.getByText(english);
    expect(details.queryByRole('button', { name: 'Translate' })).toBeNull();
  });

  it('where nobody translates', async () => {
    delete boot.translation;
    open();
    const details = await trip();
    details.getByText(written);
    expect(details.queryByRole('button', { name: 'Translate' })).toBeNull();
  });
});
