import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { SourceLanguage } from '#shared/languages.ts';
import { effortOutput, textDelta } from '#shared/schemas/studio.ts';
import { translationText } from '#shared/schemas/translation-text.ts';
import { gapMark } from '#shared/translation-gaps.ts';
import { expect, test } from './support/app.ts';
import { ask, call, makeDraft, payFor, signUp } from './support/customer.ts';
import { expectSaved, findReview, openStudio, writeText } from './support/studio.ts';

/** Effort of a paper at the keyboard: keys and characters from the drafts to the last confirmation. */

test.use({ viewport: { width: 1280, height: 900 } });

interface Paper {
  name: string;
  language: SourceLanguage;
  lines: readonly object[];
  /** English of what the drafts leave open, by its source. */
  written: Readonly<Record<string, string>>;
}

const open = (lang: string) => ({ lang, confidence: 96 });
const field =
  (lang: string) =>
  (label: string, value: string): object => ({
    ...open(lang),
    kind: 'field',
    source: { label, value },
    target: { label: '', value: '' },
  });
const text =
  (lang: string) =>
  (source: string, kind = 'paragraph'): object => ({ ...open(lang), kind, source, target: '' });

const [pt, ptText] = [field('pt'), text('pt')];
const spouse = (name: string, birth: string, parents: string, job: string): object[] => [
  pt('Nome', name),
  pt('Data de nascimento', birth),
  pt('Naturalidade', 'São José dos Campos - SP'),
  pt('Nacionalidade', 'brasileira'),
  pt('Profissão', job),
  pt('Estado civil', 'solteiro'),
  pt('Filiação', parents),
];

const marriage: Paper = {
  name: 'Portuguese marriage certificate',
  language: 'Portuguese',
  lines: [
    ptText('REPÚBLICA FEDERATIVA DO BRASIL'),
    ptText('REGISTRO CIVIL DAS PESSOAS NATURAIS'),
    ptText('CERTIDÃO DE CASAMENTO', 'heading'),
    pt('Matrícula', '104235 01 55 2014 2 00123 045 0012345 67'),
    ...spouse('JOÃO GONÇALVES DA CONCEIÇÃO', '07/03/1988', 'ANTÔNIO ARAÚJO e LÚCIA BRANDÃO', 'professor'),
    ...spouse('MARIA RUIZ SOLER', '21/06/1990', 'PABLO RUIZ e INÊS SOLER', 'enfermeira'),
    pt('Data do casamento', '21/06/2014'),
    pt('Regime de bens do casamento', 'comunhão parcial de bens'),
    pt('Nome que passou a utilizar', 'MARIA RUIZ SOLER DA CONCEIÇÃO'),
    ptText('Nada consta à margem do termo.'),
    pt('Observações', 'nenhuma'),
    ptText('O referido é verdade e dou fé.'),
    ptText('São José dos Campos, 3 de julho de 2024.'),
  ],
  written: {
    'Nome que passou a utilizar': 'Name used after marriage',
    'Nada consta à margem do termo.': 'Nothing appears in the margin of the entry.',
    nenhuma: 'none',
    professor: 'teacher',
    enfermeira: 'nurse',
  },
};

const [de, deText] = [field('de'), text('de')];
const birth: Paper = {
  name: 'German birth certificate',
  language: 'German',
  lines: [
    deText('Geburtsurkunde', 'heading'),
    de('Standesamt', 'Köln'),
    de('Registernummer', 'G 1234/1988'),
    de('Geburtsname', 'Großmann'),
    de('Vorname', 'Jürgen Karl'),
    de('Geschlecht', 'männlich'),
    de('Geburtstag', '7. März 1988'),
    de('Geburtsort', 'Köln'),
    deText('Mutter'),
    de('Familienname', 'Großmann'),
    de('Vornamen', 'Anna Luise'),
    de('Religion', 'evangelisch'),
    deText('Vater'),
    de('Familienname', 'Großmann'),
    de('Vornamen', 'Peter'),
    de('Religion', 'katholisch'),
    deText('Köln, 3. Juli 2024'),
    deText('Weitere Angaben aus dem Register: keine'),
  ],
  written: {
    evangelisch: 'Protestant',
    katholisch: 'Catholic',
    'Weitere Angaben aus dem Register: keine': 'Further entries in the register: none',
  },
};

