import { useState } from 'react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/accessibility';
import { Tab, TabList, TabPanel, Tabs } from './Tabs';

const onOpen = jest.fn();

function Details() {
  const [open, setOpen] = useState('contact');
  const show = (next: string) => {
    onOpen(next);
    setOpen(next);
  };
  return (
    <Tabs value={open} onValueChange={show}>
      <TabList aria-label="Amigo Details">
        <Tab value="contact">Contact Info</Tab>
        <Tab value="rate">Rate & Review</Tab>
        <Tab value="trips">Trips</Tab>
      </TabList>
      <TabPanel value="contact">Email and phone</TabPanel>
      <TabPanel value="rate">
        <button>5 stars</button>
      </TabPanel>
      <TabPanel value="trips">JFK to DEL</TabPanel>
    </Tabs>
  );
}

const expectOpen = (name: string) => {
  screen.getByRole('tab', { name, selected: true });
  screen.getByRole('tabpanel', { name });
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
};

beforeEach(() => {
  onOpen.mockClear();
  render(<Details />);
});

describe('tabs', () => {
  it('opens a panel by click', async () => {
    await expectAccessible();
    await userEvent.click(screen.getByRole('tab', { name: 'Rate & Review' }));
    expectOpen('Rate & Review');
    screen.getByRole('button', { name: '5 stars' });
    expect(screen.queryByText('Email and phone')).toBeNull();
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('opens the tabs next to it, the first and the last one by keys, and goes round', async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Contact Info' }));
    const steps = [
      ['{ArrowRight}', 'Rate & Review'],
      ['{ArrowLeft}', 'Contact Info'],
      ['{ArrowLeft}', 'Trips'],
      ['{ArrowRight}', 'Contact Info'],
      ['{End}', 'Trips'],
      ['{Home}', 'Contact Info'],
    ] as const;
    for (const [key, name] of steps) {
      await userEvent.keyboard(key);
      expectOpen(name);
      expect(document.activeElement).toBe(screen.getByRole('tab', { name }));
    }
  });

  it('is one stop of the Tab key, followed by the open panel', async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Rate & Review' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Rate & Review' }));
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Rate & Review' }));
  });

  it('leaves other keys to the browser, such as those that go back', async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Contact Info' }));
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expectOpen('Contact Info');
  });

  it('follows the arrows where the page runs from right to left', async () => {
    document.documentElement.lang = 'fa';
    await userEvent.click(screen.getByRole('tab', { name: 'Contact Info' }));
    await userEvent.keyboard('{ArrowLeft}');
    expectOpen('Rate & Review');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expectOpen('Trips');
    document.documentElement.lang = 'en';
  });
});
