import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { accessibilityFaults } from '../testing/index';
import { openSite } from '../testing/openSite';

async function openContact(answers = {}, bootData = {}) {
  const site = openSite({ at: '/contact', answers, bootData });
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  const field = (name: string) => screen.getByLabelText(name);
  const send = () => site.user.click(screen.getByRole('button', { name: 'Send Message' }));
  return { ...site, field, send };
}

async function sendMessage(answers = {}) {
  const site = await openContact(answers);
  await site.user.type(site.field('Name'), 'Meera');
  await site.user.type(site.field('Email'), 'meera@example.com');
  await site.user.type(site.field('Message'), 'Thank you for helping my mother.');
  await site.send();
  return site;
}

it('shows where else to reach us', async () => {
  await openContact();
  const email = screen.getByRole('link', { name: 'hello@example.com' });
  expect(email.getAttribute('href')).toBe('mailto:hello@example.com');
  for (const name of ['Facebook', 'Instagram', 'X']) {
    // Nobody's account: a demo has none.
    const link = screen.getByRole<HTMLAnchorElement>('link', { name });
    expect(new URL(link.href).pathname).toBe('/');
  }
  expect(await accessibilityFaults()).toEqual([]);
});

it('leads to the accounts that the operator has named, and to no other', async () => {
  const socialLinks = { instagram: 'https://www.instagram.com/ours' };
  await openContact({}, { production: true, socialLinks });
  const link = screen.getByRole('link', { name: 'Instagram' });
  expect(link.getAttribute('href')).toBe('https://www.instagram.com/ours');
  for (const name of ['Facebook', 'X']) expect(screen.queryByRole('link', { name })).toBeNull();
});

it('says nothing of other places in production, when none is named', async () => {
  await openContact({}, { production: true });
  expect(screen.queryByText('Elsewhere')).toBeNull();
  expect(screen.queryByRole('link', { name: 'X' })).toBeNull();
});

describe('writing to us', () => {
  it('shows the issue at each field, and focuses the first', async () => {
    const { field, send, requests } = await openContact();
    await send();
    await screen.findByText('Name must be at least 2 characters');
    screen.getByText('Please enter a valid email address');
    screen.getByText('Message must be at least 10 characters');
    expect(document.activeElement).toBe(field('Name'));
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('confirms, and empties the form', async () => {
    const { field, requests } = await sendMessage({ 'POST /api/contact': { done: true } });
    await screen.findByText('Message sent');
    screen.getByText("Thank you for contacting us. We'll get back to you soon!");
    for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toHaveProperty('value', '');
    expect(requests.at(-1)?.body).toEqual({
      name: 'Meera',
      email: 'meera@example.com',
      message: 'Thank you for helping my mother.',
    });
  });

  it('keeps the texts over a reload, until they are sent', async () => {
    const { user, field } = await openContact();
    await user.type(field('Message'), 'Thank you for helping my mother.');
    cleanup();
    const reloaded = await openContact();
    expect(reloaded.field('Message')).toHaveProperty('value', 'Thank you for helping my mother.');
  });

  it('keeps the texts when it could not be sent, and shows why', async () => {
    const message = 'That was the third message this hour. Please wait 20 minutes.';
    const { field } = await sendMessage({
      'POST /api/contact': () => ({ status: 429, body: { message, requestId: 'test' } }),
    });
    await screen.findByText('Message failed');
    screen.getByText(message);
    expect(field('Message')).toHaveProperty('value', 'Thank you for helping my mother.');
  });

  it('shows its own sentence when the server sent none', async () => {
    await sendMessage({ 'POST /api/contact': () => ({ status: 500, body: null }) });
    await screen.findByText('There was a problem sending your message. Please try again.');
  });

  it('shows an issue of the server at its field', async () => {
    const issues = [{ path: 'email', message: 'This address cannot receive mail' }];
    const { field } = await sendMessage({
      'POST /api/contact': () => ({ status: 400, body: { message: 'Not sent', issues, requestId: 'test' } }),
    });
    await screen.findByText('This address cannot receive mail');
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  });
});
