import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** The chunks that pages share. Each is one request, and a request costs a slow line more than a few kB do. */

type Groups = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>['groups'];
type NameOf = Exclude<NonNullable<Groups>[number]['name'], string>;
type Context = Parameters<NameOf>[1];

/** On every page with a form or a menu, and small: in one file they compress better than in twenty. */
const basics =
  /\/client\/(lib\/failure-alert|features\/auth\/use-current-user|ui\/(button-link|icon-button|skip-link|menu-drawer|render-as|unpressed|field|use-field-control|control-style|text-input))\.tsx?$|\/useLocation\.js$/;

/** Small modules of many pages. */
const pieces =
  /\/client\/ui\/(card|avatar|certificate\/(rosette|guilloche-path))\.tsx?$|\/lucide-react\/dist\/esm\/icons\/(arrow-right|plus|shield-check|badge-check|search)\.m?js$/;
/** What `useQuery` and `useMutation` need besides the client, which every page has. */
const hooks =
  /\/@tanstack\/(react-query|query-core)\/.*\/(useQuery|useBaseQuery|useMutation|queryObserver|mutationObserver|IsRestoringProvider|QueryErrorResetBoundary|errorBoundaryUtils|suspense)\.js$/;
const rules = /\/shared\/(pricing|limits|languages|money)\.ts$/;

const client = fileURLToPath(new URL('.', import.meta.url));
const component = (route: string) => `${client}routes/${route}.tsx?tsr-split=component`;

/** What the first page after sign-in loads. */
const homeEntries = [
  `${client}lib/trpc-provider.tsx`,
  `${client}routes/dashboard/index.tsx?tsr-split=loader`,
  ...['dashboard', 'dashboard/index'].map(component),
];

/** What each page for visitors loads. */
const guestEntries = [
  ['_public', '_public/index'],
  ['_public', '_public/translations'],
  ['_public', '_public/verify'],
  ['login'],
  ['register'],
  ['forgot-password'],
].map((routes) => routes.map(component));

const mostGuests = 3;
const ownModule = /\/(client|shared)\//;
const icons = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/** `CircleCheck` is `circle-check`, `Trash2` is `trash-2`. */
function iconFile(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
}

/**
 * All that the entries import statically, and the icons they name: the icon library's index would bring every icon.
 * Icons are kept by file name.
 */
function reach(entries: readonly string[], context: Context): ReadonlySet<string> {
  const modules = new Set(entries);
  const named: string[] = [];
  for (const id of modules) {
    const info = context.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) {
      if (ownModule.test(imported) && !imported.includes('/node_modules/')) modules.add(imported);
    }
    for (const [, names = ''] of info?.code?.matchAll(icons) ?? [])
      named.push(...names.split(',').map((name) => iconFile(name.trim().split(' ')[0] ?? '')));
  }
  return new Set([...modules, ...named]);
}

let plan: { home: ReadonlySet<string>; guests: readonly ReadonlySet<string>[] } | undefined;

/**
 * Modules of the first page after sign-in are one chunk; those that most visitors load as well are another, which takes
 * icons of any visitor: a file of its own would cost more.
 */
const nameChunk: NameOf = (id, context) => {
  if (basics.test(id) || hooks.test(id)) return 'common';
  if (pieces.test(id)) return 'pieces';
  if (rules.test(id)) return 'rules';
  if (id.includes('wsLink')) return 'home';
  plan ??= {
    home: reach(homeEntries, context),
    guests: guestEntries.map((entries) => reach(entries, context)),
  };
  const icon = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/.exec(id)?.[1];
  const key = icon ?? id;
  if (!plan.home.has(key) || id.endsWith('?tsr-split=component')) return null;
  const guests = plan.guests.filter((guest) => guest.has(key)).length;
  if (guests === 0) return 'home';
  return icon !== undefined || guests >= mostGuests ? 'common' : null;
};

export const chunkGroups: NonNullable<Groups> = [
  {
    name: 'core',
    tags: ['$initial'],
    test: (id) => !id.includes('wsLink'),
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // Menus, dialogs, popovers: on most pages of the application, on no page for visitors.
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
  { name: nameChunk, debugName: 'shared', includeDependenciesRecursively: false, priority: 0 },
];
