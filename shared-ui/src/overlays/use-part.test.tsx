import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePart } from './use-part';

function Opener({ load }: { load: () => Promise<string> }) {
  const { part, state, open, close } = usePart(load);
  return (
    <>
      <button type="button" onClick={part ? close : open}>
        {state}
      </button>
      <p>{part}</p>
    </>
  );
}

describe('a part that loads when it opens', () => {
  it('loads once and opens again without waiting', async () => {
    let fetched = 0;
    render(<Opener load={async () => `fetched ${++fetched}`} />);
    await userEvent.click(screen.getByRole('button', { name: 'closed' }));
    expect(await screen.findByText('fetched 1')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    expect(screen.queryByText('fetched 1')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'closed' }));
    expect(screen.getByText('fetched 1')).toBeTruthy();
  });

  it('reports that loading failed, and tries again when opened again', async () => {
    let isOnline = false;
    const load = async () => {
      if (!isOnline) throw new Error('offline');
      return 'there';
    };
    render(<Opener load={load} />);
    await userEvent.click(screen.getByRole('button', { name: 'closed' }));
    const failed = await screen.findByRole('button', { name: 'failed' });
    isOnline = true;
    await userEvent.click(failed);
    expect(await screen.findByText('there')).toBeTruthy();
  });
});
