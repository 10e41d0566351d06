import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { answersAbout, myRequest } from '../testing/contact';
import { sampleListing } from '../testing/listings';
import { withOtherPages } from '../testing/withOtherPages';

function openOwn(answers: Answers) {
  const site = renderRemote(withOtherPages(remote), {
    at: '/search?open=12',
    answers: { ...answersAbout(sampleListing()), ...answers },
  });
  return { ...site, sentRequests: () => site.requests.filter(({ url }) => url.endsWith('/connect')) };
}

describe('whoever has the contact', () => {
  it('sees it at once on each visit, without asking again', async () => {
    const requests = [myRequest('shared')];
    const { sentRequests } = openOwn({ 'GET /api/requests': requests });
    await screen.findByText('meera@example.com');
    expect(sentRequests()).toEqual([]);
  });

  it('is led to the trip that came of it', async () => {
    openOwn({ 'GET /api/requests': [{ ...myRequest('shared'), tripId: 7 }] });
    await screen.findByText('You fly together.');
    expect(screen.getByRole('link', { name: 'Open trip' }).getAttribute('href')).toBe('/trips/7');
    screen.getByText('meera@example.com');
    expect(screen.queryByRole('button', { name: 'Fly together?' })).toBeNull();
  });

  it('reads why when the owner has stopped it meanwhile, and can try again after an error', async () => {
    let status = 503;
    const { user } = openOwn({
      'GET /api/requests': [myRequest('shared')],
      'GET /api/listings/12/contact': () =>
        status === 503
          ? { status, body: {} }
          : { status, body: { message: 'This listing was not found', requestId: 'test' } },
    });
    await screen.findByText('The contact details could not be loaded.');
    status = 404;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('This listing was not found');
  });
});
