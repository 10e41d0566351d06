import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Me, ProfileChange } from 'backend/contract/account';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { meera, profileOf } from '../testing/people';

const ours = '/pictures/aaaaaaaaaaaaaaaaaaaaaa/small.webp';
const photo = new File(['a photo'], 'me.jpg', { type: 'image/jpeg' });

/** jsdom decodes and draws nothing. */
const drawn: number[][] = [];
const canvas = HTMLCanvasElement.prototype;
const { getContext, toBlob } = canvas;
beforeEach(() => {
  sessionStorage.clear();
  drawn.length = 0;
  const context = {
    fillRect() {},
    drawImage: (_picture: unknown, ...numbers: number[]) => drawn.push(numbers.slice(0, 4)),
  };
  Object.assign(canvas, {
    getContext: () => context,
    toBlob: (done: (blob: Blob) => void) => done(new Blob(['a square'], { type: 'image/jpeg' })),
  });
  Object.assign(globalThis, {
    createImageBitmap: async (file: File) => {
      if (!file.type.startsWith('image/')) throw new Error('The source image could not be decoded');
      return { width: 1200, height: 800, close() {} };
    },
  });
});
afterEach(() => void Object.assign(canvas, { getContext, toBlob }));

/** A server that stores the picture. */
function open(start: Partial<Me> = {}, answers: Answers = {}) {
  let now: Me = { ...meera, ...start };
  return renderRemote(remote, {
    at: '/profile',
    answers: {
      ...profileOf(meera),
      'GET /api/auth/me': () => ({ body: now }),
      'POST /api/profile/picture': () => {
        now = { ...now, profilePictureUrl: ours };
        return { body: { profilePictureUrl: ours } };
      },
      'PATCH /api/profile': ({ profilePictureUrl }: ProfileChange) => {
        now = { ...now, profilePictureUrl: profilePictureUrl || null, pictureRefusal: null };
        return { body: now };
      },
      ...answers,
    },
  });
}

const field = () => screen.findByRole('group', { name: 'Your picture' });
const fileInput = async () => within(await field()).getByLabelText<HTMLInputElement>('Picture file');
const slider = (name: string) => screen.findByRole('slider', { name });
const frame = () => slider('Size');
const save = () => screen.getByRole('button', { name: 'Save picture' });

describe('my picture', () => {
  it('is the square that I choose, sent at once', async () => {
    const { user, requests } = open();
    await user.upload(await fileInput(), photo);
    await frame();
    await user.click(save());

    await screen.findByText('Profile updated');
    screen.getByText('Your profile has been updated successfully');
    const sent = requests.find(({ url }) => url === '/api/profile/picture')!.body as Blob;
    expect([sent.type, sent.size]).toEqual(['image/jpeg', 8]);
    expect(drawn.at(-1)).toEqual([200, 0, 800, 800]);
    await screen.findByRole('button', { name: 'Replace picture' });
    expect(document.querySelector('img')?.getAttribute('src')).toBe(ours.replace('small', 'large'));
  });

  it('is moved and enlarged without dragging', async () => {
    const { user } = open();
    await user.upload(await fileInput(), photo);
    fireEvent.change(await slider('Left or right'), { target: { value: '0.4' } });
    await waitFor(() => expect(drawn.at(-1)).toEqual([80, 0, 800, 800]));
    fireEvent.change(await slider('Size'), { target: { value: '2' } });
    await waitFor(() => expect(drawn.at(-1)).toEqual([280, 200, 400, 400]));
    fireEvent.change(await slider('Up or down'), { target: { value: '1' } });
    await waitFor(() => expect(drawn.at(-1)).toEqual([280, 400, 400, 400]));
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('can be dropped', async () => {
    open();
    fireEvent.drop(await field(), { dataTransfer: { files: [photo] } });
    await frame();
  });

  it('says what cannot be opened, and lets me choose another one', async () => {
    const { user, requests } = open();
    const input = await fileInput();
    fireEvent.drop(await field(), {
      dataTransfer: { files: [new File(['words'], 'me.txt', { type: 'text/plain' })] },
    });
    await screen.findByText('This cannot be opened as a picture. Please choose a JPEG, PNG or WebP.');
    let isOpened = false;
    input.addEventListener('click', () => (isOpened = true));
    await user.click(screen.getByRole('button', { name: 'Choose another one' }));
    expect(isOpened).toBe(true);
    fireEvent.change(input, { target: { files: [photo] } });
    await frame();
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('stays in the dialog with the server’s reason when it was refused', async () => {
    const message = 'That was too often. Please try again in 5 minutes.';
    const { user } = open({}, { 'POST /api/profile/picture': () => ({ status: 429, body: { message } }) });
    await user.upload(await fileInput(), photo);
    await frame();
    await user.click(save());
    await screen.findByText(message);
    await frame();
  });
});

describe('a picture of another site', () => {
  const elsewhere = 'https://example.com/me.jpg';

  it('is being copied, until it is ours', async () => {
    let hasCopy = false;
    open(
      {},
      {
        'GET /api/auth/me': () => ({ body: { ...meera, profilePictureUrl: hasCopy ? ours : elsewhere } }),
      },
    );
    await screen.findByText('We are copying your picture. Others see it when we have it.');
    expect(document.querySelector('img')).toBeNull();
    hasCopy = true;
    await waitFor(() => expect(screen.queryByText(/We are copying/)).toBeNull());
    expect(document.querySelector('img')?.getAttribute('src')).toContain('/pictures/');
  });

  it('says why it cannot be had', async () => {
    open({ profilePictureUrl: elsewhere, pictureRefusal: 'The other site answers 404 there' });
    await screen.findByText('The other site answers 404 there');
  });
});
