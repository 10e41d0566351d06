import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { defineRemote, useMe } from 'shell/host';
import { renderRemote } from './index';

function GreetingPage() {
  const { me, isLoading } = useMe();
  if (isLoading) return <p>One moment</p>;
  return (
    <>
      <h1>Hello {me ? me.username : 'stranger'}</h1>
      <Link to="/far/away?today=1">Leave</Link>
    </>
  );
}

const remote = defineRemote({
  name: 'greeting',
  routes: [
    {
      path: '/greeting',
      title: 'Greeting',
      access: 'public',
      page: () => Promise.resolve({ GreetingPage }),
    },
  ],
});

describe('the harness of the tests', () => {
  it('opens a remote at a URL for a visitor who is not logged in', async () => {
    const { user, requests, location } = renderRemote(remote, { at: '/greeting' });

    await screen.findByRole('heading', { name: 'Hello stranger' });
    expect(requests).toEqual([{ method: 'GET', url: '/api/auth/me', body: null }]);

    await user.click(screen.getByRole('link', { name: 'Leave' }));
    expect(location()).toBe('/far/away?today=1');
  });

  it('responds with the answers of the test', async () => {
    renderRemote(remote, { at: '/greeting', answers: { 'GET /api/auth/me': { username: 'meera' } } });
    await screen.findByRole('heading', { name: 'Hello meera' });
  });
});
