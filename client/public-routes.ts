import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from './routes/__root.tsx';
import { Route as shell } from './routes/_public.tsx';
import { Route as forgotPassword } from './routes/forgot-password.tsx';
import { Route as login } from './routes/login.tsx';
import { Route as register } from './routes/register.tsx';
import type { routeTree } from './routeTree.gen.ts';

/**
 * The routes of visitors, with ids and paths as in `routeTree.gen.ts`. Its other routes, with their lists of files, load with the
 * first address that is not among these (`router.tsx`).
 */

const underShell = Object.entries(
  import.meta.glob<AnyRoute>('./routes/_public/*.tsx', { eager: true, import: 'Route' }),
).map(([file, route]) => place(route, idOf(file), shell));

const alone = [
  place(forgotPassword, '/forgot-password', root),
  place(login, '/login', root),
  place(register, '/register', root),
];

/** Id of a route under the shell: `./routes/_public/verify_.$code.tsx` → `/verify_/$code`. */
function idOf(file: string): string {
  return file
    .slice('./routes/_public'.length, -'.tsx'.length)
    .replace('.', '/')
    .replace(/\/index$/, '/');
}

function place(route: AnyRoute, id: string, parent: AnyRoute): AnyRoute {
  Object.assign(route.options, { id, path: id.replace('_', ''), getParentRoute: () => parent });
  return route;
}

Object.assign(shell.options, { id: '/_public', getParentRoute: () => root });
shell._addFileChildren(underShell);
root._addFileChildren([shell, ...alone]);

/** The same root that the generated tree has, which gives it the rest of its children. */
export const publicRoutes = root as unknown as typeof routeTree;
