import { type ReactNode, useRef } from 'react';
import * as RadixDialog from 'shared-ui/libraries/dialog';
import { XIcon } from '../icons/signs';
import { classes } from '../classes';
import { words } from '../words';
import styles from './Dialog.module.css';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** After the dialog has closed and returned the focus: now another dialog can open. */
  onClosed?: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Always visible below the scrolling content, such as the dialog's buttons. */
  footer?: ReactNode;
  wide?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A modal dialog: traps and returns the focus, and is a bottom sheet on phones. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, onClosed, title, description, footer, wide, className, children } = props;
  const opener = useRef<Element | null>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} />
        <RadixDialog.Content
          className={classes(styles.dialog, wide && styles.wide, className)}
          onKeyDown={({ key, defaultPrevented }) => {
            // Radix closes the topmost layer only, and counts a toast as one.
            if (key === 'Escape' && !defaultPrevented) onOpenChange(false);
          }}
          onInteractOutside={(event) => {
            // The shell renders the toasts, outside of the layers that a remote's dialog knows.
            if (event.target instanceof Element && event.target.closest('[data-toasts]'))
              event.preventDefault();
          }}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After a click on a link the focus is already on the next page's heading.
            const isLost = document.activeElement === document.body;
            if (isLost) returnFocus(opener.current);
            onClosed?.();
          }}
        >
          <header className={styles.header}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
          <RadixDialog.Close className={styles.close} aria-label={words.close}>
            <XIcon aria-hidden="true" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The opener may be gone by now; the page's heading then gets the focus. */
function returnFocus(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) return opener.focus();
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
