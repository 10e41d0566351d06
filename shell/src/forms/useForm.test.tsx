import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Field, TextInput } from 'shared-ui';
import { z } from 'zod';
import { useForm, type FormOptions } from './useForm';

const trip = z.object({
  from: z.string().min(3, 'Where from?'),
  to: z.string().min(3, 'Where to?'),
});
type Trip = z.infer<typeof trip>;
type Options = Partial<FormOptions<keyof Trip, Trip>>;

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

function TripForm(options: Options) {
  const form = useForm({
    start: { from: '', to: '' },
    check: (values) => trip.safeParse(values),
    send: () => Promise.resolve(),
    ...options,
  });
  return (
    <form {...form.element}>
      <Field label="From" error={form.issues['from']}>
        <TextInput {...form.input('from')} />
      </Field>
      <Field label="To" error={form.issues['to']}>
        <TextInput {...form.input('to')} />
      </Field>
      {form.refusal && <p role="alert">{form.refusal}</p>}
      <button aria-busy={form.isBusy}>Send</button>
      <button type="button" onClick={form.discard}>
        Discard
      </button>
    </form>
  );
}

function open(options: Options = {}) {
  render(<TripForm {...options} />);
  return userEvent.setup();
}
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send' });

describe('a form', () => {
  it('sends the parsed request, and is empty afterwards', async () => {
    const sent = jest.fn<(request: Trip) => Promise<void>>(() => Promise.resolve());
    const user = open({ send: sent });
    await user.type(input('From'), 'JFK');
    await user.type(input('To'), 'DEL');
    await user.click(send());
    expect(sent).toHaveBeenCalledWith({ from: 'JFK', to: 'DEL' });
    expect(input('From').value).toBe('');
  });

  it('shows each issue at its field, focuses the first and sends nothing', async () => {
    const sent = jest.fn<(request: Trip) => Promise<void>>(() => Promise.resolve());
    const user = open({ send: sent });
    await user.type(input('From'), 'JFK');
    await user.click(send());
    screen.getByText('Where to?');
    expect(document.activeElement).toBe(input('To'));
    expect(sent).not.toHaveBeenCalled();
    await user.type(input('To'), 'D');
    expect(screen.queryByText('Where to?')).toBeNull();
  });

  it('shows the issues of the server’s refusal, and keeps the texts', async () => {
    const refusal = { status: 400, message: '400', issues: [{ path: 'to', message: 'No such airport' }] };
    const user = open({ send: () => Promise.reject(refusal) });
    await user.type(input('From'), 'JFK');
    await user.type(input('To'), 'XXX');
    await user.click(send());
    screen.getByText('No such airport');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input('To').value).toBe('XXX');
    expect(document.activeElement).toBe(input('To'));
  });

  it('shows the sentence of a refusal that is about no field', async () => {
    const refusal = { status: 429, message: '429', serverMessage: 'Too many today.' };
    const onRefused = jest.fn();
    const user = open({ send: () => Promise.reject(refusal), onRefused });
    await user.type(input('From'), 'JFK');
    await user.type(input('To'), 'DEL');
    await user.click(send());
    expect(screen.getByRole('alert').textContent).toBe('Too many today.');
    expect(onRefused).toHaveBeenCalledWith(refusal);
  });

  it('shows an issue that only the caller can attribute', async () => {
    const user = open({ send: () => Promise.resolve({ from: 'Not from there' }) });
    await user.type(input('From'), 'JFK');
    await user.type(input('To'), 'DEL');
    await user.click(send());
    screen.getByText('Not from there');
    expect(input('From').value).toBe('JFK');
  });

  it('sends once while the first call is under way, and keeps what is typed during it', async () => {
    let finish = () => {};
    const sent = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const user = open({ send: sent });
    await user.type(input('From'), 'JFK');
    await user.type(input('To'), 'DEL');
    await user.click(send());
    expect(send().getAttribute('aria-busy')).toBe('true');
    await user.click(send());
    await user.type(input('To'), 'HI');
    finish();
    await screen.findByRole('button', { name: 'Send', busy: false });
    expect(sent).toHaveBeenCalledTimes(1);
    expect(input('From').value).toBe('');
    expect(input('To').value).toBe('DELHI');
  });
});

