import { paperKinds, type PaperKind } from '../../certificate/paper-kinds.ts';

/** Kinds of papers, whose English names are stored. */
export const messages = Object.fromEntries(paperKinds.map((kind) => [kind, kind])) as { readonly [K in PaperKind]: K };
