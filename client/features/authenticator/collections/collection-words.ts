import type { CollectionLevel, TermStatus } from '#shared/memory-collections.ts';
import type { CollectionView } from '#shared/schemas/memory-collections.ts';

/** Words for memories and glossaries. */

export const levelWords: Readonly<Record<CollectionLevel, string>> = {
  answer: 'Another word needs a reason',
  advice: 'Another word is advice',
};

export const statusWords: Readonly<Record<TermStatus, string>> = {
  preferred: 'Preferred',
  admitted: 'Allowed',
  forbidden: 'Not to be used',
};

/** Customers whose papers use a collection. */
export function ownerOf({ kind, accountId, accountName, accountEmail }: CollectionView): string {
  const word = kind === 'memory' ? 'Memory' : 'Glossary';
  return accountId === null ? `${word} of the house` : `${word} of ${accountName ?? accountEmail ?? 'a customer'}`;
}
