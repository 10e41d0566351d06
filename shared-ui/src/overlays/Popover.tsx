import type { ReactNode, RefObject } from 'react';
import * as RadixPopover from 'shared-ui/libraries/popover';
import styles from './Popover.module.css';

export type PopoverProps = {
  /** It opens under this element; a click in there does not close it. */
  anchor: RefObject<HTMLElement | null>;
  returnTo: RefObject<HTMLElement | null>;
  onClose: () => void;
  label: string;
  children: ReactNode;
};

export function Popover({ anchor, returnTo, onClose, label, children }: PopoverProps) {
  return (
    <RadixPopover.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixPopover.Anchor virtualRef={anchor} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          className={styles.popover}
          aria-label={label}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnTo.current?.focus();
          }}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
