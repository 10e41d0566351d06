// What the product uses of React Router. Served under the shared key "react-router-dom"; code keeps its normal imports.
// Declarative routing only: the data router would add 15 KB to every first visit for what the API cache already does.
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  Outlet,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export type { LinkProps, NavLinkProps, RouteObject, To } from 'react-router';