describe('the draft of a form', () => {
  const draft = 'draft-trip';

  it('survives a reload and ends when it is discarded', async () => {
    const first = open({ draft });
    await first.type(input('From'), 'JFK');
    cleanup();
    const user = open({ draft });
    expect(input('From').value).toBe('JFK');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(input('From').value).toBe('');
    expect(sessionStorage.getItem(draft)).toBeNull();
  });

  it('is replaced by a changed link, field by field', async () => {
    const first = open({ draft, link: { from: 'JFK' } });
    await first.type(input('From'), '!');
    await first.type(input('To'), 'DEL');
    cleanup();
    open({ draft, link: { from: 'BOS' } });
    expect(input('From').value).toBe('BOS');
    expect(input('To').value).toBe('DEL');
  });

  it('has all of the next link after it was sent, also what the two have in common', async () => {
    const user = open({ draft, link: { from: 'JFK', to: 'DEL' } });
    await user.click(send());
    expect([input('From').value, input('To').value]).toEqual(['', '']);
    cleanup();
    open({ draft, link: { from: 'JFK', to: 'BOM' } });
    expect([input('From').value, input('To').value]).toEqual(['JFK', 'BOM']);
  });

  it('keeps the fields that stay for the next one', async () => {
    const user = open({ draft, stays: ['from'] });
    await user.type(input('From'), 'JFK');
    await user.type(input('To'), 'DEL');
    await user.click(send());
    expect([input('From').value, input('To').value]).toEqual(['JFK', '']);
  });

  it('of an earlier release, which is the texts alone, is restored', () => {
    sessionStorage.setItem(draft, '{"from":"JFK","to":"DEL"}');
    open({ draft });
    expect([input('From').value, input('To').value]).toEqual(['JFK', 'DEL']);
  });

  it('ignores what is not a draft', () => {
    sessionStorage.setItem(draft, '{"typed":{"from":7,"to":"DEL"},"link":null}');
    open({ draft });
    expect([input('From').value, input('To').value]).toEqual(['', 'DEL']);
  });

  it('is not stored where storage is forbidden', async () => {
    const forbidden = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    const user = open({ draft });
    await user.type(input('From'), 'JFK');
    expect(input('From').value).toBe('JFK');
  });
});

describe('a form on a page in another language', () => {
  const farsi: Record<string, string> = { 'Where from?': 'از کجا؟' };
  beforeEach(() => void (globalThis.issueTexts = [(english) => farsi[english]]));
  afterEach(() => {
    delete globalThis.issueTexts;
    delete globalThis.issueLoads;
  });

  it('says what the contract says in that language', async () => {
    const user = open();
    await user.click(send());
    expect(screen.getByText('از کجا؟')).toBeTruthy();
    expect(screen.getByText('Where to?')).toBeTruthy();
  });

  it('loads what contracts say when it is first used', async () => {
    const load = jest.fn(() => Promise.resolve());
    globalThis.issueLoads = [load];
    const user = open();
    expect(load).not.toHaveBeenCalled();
    await user.click(input('From'));
    expect(load).toHaveBeenCalled();
  });

  it('waits for it, and says an issue in English where it does not come', async () => {
    delete globalThis.issueTexts;
    let come = () => {};
    const coming = new Promise<void>((settle) => (come = settle));
    globalThis.issueLoads = [() => Promise.reject(new Error('offline')), () => coming];
    const user = open();
    await user.click(send());
    expect(screen.queryByText('Where to?')).toBeNull();
    globalThis.issueTexts = [(english) => farsi[english]];
    come();
    await screen.findByText('از کجا؟');
    screen.getByText('Where to?');
  });

  it('shows the sentences of the server as they are', async () => {
    const issues = [{ path: 'to', message: 'این فرودگاه را نمی‌شناسیم' }];
    const refusal = { status: 400, message: '400: {}', issues };
    const user = open({ start: { from: 'JFK', to: 'XXX' }, send: () => Promise.reject(refusal) });
    await user.click(send());
    expect(await screen.findByText('این فرودگاه را نمی‌شناسیم')).toBeTruthy();
  });
});
