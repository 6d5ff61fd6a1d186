import { areaOf, type Role } from '#shared/roles.ts';
import type { SiteView } from '#shared/site-view.ts';
import { shellOf } from './document.ts';
import type { Frame, RenderedPage } from './render.tsx';

/** Signed-in pages that are painted from HTML before their scripts load, with their route files. */
export const signedInPages: Readonly<Record<string, { role: Role; routes: readonly string[] }>> = {
  '/dashboard': { role: 'user', routes: ['dashboard.tsx', 'dashboard/index.tsx'] },
  '/dashboard/progress': { role: 'user', routes: ['dashboard.tsx', 'dashboard/progress.tsx'] },
  '/dashboard/documents': { role: 'user', routes: ['dashboard.tsx', 'dashboard/documents.tsx'] },
  '/dashboard/upload': { role: 'user', routes: ['dashboard.tsx', 'dashboard/upload.tsx'] },
  '/dashboard/profile': { role: 'user', routes: ['dashboard.tsx', 'dashboard/profile.tsx'] },
  '/authenticator': { role: 'authenticator', routes: ['authenticator.tsx', 'authenticator/index.tsx'] },
  '/authenticator/authenticate': {
    role: 'authenticator',
    routes: ['authenticator.tsx', 'authenticator/authenticate.tsx', 'authenticator/authenticate/index.tsx'],
  },
  '/admin': { role: 'admin', routes: ['_admin.tsx', '_admin/admin/index.tsx'] },
  '/user-management': { role: 'admin', routes: ['_admin.tsx', '_admin/user-management.tsx'] },
  '/authenticator-control': { role: 'admin', routes: ['_admin.tsx', '_admin/authenticator-control.tsx'] },
};

/** Modules that a role's pages import dynamically before their first render. */
export function modulesOf(role: Role): readonly string[] {
  return [
    'routeTree.gen.ts',
    'routes/-shell/signed-in.tsx',
    ...(areaOf[role] === 'customer' ? ['lib/keep-queries.ts'] : []),
  ];
}

/** URL of the first call of every signed-in page, as the tRPC client sends it. */
const sessionUrl = '/trpc/auth.session?batch=1&amp;input=%7B%7D';

const controls = /<(?=(?:button|input|select|textarea)[\s>])(\w+)/g;

/** HTML document of a signed-in page in its loading state; `main.tsx` replaces it once the page is ready. */
export function signedInDocument(
  template: string,
  { frame, page, view, scripts }: { frame: Frame; page: RenderedPage; view: SiteView; scripts: readonly string[] },
): string {
  const head = [
    `<link rel="preload" as="fetch" crossorigin href="${sessionUrl}">`,
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  // Disabled: what is typed or pressed here would be lost.
  const body = page.body.replaceAll(controls, '<$1 disabled');
  return shellOf(template, { ...frame, words: page.words }, view)
    .replace(/<title>[\s\S]*?<\/title>/, () => `<title>${page.title}</title>`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-shell="${page.path}">${body}</div>`);
}

/** File name of a signed-in page: `/dashboard/progress` → `dashboard.progress.html`. */
export function signedInFile(path: string): string {
  return `${path.slice(1).replaceAll('/', '.')}.html`;
}
