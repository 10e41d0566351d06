import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/accessibility';
import { LetterDrawing } from '../drawings/LetterDrawing';
import { LostDrawing } from '../drawings/LostDrawing';
import { PassDrawing } from '../drawings/PassDrawing';
import { EmptyState } from './EmptyState';
import { Notice } from './Notice';
import { Outcome } from './Outcome';
import { Progress } from './Progress';
import { Skeleton, SkeletonRegion } from './Skeleton';

describe('feedback', () => {
  it('shows that there is nothing, and an action', async () => {
    render(
      <EmptyState
        drawing={<PassDrawing />}
        title="No Amigos found"
        action={<a href="/find/create">Ask for help</a>}
      >
        Try adjusting your search criteria.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No Amigos found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask for help' })).toBeTruthy();
    await expectAccessible();
  });

  it('hides its drawings from screen readers', () => {
    render(
      <>
        <LetterDrawing />
        <LostDrawing />
      </>,
    );
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('announces an error at once and other notices politely', async () => {
    render(
      <>
        <Notice tone="error" title="This page could not be loaded" />
        <Notice tone="info">Tips are optional.</Notice>
      </>,
    );
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'This page could not be loaded',
    ]);
    await expectAccessible();
  });

  it('shows how many of the six digits are entered', async () => {
    render(<Progress label="Digits entered" value={4} max={6} segments />);
    const bar = screen.getByRole('progressbar', { name: 'Digits entered' });
    expect(bar.getAttribute('aria-valuenow')).toBe('4');
    const fills = Array.from(bar.children, (track) => track.firstElementChild?.getAttribute('style'));
    expect(fills).toEqual([...Array(4).fill('scale: 1 1;'), ...Array(2).fill('scale: 0 1;')]);
    await expectAccessible();
  });

  it('announces once what is loading', async () => {
    render(
      <SkeletonRegion label="Loading your profile">
        <Skeleton shape="title" />
        <Skeleton />
      </SkeletonRegion>,
    );
    expect(screen.getByRole('status').textContent).toBe('Loading your profile');
    await expectAccessible();
  });

  it('announces the outcome, and each later one', async () => {
    const page = (title: string) => (
      <Outcome title={title} lead="Others can find it." focusKey={title} actions={<a href="/">Home</a>}>
        <p>The listing</p>
      </Outcome>
    );
    const { rerender } = render(page('Published'));
    const heading = screen.getByRole('heading', { level: 1, name: 'Published' });
    expect(document.activeElement).toBe(heading);
    screen.getByRole('link').focus();
    rerender(page('Closed'));
    expect(document.activeElement?.textContent).toBe('Closed');
    await expectAccessible();
  });
});
