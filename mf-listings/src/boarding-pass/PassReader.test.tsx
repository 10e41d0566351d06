import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { fakeDevice, passLeg, photo, readerFiles } from '../testing/device';
import { PassOpener } from './PassOpener';
import { PassReader } from './PassReader';
import type { PassLeg } from './reading/answer';

const device = fakeDevice();

type OnRead = (legs: PassLeg[]) => Promise<string[]>;

const flightsOf: OnRead = async (legs) => legs.map(({ flight }) => flight);

interface Opening {
  onRead?: OnRead;
  load?: () => Promise<typeof PassReader>;
  files?: Answers;
}

let pages = 0;

/** A page with the reader behind a button. The shell keeps pages by their paths, so each has one of its own. */
async function open({
  onRead = flightsOf,
  load = async () => PassReader,
  files = readerFiles,
}: Opening = {}) {
  const Opener = () => (
    <PassOpener label="Read a pass" load={load}>
      {(Reader, close) => <Reader hint="It stays here." onRead={onRead} onClose={close} />}
    </PassOpener>
  );
  const path = `/${(pages += 1)}` as const;
  const remote = defineRemote({
    name: 'listings',
    routes: [{ path, title: '', access: 'public', page: async () => ({ Opener }) }],
  });
  const { user } = renderRemote(remote, { at: path, answers: files });
  await user.click(await screen.findByRole('button', { name: 'Read a pass' }));
  return user;
}
const reader = () => screen.findByRole('group', { name: 'Boarding pass' });
const input = async () => within(await reader()).getByLabelText<HTMLInputElement>('Choose a picture or PDF');

describe('the reader of boarding passes', () => {
  it('has the focus when it opens, and says what it does', async () => {
    await open();
    expect(document.activeElement).toBe(await reader());
    screen.getByText('It stays here.');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says that it reads, and keeps the focus on the pressed button', async () => {
    const readings: ((lines: string[]) => void)[] = [];
    device.reads({ legs: [passLeg()] });
    const user = await open({ onRead: () => new Promise((resolve) => readings.push(resolve)) });
    const button = within(await reader()).getByRole('button', { name: 'Choose a picture or PDF' });
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.upload(await input(), photo());
    await screen.findByText('Reading…');
    button.focus();
    let choices = 0;
    (await input()).addEventListener('click', () => (choices += 1));
    await user.keyboard('{Enter}');
    expect(choices).toBe(0);
    await waitFor(() => expect(readings).toHaveLength(1));
    readings[0]?.(['Filled in: AI127']);
    await screen.findByText('Filled in: AI127');
    expect(screen.queryByText('Reading…')).toBeNull();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    expect(choices).toBe(1);
  });

  it('shows how far it is when the search takes longer', async () => {
    let say: (message: { searched: number } | { none: 'no_code' }) => void = () => undefined;
    device.reads((toPage) => (say = toPage));
    const user = await open();
    await user.upload(await input(), photo());
    await screen.findByText('Reading…');
    expect(screen.queryByRole('progressbar')).toBeNull();
    await waitFor(() => {
      say({ searched: 0.25 });
      expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Reading…' }).value).toBe(0.25);
    });
    expect(await accessibilityFaults()).toEqual([]);
    act(() => say({ none: 'no_code' }));
    await screen.findByText(/No code was found/);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('gives all flights of the pass that it found among several codes', async () => {
    device.reads({ legs: [passLeg(), passLeg({ flight: 'UA42', from: 'ORD', to: 'SFO' })] });
    const user = await open();
    await user.upload(await input(), photo());
    await screen.findByText('AI127');
    screen.getByText('UA42');
  });

  it.each([
    ['no code', { none: 'no_code' } as const, /No code was found.*Or go on without it/],
    ['another code', { none: 'other_code' } as const, /not that of a boarding pass/],
    ['a worker that fails', 'fails' as const, /cannot be read in this browser.*go on without it/],
  ])('says what a picture with %s has, and reads the next one', async (_, answer, sentence) => {
    device.reads(answer, { legs: [passLeg()] });
    const user = await open();
    await user.upload(await input(), photo());
    await screen.findByText(sentence);
    expect(await accessibilityFaults()).toEqual([]);
    await user.upload(await input(), photo('another.jpg'));
    await screen.findByText('AI127');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('says that a file is no picture', async () => {
    const user = await open();
    await user.upload(await input(), new File(['words'], 'me.heic', { type: 'image/unknown' }));
    await screen.findByText(/could not be opened/);
  });

  it.each([
    ['a HEIC photo', '1234ftypheic', /Take a screenshot of the photo/],
    ['a file above 20 MB', 'x'.repeat(20_000_001), /too large/],
  ])('says what to do with %s', async (_, content, sentence) => {
    const user = await open();
    await user.upload(await input(), new File([content], 'pass.heic', { type: 'image/unknown' }));
    await screen.findByText(sentence);
  });

  it('reads nothing when its own files do not arrive', async () => {
    const user = await open({
      files: { ...readerFiles, 'GET /separate-file': () => ({ status: 503, body: {} }) },
    });
    await user.upload(await input(), photo());
    await screen.findByText(/cannot be read in this browser/);
  });

  it('is closed with the keyboard, and the button has the focus again', async () => {
    const user = await open();
    within(await reader())
      .getByRole('button', { name: 'Close' })
      .focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('group', { name: 'Boarding pass' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Read a pass' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await reader());
  });
});

it('is asked for again when it was not loaded', async () => {
  let isUp = false;
  const user = await open({
    load: () => (isUp ? Promise.resolve(PassReader) : Promise.reject(new Error('no network'))),
  });
  isUp = true;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await reader();
});
