import { cloneElement, isValidElement, type ComponentProps, type MouseEvent } from 'react';
import { classes } from '../classes';
import { Spinner } from '../display/Spinner';
import styles from './Button.module.css';

export type ButtonLook = {
  /** `primary` is for the one action a view is about. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'helper' | 'seeker';
  size?: 'regular' | 'small';
  wide?: boolean;
};

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner before its text, keeps the focus and ignores clicks. */
    busy?: boolean;
    /** Renders its only child with the look of a button, such as a router link. */
    asChild?: boolean;
  };

export const buttonClass = ({ variant = 'secondary', size = 'regular', wide }: ButtonLook = {}) =>
  classes(styles.button, styles[variant], size === 'small' && styles.small, wide && styles.wide);

/** For an action on this page. For navigation use `asChild` around a link. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  asChild,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = classes(buttonClass({ variant, size, wide }), className);
  if (asChild && isValidElement<{ className?: string }>(children)) {
    const { props } = children;
    return cloneElement(children, { ...rest, ...props, className: classes(look, props.className) });
  }
  return (
    <button
      type="button"
      {...rest}
      className={look}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignore : rest.onClick}
    >
      {busy && <Spinner />}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}
