import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** Chunks that pages share. Fewer, larger files: on a slow connection a request costs more than a few kB. */

type Groups = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>['groups'];
type NameOf = Exclude<NonNullable<Groups>[number]['name'], string>;
type Context = Parameters<NameOf>[1];

const client = fileURLToPath(new URL('.', import.meta.url));
const shared = fileURLToPath(new URL('../shared/', import.meta.url));

/** Absolute paths of these modules. Throws if one was moved, since its chunk would split silently. */
function modules(dir: string, names: readonly string[]): readonly string[] {
  const paths = names.map((name) => dir + name);
  for (const file of paths) if (!existsSync(file)) throw new Error(`chunk-groups.ts lists a missing module: ${file}`);
  return paths;
}

/** Small modules of every page with a form or a menu; one file compresses better than twenty. */
const basics = new Set(
  modules(client, [
    'lib/failure-alert.tsx',
    'lib/quote-mark.ts',
    'ui/render-as.ts',
    'ui/button/aria-disabled.ts',
    'ui/button/button-link.tsx',
    'ui/button/icon-button.tsx',
    'ui/form/control-style.ts',
    'ui/form/field.tsx',
    'ui/form/text-input.tsx',
    'ui/form/use-field-control.ts',
    'ui/layout/skip-link.tsx',
    'ui/overlay/menu-drawer.tsx',
  ]),
);
/** Small modules of many pages. */
const pieces = new Set(
  modules(client, [
    'ui/certificate/guilloche-path.ts',
    'ui/certificate/rosette.tsx',
    'ui/data/avatar.tsx',
    'ui/layout/card.tsx',
  ]),
);
/** Languages and speeds of orders. */
const rules = new Set(modules(shared, ['languages.ts', 'plural.ts', 'promise/speeds.ts']));

const useLocation = /\/useLocation\.js$/;
const commonIcons = /\/lucide-react\/dist\/esm\/icons\/(arrow-right|plus|shield-check|badge-check|search)\.m?js$/;
/** The query client, the calls and the session: what a public page loads once it asks the server. */
const data = new Set(
  modules(client, [
    'features/auth/sign-in/use-current-user.ts',
    'lib/pending-mutations.ts',
    'lib/queries.tsx',
    'lib/query-client.ts',
    'lib/session.ts',
    'lib/session-query.ts',
    'lib/timed-fetch.ts',
    'lib/trpc-client.ts',
    'lib/unsaved-edits.ts',
    'lib/watch-session.ts',
  ]),
);
const dataLibrary = /\/@tanstack\/(react-query|query-core)\/|\/@trpc\/(client|server)\//;
/** Hooks of tRPC, and queries in groups and in pages: no public page needs them at first. */
const hooks =
  /\/@trpc\/react-query\/|\/query-core\/.*\/(queriesObserver|infiniteQueryObserver)\.js$|\/react-query\/.*\/(useQueries|use(Suspense|Infinite|Prefetch)\w+)\.js$/;

/** The kept lists: loaded with the customer's first page alone. */
const kept = /\/client\/lib\/(keep|kept)-queries\.ts$|\/query-core\/.*\/hydration\.js$/;

/** Texts of rare errors: loaded after the first frame, and with the order form. */
const orderErrors = /\/client\/lib\/order-error-texts\.ts$|\/shared\/catalogue\/(document|payment)-errors\.ts$/;

const component = (route: string) => `${client}routes/${route}.tsx?tsr-split=component`;

/** Entries of the first page after sign-in. */
const homeEntries = [
  `${client}routes/-shell/signed-in.tsx`,
  `${client}routes/dashboard/index.tsx?tsr-split=loader`,
  ...['dashboard', 'dashboard/index'].map(component),
];

/** Entries of the other pages after sign-in, by page: customers', then staff's. */
const signedInEntries = [
  ['dashboard/upload'],
  ['dashboard/check'],
  ['dashboard/documents'],
  ['dashboard/progress'],
  ['dashboard/profile'],
  ['authenticator', 'authenticator/index'],
  ['authenticator', 'authenticator/authenticate', 'authenticator/authenticate/index'],
  ['_admin', '_admin/admin/index'],
  ['_admin', '_admin/user-management'],
].map((routes) => routes.map(component));

const orderForm = signedInEntries.findIndex(([entry]) => entry === component('dashboard/upload'));

/** Entries of each public page. */
const guestEntries = [
  ['_public', '_public/index'],
  ['_public', '_public/translations'],
  ['_public', '_public/verify'],
  ['login'],
  ['register'],
  ['forgot-password'],
].map((routes) => routes.map(component));

/** Parts that public pages load on demand. */
const guestParts = modules(client, [
  'features/documents/quote/quote-door.tsx',
  'features/documents/quote/quote-panel.tsx',
  'routes/-shell/waiting-quote.tsx',
  'features/verification/file-check/file-result.tsx',
  'features/verification/result-cards.tsx',
]);

/** Parts of the overview alone: in its own chunk, which other signed-in pages do not load. */
const overviewParts = /\/routes\/dashboard\/-overview\/|\/(question-rows|action-tile)\.tsx$/;

const minSharedPages = 3;
const ownModule = /\/(client|shared)\//;
const icons = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/** File name of an icon: `CircleCheck` → `circle-check`, `Trash2` → `trash-2`. */
function iconFile(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
}

/**
 * Static imports of the entries, plus the file names of their icons: following the icon library's index would add
 * every icon.
 */