/** The keyboard of a person, counted. */
function countedKeyboard({ keyboard }: Page) {
  const count = { keys: 0, characters: 0 };
  return {
    count,
    async press(key: string): Promise<void> {
      count.keys += 1;
      await keyboard.press(key);
    },
    async write(words: string): Promise<void> {
      count.characters += words.length;
      await keyboard.type(words);
    },
  };
}

for (const paper of [marriage, birth]) {
  test(
    `a ${paper.name} of ${paper.lines.length} blocks takes 30 keys and 150 characters at most`,
    { tag: paper === birth ? '@sweep' : [] },
    async ({ page, mailbox, sandbox, openAs }) => {
      test.setTimeout(240_000);
      const filename = `effort-${randomUUID().slice(0, 8)}.pdf`;
      await signUp(page, mailbox);
      await payFor(page, sandbox, [await makeDraft(page, filename, { sourceLanguage: paper.language })]);
      const staff = await openAs('authenticator');
      const { request } = staff.context();
      const reviewId = await findReview(staff, filename);
      await writeText(staff, reviewId, { lines: paper.lines });
      const load = () => ask(request, 'authenticator.text', { input: { id: reviewId }, output: translationText });
      const { version } = await load();
      await call(request, 'authenticator.draftText', { input: { id: reviewId, version }, output: textDelta });
      await expect.poll(async () => (await load()).progress.drafted, { timeout: 60_000 }).toBeGreaterThan(5);

      await openStudio(staff, reviewId);
      // The focus is on the first open block without a key.
      await expect(staff.locator('[data-row][data-active] textarea:focus')).toBeVisible();
      const { count, press, write } = countedKeyboard(staff);
      await finish(staff, paper, { press, write });
      const all = paper.lines.length;
      await expect(staff.getByText(`${all} of ${all} confirmed`).first()).toBeVisible();
      await expectSaved(staff);
      test
        .info()
        .annotations.push({ type: 'effort', description: `${count.keys} keys, ${count.characters} characters` });
      console.log(`${paper.name}: ${count.keys} keys, ${count.characters} characters`);
      expect(count.keys).toBeLessThanOrEqual(30);
      expect(count.characters).toBeLessThanOrEqual(150);

      // What it took is recorded for the person who did it.
      const effort = () => ask(request, 'authenticator.effort', { input: { id: reviewId }, output: effortOutput });
      await staff.goto('/authenticator');
      await expect.poll(async () => (await effort()).items[0]?.keys ?? 0).toBeGreaterThanOrEqual(count.keys);
      expect((await effort()).items[0]?.minutes).toBeGreaterThanOrEqual(1);
    },
  );
}

type Hands = Pick<ReturnType<typeof countedKeyboard>, 'press' | 'write'>;

/** Confirms what is in view and unmarked together, everything else by itself; writes or copies what is empty. */
async function finish(staff: Page, paper: Paper, { press, write }: Hands): Promise<void> {
  const active = staff.locator('[data-row][data-active]');
  let last = '';
  for (let turn = 0; turn < 2 * paper.lines.length; turn += 1) {
    await expect(active.locator('textarea:focus')).toBeVisible();
    if ((await active.getAttribute('data-state')) === 'confirmed') return;
    const id = (await active.getAttribute('data-row')) ?? '';
    const isSafe = (await active.getAttribute('data-safe')) !== null;
    if (isSafe && last !== id) {
      last = id;
      await press('Alt+k');
      continue;
    }
    await fill(staff, paper, { press, write });
    await press('Control+Enter');
  }
}

/** Writes into the texts of the active block that are empty or a gap alone; a name, a number or a place is copied. */
async function fill(staff: Page, { written }: Paper, { press, write }: Hands): Promise<void> {
  const fields = staff.locator('[data-row][data-active] textarea[data-side="target"]');
  for (const [index, one] of (await fields.all()).entries()) {
    if (!['', gapMark].includes(await one.inputValue())) continue;
    if (!(await one.evaluate((element) => element === document.activeElement))) {
      for (let step = 0; step < index; step += 1) {
        if (await one.evaluate((element) => element === document.activeElement)) break;
        await press('Tab');
      }
    }
    const label = (await one.getAttribute('aria-label')) ?? '';
    const [, english] = Object.entries(written).find(([source]) => label.includes(source)) ?? [];
    if (english === undefined) await press('Control+d');
    else await write(english);
  }
}
