import { type ReactNode, useRef, useState } from 'react';
import * as RadixToast from 'radix-ui/toast';
import { CircleAlertIcon, XIcon } from '../icons/signs';
import { isRightToLeft } from '../language/pageLanguage';
import { words } from '../words';
import styles from './ToastRegion.module.css';

export type ToastMessage = {
  /** A new id restarts the timer, even when the text is the same. */
  id: string | number;
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  action?: ToastAction;
};

export type ToastAction = {
  label: string;
  onClick: () => void;
  /** Takes back what was just done. Such a toast stays longer. */
  isUndo?: boolean;
};

const undoMs = 10_000;

export type ToastRegionProps = {
  toast: ToastMessage | null;
  onClose: () => void;
};

/** Shows toasts. F8 moves the focus here; a toast closes after 5 s (10 s with an undo) or a swipe of 50 px. */
export function ToastRegion({ toast, onClose }: ToastRegionProps) {
  // The last toast stays mounted while it fades out.
  const [last, setLast] = useState(toast);
  if (toast && toast !== last) setLast(toast);
  return (
    // A dialog hides everything but live regions from screen readers; Radix announces the toast itself.
    <div aria-live="off" data-toasts="">
      <RadixToast.Provider
        duration={5000}
        swipeThreshold={50}
        swipeDirection={isRightToLeft() ? 'left' : 'right'}
      >
        {last && <Toast key={last.id} toast={last} open={toast !== null} onClose={onClose} />}
        <RadixToast.Viewport className={styles.region} hotkey={['F8']} />
      </RadixToast.Provider>
    </div>
  );
}

function Toast({ toast, open, onClose }: { toast: ToastMessage; open: boolean; onClose: () => void }) {
  const { title, description, variant = 'default', action } = toast;
  const itself = useRef<HTMLLIElement>(null);
  const isEscapeForOthers = useRef(false);
  return (
    <RadixToast.Root
      ref={itself}
      className={styles.toast}
      data-variant={variant}
      open={open}
      duration={action?.isUndo ? undoMs : undefined}
      onEscapeKeyDown={() => {
        // Escape in a dialog is for the dialog, not for the toast.
        isEscapeForOthers.current = !itself.current?.contains(document.activeElement);
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isEscapeForOthers.current) onClose();
        isEscapeForOthers.current = false;
      }}
    >
      {variant === 'destructive' && <CircleAlertIcon className={styles.icon} aria-hidden="true" />}
      <div className={styles.words}>
        <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
        {description && (
          <RadixToast.Description className={styles.description}>{description}</RadixToast.Description>
        )}
        {action && (
          <RadixToast.Action className={styles.action} altText={action.label} onClick={action.onClick}>
            {action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close className={styles.close} aria-label={words.close}>
        <XIcon aria-hidden="true" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
