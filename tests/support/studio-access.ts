import { randomUUID } from 'node:crypto';
import { writeXliff } from '#server/features/translation/studio/exchange/xliff.ts';
import { getText } from '#server/features/translation/text.ts';
import type { Access } from './access-row.ts';
import { review } from './access-targets.ts';
import { paragraphOf } from './texts.ts';

/** Rows of the access matrix for the studio. */

const anyText = {
  who: 'staff',
  reach: 'every',
  target: review,
  absent: 'REVIEW_NOT_FOUND',
  input: (id: string) => ({ id }),
} as const;

/** A review whose text was opened. */
const openedText: Access['target'] = async (h, owner) => {
  const id = await review(h, owner);
  await getText(h.deps, id);
  return id;
};
const save = (id: string) => ({ id, version: 0, saveId: randomUUID() });

export const studioAccess: Readonly<Record<string, Access>> = {
  'authenticator.text': anyText,
  'authenticator.previewText': anyText,
  'authenticator.textChanges': { ...anyText, target: openedText, input: (id) => ({ id, version: 0 }) },
  'authenticator.sourceBoxes': { ...anyText, target: openedText },
  'authenticator.answerBox': {
    ...anyText,
    target: openedText,
    input: (id) => ({ id, boxId: randomUUID(), reason: null }),
  },
  'authenticator.effort': { ...anyText, target: openedText },
  'authenticator.recordEffort': {
    ...anyText,
    target: openedText,
    input: (id) => ({ id, windowId: randomUUID(), pages: [{ page: 1, keys: 12, minutes: 1 }] }),
  },
  'authenticator.onText': { ...anyText, target: openedText },
  'authenticator.matches': {
    ...anyText,
    input: (id) => ({ id, blockId: randomUUID(), part: 'text' }),
    answer: 'BLOCK_NOT_FOUND',
  },
  'authenticator.concordance': { ...anyText, input: (id) => ({ id, text: 'comarca' }) },
  'authenticator.saveText': {
    ...anyText,
    input: (id) => ({ ...save(id), changes: [{ kind: 'put', block: paragraphOf('Dou fé.') }] }),
  },
  'authenticator.confirmBlocks': {
    ...anyText,
    input: (id) => ({ ...save(id), blockIds: [randomUUID()] }),
    answer: 'TEXT_UNTRANSLATED',
  },
  'authenticator.restoreBlock': { ...anyText, input: (id) => ({ ...save(id), blockId: randomUUID(), from: 0 }) },
  'authenticator.readSource': anyText,
  'authenticator.draftText': { ...anyText, input: (id) => ({ id, version: 0 }) },
  'authenticator.textVersions': { ...anyText, target: openedText },
  'authenticator.textDiff': { ...anyText, target: openedText, input: (id) => ({ id, from: 0, to: 0 }) },
  'authenticator.exportText': anyText,
  'authenticator.importText': {
    ...anyText,
    input: (id) => ({ ...save(id), xliff: writeXliff({ reviewId: id, version: 0, lang: 'pt', blocks: [] }) }),
  },
  'admin.collections': { who: 'admin' },
  'admin.saveCollection': { who: 'admin', input: () => ({ kind: 'memory', name: 'House' }) },
  'admin.removeCollection': {
    who: 'admin',
    input: () => ({ id: randomUUID() }),
    answer: 'COLLECTION_NOT_FOUND',
  },
  'admin.collectionImports': {
    who: 'admin',
    input: () => ({ collectionId: randomUUID() }),
    answer: 'COLLECTION_NOT_FOUND',
  },
  'admin.removeImport': { who: 'admin', input: () => ({ id: randomUUID() }), answer: 'COLLECTION_NOT_FOUND' },
  'admin.glossaryTerms': {
    who: 'admin',
    input: () => ({ collectionId: randomUUID() }),
    answer: 'COLLECTION_NOT_FOUND',
  },
  'admin.saveTerm': {
    who: 'admin',
    input: () => ({ collectionId: randomUUID(), lang: 'pt', source: 'termo', target: 'record' }),
    answer: 'COLLECTION_NOT_FOUND',
  },
  'admin.removeTerm': {
    who: 'admin',
    input: () => ({ id: randomUUID(), collectionId: randomUUID() }),
    answer: 'COLLECTION_NOT_FOUND',
  },
  'authenticator.memory': { who: 'staff', input: () => ({}) },
  'authenticator.editMemory': {
    who: 'staff',
    input: () => ({ id: randomUUID(), seen: '', target: 'none' }),
    answer: 'MEMORY_NOT_FOUND',
  },
  'authenticator.retireMemory': {
    who: 'staff',
    input: () => ({ id: randomUUID(), isRetired: true }),
    answer: 'MEMORY_NOT_FOUND',
  },
  'authenticator.memoryCandidates': { who: 'staff', input: () => ({}) },
  'authenticator.markMemory': { who: 'staff', input: () => ({ id: randomUUID() }), answer: 'MEMORY_NOT_FOUND' },
  'authenticator.phrases': { who: 'staff', input: () => ({}) },
  'authenticator.editPhrase': {
    who: 'staff',
    input: () => ({ lang: 'pt', source: 'no such phrase', seen: '', target: 'none' }),
    answer: 'PHRASE_NOT_FOUND',
  },
  'authenticator.forms': { who: 'staff', input: () => ({}) },
  'authenticator.form': { who: 'staff', input: () => ({ id: 'no-such-form' }), answer: 'FORM_NOT_FOUND' },
  'authenticator.editForm': {
    who: 'staff',
    input: () => ({ id: 'no-such-form', seen: 1, name: 'None', issuer: '', targets: [] }),
    answer: 'FORM_NOT_FOUND',
  },
  'authenticator.retireForm': {
    who: 'staff',
    input: () => ({ id: 'no-such-form', isRetired: true }),
    answer: 'FORM_NOT_FOUND',
  },
  'authenticator.retirePhrase': {
    who: 'staff',
    input: () => ({ lang: 'pt', source: 'no such phrase', isRetired: true }),
    answer: 'PHRASE_NOT_FOUND',
  },
};
