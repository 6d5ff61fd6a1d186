import { createRootRoute, Outlet } from '@tanstack/react-router';
import { guard } from '../lib/guard.ts';

export const Route = createRootRoute({
  beforeLoad: ({ location }) => guard(location),
  component: Outlet,
});
