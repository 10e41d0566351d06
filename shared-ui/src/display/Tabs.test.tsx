import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/accessibility';
import { Tab, TabList, TabPanel, Tabs } from './Tabs';

it('opens a panel by click and by arrow keys', async () => {
  render(
    <Tabs defaultValue="contact">
      <TabList aria-label="Amigo Details">
        <Tab value="contact">Contact Info</Tab>
        <Tab value="rate">Rate & Review</Tab>
      </TabList>
      <TabPanel value="contact">Email and phone</TabPanel>
      <TabPanel value="rate">Stars</TabPanel>
    </Tabs>,
  );
  await expectAccessible();
  await userEvent.click(screen.getByRole('tab', { name: 'Rate & Review' }));
  expect(screen.getByRole('tabpanel', { name: 'Rate & Review' }).textContent).toBe('Stars');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel', { name: 'Contact Info' }).textContent).toBe('Email and phone');
});
