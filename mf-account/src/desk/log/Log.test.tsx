import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { auditActions } from 'backend/contract/moderation/audit';
import type { AuditEntry } from 'backend/contract/moderation/desk';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import '../../pages/DeskPage';
import remote from '../../remote';
import { meera } from '../../testing/people';

const suspended: AuditEntry = {
  id: 9,
  at: '2030-01-02T10:00:00.000Z',
  actor: 'Ines (3)',
  action: 'item.suspended',
  personId: 12,
  itemId: 5,
  reason: 'parcels',
  details: null,
};
const open = (entries: Partial<AuditEntry>[]) =>
  renderRemote(remote, {
    at: '/desk?tab=log',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/desk/me': { role: 'moderator', userId: meera.id },
      'GET /api/desk/log': entries.map((entry, at) => ({ ...suspended, id: 100 - at, ...entry })),
    },
  });

describe('the log of the desk', () => {
  it('says who did what and why in words, and can be downloaded', async () => {
    open([
      {},
      { action: 'person.flagged', actor: 'rule', reason: 'contacts' },
      { action: 'item.opened', personId: 0, reason: null },
      { action: 'role.changed', actor: 'server', reason: null, details: 'none' },
    ]);
    expect((await screen.findByText('Suspended')).closest('li')?.textContent).toMatch(
      /^Suspended by Ines \(3\), item 5, person 12.* · Parcels for others$/,
    );
    expect(screen.getByText('Found').closest('li')?.textContent).toMatch(
      /^Found by a rule.* · Many contacts$/,
    );
    expect(screen.getByText('Item opened').closest('li')?.textContent).toMatch(/, item 5Jan 2, 2030/);
    expect(screen.getByText('Role changed').closest('li')?.textContent).toMatch(
      /^Role changed by a command on the server.* · no role$/,
    );
    expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
      '/api/desk/log.csv',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has words for all that can be done, and shows what it does not know as it is', async () => {
    open([...auditActions, 'item.of an older release'].map((action) => ({ action, itemId: null })));
    await screen.findByText('item.of an older release');
    const titles = screen.getAllByRole('listitem').map((entry) => entry.querySelector('strong')?.textContent);
    expect(titles.filter((title) => title?.includes('.'))).toEqual(['item.of an older release']);
  });
});
