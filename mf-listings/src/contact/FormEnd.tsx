import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './ContactInfo.module.css';

/** Of the dialog that shows the form. */
export const DialogFoot = createContext<HTMLElement | null>(null);

/** What is agreed to, and the button: in the foot of a dialog both are visible without scrolling. */
export function FormEnd({ children }: { children: ReactNode }) {
  const foot = use(DialogFoot);
  const end = <div className={styles.end}>{children}</div>;
  return foot ? createPortal(end, foot) : end;
}
