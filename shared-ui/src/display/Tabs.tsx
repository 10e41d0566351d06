import type { ComponentProps } from 'react';
import * as RadixTabs from 'radix-ui/tabs';
import { classes } from '../classes';
import styles from './Tabs.module.css';

/** Contains a TabList and its TabPanels; `value` and `onValueChange` control which one is open. */
export function Tabs(props: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root {...props} />;
}

/** The row of tabs. It needs an `aria-label`. */
export function TabList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  return <RadixTabs.List {...rest} className={classes(styles.list, className)} />;
}

export function Tab({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return <RadixTabs.Trigger {...rest} className={classes(styles.tab, className)} />;
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...rest} className={classes(styles.panel, className)} />;
}
