import { createContext, use, useId, type ComponentProps, type KeyboardEvent } from 'react';
import { classes } from '../classes';
import { isRightToLeft } from '../language/pageLanguage';
import styles from './Tabs.module.css';

interface TabsProps extends ComponentProps<'div'> {
  value: string;
  onValueChange: (value: string) => void;
}

const OpenTab = createContext<Pick<TabsProps, 'value' | 'onValueChange'> & { id: string }>({
  id: '',
  value: '',
  onValueChange: () => {},
});

const idsOf = (id: string, value: string) => ({ tab: `${id}-tab-${value}`, panel: `${id}-panel-${value}` });

/** Contains a TabList and its TabPanels; `value` and `onValueChange` control which one is open. */
export function Tabs({ value, onValueChange, ...rest }: TabsProps) {
  const id = useId();
  return (
    <OpenTab value={{ id, value, onValueChange }}>
      <div {...rest} />
    </OpenTab>
  );
}

/** The row of tabs. It needs an `aria-label`. */
export function TabList({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div role="tablist" aria-orientation="horizontal" {...rest} className={classes(styles.list, className)} />
  );
}

export function Tab({ value, className, ...rest }: ComponentProps<'button'> & { value: string }) {
  const tabs = use(OpenTab);
  const ids = idsOf(tabs.id, value);
  const isOpen = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={ids.tab}
      aria-selected={isOpen}
      aria-controls={ids.panel}
      // The Tab key leads to the open one, and on to its panel.
      tabIndex={isOpen ? 0 : -1}
      onClick={isOpen ? undefined : () => tabs.onValueChange(value)}
      onKeyDown={openAnother}
      {...rest}
      className={classes(styles.tab, className)}
    />
  );
}

function openAnother(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget.closest('[role=tablist]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const at = tabs.indexOf(event.currentTarget);
  const [before, after] = [at - 1, (at + 1) % tabs.length];
  const arrows = isRightToLeft()
    ? { ArrowLeft: after, ArrowRight: before }
    : { ArrowLeft: before, ArrowRight: after };
  const keys: Partial<Record<string, number>> = { ...arrows, Home: 0, End: -1 };
  const next = keys[event.key];
  const tab = next === undefined ? undefined : tabs.at(next);
  if (!tab) return;
  event.preventDefault();
  tab.focus();
  tab.click();
}

export function TabPanel({ value, className, children, ...rest }: ComponentProps<'div'> & { value: string }) {
  const tabs = use(OpenTab);
  const ids = idsOf(tabs.id, value);
  const isOpen = tabs.value === value;
  return (
    <div
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      tabIndex={0}
      hidden={!isOpen}
      {...rest}
      className={classes(styles.panel, className)}
    >
      {isOpen && children}
    </div>
  );
}
