/** Statements of the public pages without a source: samples, which a build for a public address leaves out. */

/** By area of the catalogue: paths of lists and texts; a path goes through lists. */
const sampleClaims: Readonly<Record<string, readonly string[]>> = {
  home: [
    'hero.figures',
    'about.figures',
    'stories.figures',
    'stories.testimonials',
    'profiles.cards.students',
    'profiles.cards.successRate',
    'facts.studentsSince',
  ],
  translations: ['hero.figures', 'testimonials'],
};

/** Claims shown by each place of the public pages. */
export const claimPlaces = [
  'home.hero',
  'home.about',
  'home.stories',
  'home.testimonials',
  'home.students',
  'home.successRate',
  'translations.hero',
  'translations.testimonials',
] as const;
export type ClaimPlace = (typeof claimPlaces)[number];

type Tree = Readonly<Record<string, unknown>>;

/** The messages of an area without its claims: lists are empty, texts ''. Throws for a path that does not exist. */
export function withoutClaims(area: string, messages: Tree): Tree {
  return (sampleClaims[area] ?? []).reduce<Tree>((tree, path) => emptied(tree, path.split('.')), messages);
}

function emptied(tree: Tree, [key = '', ...rest]: readonly string[]): Tree {
  const value = tree[key];
  if (rest.length === 0 && Array.isArray(value)) return { ...tree, [key]: [] };
  if (rest.length === 0 && typeof value === 'string') return { ...tree, [key]: '' };
  if (rest.length > 0 && Array.isArray(value)) {
    return { ...tree, [key]: value.map((item: unknown) => (isTree(item) ? emptied(item, rest) : item)) };
  }
  if (rest.length > 0 && isTree(value)) return { ...tree, [key]: emptied(value, rest) };
  throw new Error(`the messages have no claim ${key}`);
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
