import { Link } from 'react-router-dom';
import { Button, type ButtonProps } from 'shared-ui';
import styles from './ButtonOrLink.module.css';

/** A browser without JavaScript shows a link to `to` instead of the button, or nothing where it leads nowhere. */
export function ButtonOrLink({ to, onClick, children, ...look }: ButtonProps & { to: string | undefined }) {
  return (
    <>
      {to !== undefined && (
        <noscript>
          <Button asChild {...look}>
            <Link to={to}>{children}</Link>
          </Button>
        </noscript>
      )}
      <Button {...look} className={`${look.className ?? ''} ${styles.button}`} onClick={onClick}>
        {children}
      </Button>
    </>
  );
}
