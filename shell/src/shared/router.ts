// Shared as "react-router-dom". The data router would add 15 KB to every first visit for what the API cache does.
export {
  Navigate,
  Outlet,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export type { RouteObject, To } from 'react-router';
export { Link, NavLink, type LinkProps, type NavLinkProps } from './Link';
