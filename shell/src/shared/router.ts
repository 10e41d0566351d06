// What the product uses of React Router. Served under the shared key "react-router-dom"; code keeps its normal imports.
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  ScrollRestoration,
  createBrowserRouter,
  createMemoryRouter,
  matchPath,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export type { LinkProps, RouteObject, To } from 'react-router';
export { RouterProvider } from 'react-router/dom';