function reach(entries: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set(entries);
  const named: string[] = [];
  for (const id of found) {
    const info = context.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) {
      if (ownModule.test(imported) && !imported.includes('/node_modules/')) found.add(imported);
    }
    for (const [, names = ''] of info?.code?.matchAll(icons) ?? [])
      named.push(...names.split(',').map((name) => iconFile(name.trim().split(' ')[0] ?? '')));
  }
  return new Set([...found, ...named]);
}

/** Libraries that each page has loaded already. */
const baseLibrary = /\/node_modules\/(react|lucide-react|clsx|@tanstack\/react-router)\/|rolldown\/runtime/;

/** A module of the design system all of whose imports are such modules: it pulls no library into a page. */
function isSimple(id: string, context: Context): boolean {
  if (baseLibrary.test(id) || plan?.home.has(id) === true) return true;
  if (!/\/client\/(ui|lib)\//.test(id) || id.includes('/node_modules/')) return false;
  return context.getModuleInfo(id)?.importedIds.every((next) => isSimple(next, context)) === true;
}

/** What these modules load on demand. */
function reachOnDemand(modulesOfPage: ReadonlySet<string>, context: Context): ReadonlySet<string> {
  const parts = [...modulesOfPage].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return reach(parts, context);
}

interface Plan {
  routes: ReadonlySet<string>;
  home: ReadonlySet<string>;
  signedIn: readonly ReadonlySet<string>[];
  guests: readonly ReadonlySet<string>[];
  guestParts: ReadonlySet<string>;
  /** What home loads soon after its first frame: no other page's file comes with it. */
  onDemand: ReadonlySet<string>;
}
let plan: Plan | undefined;

/**
 * `home` is the first page after sign-in, `parts` what it shares with parts that public pages load on demand, `signed-in` icons and
 * simple modules that other signed-in pages share, `part-…` the rest of those pages, one file for each set of pages that share it.
 * Modules that home shares with at least `minSharedPages` public pages, and icons with any, go to `common`.
 */
const nameChunk: NameOf = (id, context) => {
  if (basics.has(id) || useLocation.test(id)) return 'common';
  if (pieces.has(id) || rules.has(id) || commonIcons.test(id)) return 'pieces';
  if (kept.test(id)) return 'kept';
  if (orderErrors.test(id)) return 'order-errors';
  // The places of claims: editors need them, and pages their types alone.
  if (id === `${shared}claims.ts`) return null;
  // Loaded after the first paint.
  if (id.includes('wsLink')) return null;
  if (hooks.test(id) || id.includes('/node_modules/idb/') || id === `${client}lib/trpc.ts`) return 'parts';
  if (data.has(id) || dataLibrary.test(id)) return 'data';
  const home = plan?.home ?? reach(homeEntries, context);
  plan ??= {
    routes: reach([`${client}routeTree.gen.ts`], context),
    home,
    signedIn: signedInEntries.map((entries) => reach(entries, context)),
    guests: guestEntries.map((entries) => reach(entries, context)),
    guestParts: reach(guestParts, context),
    onDemand: reachOnDemand(home, context),
  };
  const icon = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/.exec(id)?.[1];
  const key = icon ?? id;
  if (id.endsWith('?tsr-split=component') || overviewParts.test(id)) return null;
  const guests = plan.guests.filter((guest) => guest.has(key)).length;
  // The routes that `router.tsx` loads on demand.
  if (guests === 0 && plan.routes.has(id)) return 'routes';
  if (!plan.home.has(key)) {
    const pages = plan.signedIn.flatMap((page, index) => (page.has(key) ? [index] : []));
    const isOfGuests = plan.guestParts.has(key);
    if (guests > 0) return null;
    if (!isOfGuests && pages.length > 1 && (icon !== undefined || isSimple(id, context))) return 'signed-in';
    const isShared = plan.onDemand.has(key) && !pages.includes(orderForm);
    return pages.length > 0 && !isShared ? `part-${isOfGuests ? 'guest-' : ''}${pages.join('-')}` : null;
  }
  if (guests === 0) return plan.guestParts.has(key) ? 'parts' : 'home';
  return icon !== undefined || guests >= minSharedPages ? 'common' : null;
};

export const chunkGroups: NonNullable<Groups> = [
  {
    name: 'core',
    tags: ['$initial'],
    test: (id) => !id.includes('wsLink'),
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // Menus, dialogs and popovers: used by most signed-in pages and by no public page.
  {
    name: 'overlays',
    test: /@base-ui|@floating-ui/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'certificate',
    test: /\/client\/ui\/certificate\/(?!rosette|guilloche-path)/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // A few lines per page: one file shortens the list of files that every visitor loads.
  {
    name: (id) =>
      /\/routes\/(_admin|authenticator|dashboard)[./](?!index|.*profile).*tsr-split=loader$/.exec(id)?.[1] ?? null,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // Pages of both authenticators and admins: one line per route.
  {
    name: (id) =>
      /\/routes\/(?:_admin\/admin|authenticator)\/(?:authenticate\/|review\.)?(notary\.\$reviewId|notary\.index|phrases|profile|developers|\$reviewId|\$reviewId_\.studio)\.tsx\?tsr-split=component$/.exec(
        id,
      )?.[1] ?? null,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // Editors of the house's facts. Routes read their searches.
  {
    name: 'facts',
    test: /\/client\/features\/admin\/(facts|house|site)\/(?!house-search)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  { name: nameChunk, debugName: 'shared', includeDependenciesRecursively: false, priority: 0 },
];
