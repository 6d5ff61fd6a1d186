import { newestQuery } from '#client/features/documents/list/list-search.ts';
import type { Role } from '#shared/roles.ts';
import type { SiteView } from '#shared/site-view.ts';
import { shellOf } from './document.ts';
import type { Frame, RenderedPage } from './render.tsx';

/** Inputs by procedure, in the order in which the client sends them in one batch. */
type Calls = Readonly<Record<string, object | null>>;

interface SignedInPage {
  role: Role;
  routes: readonly string[];
  /** Calls that its loader sends in one batch. */
  calls?: Calls;
}

/** Signed-in pages that are painted from HTML before their scripts load, with their route files. */
export const signedInPages: Readonly<Record<string, SignedInPage>> = {
  '/dashboard': {
    role: 'user',
    routes: ['dashboard.tsx', 'dashboard/index.tsx'],
    calls: { 'documents.stats': null, 'documents.list': newestQuery },
  },
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

/** Modules that these pages import dynamically before their first render. */
export const awaitedModules: readonly string[] = ['routeTree.gen.ts', 'routes/-shell/signed-in.tsx'];

/** The first call of every signed-in page. */
const sessionCall: Calls = { 'auth.session': null };

/** Loads an answer beside the scripts. The address is the one that the tRPC client asks for, else the answer is loaded twice. */
function preloadLink(calls: Calls): string {
  const inputs = Object.values(calls).flatMap((input, index) => (input ? [[index, input] as const] : []));
  const query = encodeURIComponent(JSON.stringify(Object.fromEntries(inputs)));
  const href = `/trpc/${Object.keys(calls).join(',')}?batch=1&amp;input=${query}`;
  return `<link rel="preload" as="fetch" crossorigin href="${href}">`;
}

const fontLink = /[^\S\n]*<link rel="preload" as="font"[^>]*>\n?/g;
const controls = /<(?=(?:button|input|select|textarea)[\s>])(\w+)/g;

/** HTML document of a signed-in page in its loading state; `main.tsx` replaces it once the page is ready. */
export function signedInDocument(
  template: string,
  { frame, page, view, scripts }: { frame: Frame; page: RenderedPage; view: SiteView; scripts: readonly string[] },
): string {
  const { calls } = signedInPages[page.path] ?? {};
  const head = [
    ...[sessionCall, ...(calls ? [calls] : [])].map(preloadLink),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  // Controls are disabled: input before hydration would be lost.
  const body = page.body.replaceAll(controls, '<$1 disabled');
  return (
    shellOf(template, { ...frame, words: page.words }, view)
      // Fonts load after the scripts, which make the page usable.
      .replaceAll(fontLink, '')
      .replace('<html ', '<html data-area="signed-in" ')
      .replace(/<title>[\s\S]*?<\/title>/, () => `<title>${page.title}</title>`)
      .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root" data-shell="${page.path}">${body}</div>`)
  );
}

/** File name of a signed-in page: `/dashboard/progress` → `dashboard.progress.html`. */
export function signedInFile(path: string): string {
  return `${path.slice(1).replaceAll('/', '.')}.html`;
}
