import type { ComponentProps, MouseEvent } from 'react';
import {
  matchPath,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  type NavigateOptions,
  type To,
} from 'react-router';

type LinkOptions = Pick<
  NavigateOptions,
  'preventScrollReset' | 'relative' | 'replace' | 'state' | 'viewTransition'
>;

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, LinkOptions {
  to: To;
  /** Lets the browser follow the link. */
  reloadDocument?: boolean;
}

/** As the router's own link, without what that has for framework mode: 3 KB of every first visit. */
export function Link(props: LinkProps) {
  const { to, reloadDocument, preventScrollReset, relative, replace, state, viewTransition, ...own } = props;
  const { onClick, target, children } = own;
  const options = { preventScrollReset, relative, replace, state, target, viewTransition };
  const href = useHref(to, options);
  const follow = useLinkClickHandler(to, options);
  const isElsewhere = typeof to === 'string' && absolute.test(to);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !isElsewhere && !reloadDocument) follow(event);
  };
  return (
    <a {...own} href={isElsewhere ? to : href} onClick={click}>
      {children}
    </a>
  );
}

const absolute = /^([a-z][a-z\d+.-]*:|\/\/)/i;

export interface NavLinkProps extends LinkProps {
  /** Current only on this very page, not on those below it. */
  end?: boolean;
}

/** Says when it leads to the current page. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const path = useResolvedPath(rest.to, { relative: rest.relative }).pathname;
  return <Link {...rest} aria-current={matchPath({ path, end }, pathname) ? 'page' : undefined} />;
}
