import { paperKinds, type PaperKind } from '../../certificate/paper-kinds.ts';

/** Titles of papers. The English names of their kinds are stored. */
export const messages = {
  kinds: Object.fromEntries(paperKinds.map((kind) => [kind, kind])) as { readonly [K in PaperKind]: K },
  holders: {
    two: '{first} and {second}',
    more: '{first} and {count, plural, one {# other} other {# others}}',
  },
} as const;
