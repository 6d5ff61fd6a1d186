import { findUnboundFacts } from '#server/features/certification/issue/check.ts';

/** A program that asks a thread once, and has nothing else to do then. */

const found = await findUnboundFacts({
  facts: { paperKind: 'Passport', holders: [{ name: 'Ana' }] },
  text: { pages: [], sources: [], titles: [], isExact: true },
  people: [],
  sourceLanguage: 'Portuguese',
});
console.log(found.map(({ rule }) => rule).join());
