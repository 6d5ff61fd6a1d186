import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import os from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { degrees, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import openCompiler from '@myriaddreamin/typst-ts-web-compiler';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { describeCertificate, type PrintedCertificate } from '#server/features/certification/certificate.ts';
import { watchDeadline, type TimeLimits } from '#server/platform/typesetting/deadline.ts';
import { PrintError } from '#server/platform/typesetting/print-error.ts';
import type { PrintJob } from '#server/platform/typesetting/print-job.ts';
import { createTypesetter } from '#server/platform/typesetting/typesetter.ts';
import { compileTypst, reserveMemory } from '#server/platform/typesetting/wasm.ts';
import { paperBrand, wholeCertificate, wholeFacts } from '../support/certificates.ts';
import { markedNames, names } from '../support/names.ts';
import {
  emptyPdf,
  garbagePdf,
  lyingPdf,
  pdfOf,
  pdfWithOwnerPassword,
  pdfWithUserPassword,
  pngOf,
  smallJpeg,
} from '../support/pdf-fixtures.ts';
import { readPlaced, readPrinted, squeezed } from '../support/printed.ts';
import { printedSigner } from '../support/signers.ts';

/** Papers as the worker prints them. */

const typesetter = createTypesetter();
afterAll(() => typesetter.close());

const pdf = (bytes: Uint8Array): PrintJob['source'] => ({ bytes, mimetype: 'application/pdf' });
const onePage = pdf(lyingPdf(1, '1'));

function jobOf(changes: Partial<PrintedCertificate> = {}, source = onePage): PrintJob {
  return { ...describeCertificate(paperBrand, { ...wholeCertificate, ...changes }, { source }), signing: null };
}

async function print(changes: Partial<PrintedCertificate> = {}, source = onePage): Promise<string[]> {
  return readPrinted((await typesetter.print(jobOf(changes, source), 'someone')).pdf);
}

async function faultOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.then(
    () => 'printed',
    (caught: unknown) => caught,
  );
  return error instanceof PrintError ? error.fault : error;
}

describe('the delivered file', () => {
  test('is the certificate and then every page of the translation, numbered through', async () => {
    const pages = await print({}, pdf(await pdfOf(3)));
    expect(pages).toHaveLength(4);
    for (const shown of [
      'Birth certificate',
      'Translation from Portuguese into English',
      'João da Conceição',
      'January 15, 2026',
      'Maria Gonçalves',
      'not affiliated',
    ]) {
      expect(squeezed(pages[0] ?? '')).toContain(squeezed(shown));
    }
    pages.forEach((page, index) => {
      expect(page).toContain('TFE7K2Q9M');
      expect(squeezed(page)).toContain(squeezed('paper.example/verify?code=TFE7K2Q9M'));
      expect(squeezed(page)).toContain(squeezed(`Page ${index + 1} of 4`));
      if (index > 0) expect(page).toContain(`Certificate of Birth, page ${index} of 3`);
    });
    expect(pages.join(' ')).not.toMatch(/notar|specimen|corrected/i);
  });

  test('says on every page that it is a specimen', async () => {
    const pages = await print({ isSpecimen: true }, pdf(await pdfOf(2)));
    expect(pages).toHaveLength(3);
    for (const page of pages) expect(page).toContain('Sandbox specimen');
  });

  test('keeps the verification URL on one line next to a stamp, and no single fact in the last row', async () => {
    const verifyUrl = 'https://certified-translations.example/verify?code=TFE7K2Q9M';
    const holders = [{ name: 'Noa Levi' }];
    const issuer = 'Population and Immigration Authority, District Office';
    const changes = {
      preset: 'naati',
      verifyUrl,
      facts: { ...wholeFacts, holders, issuer, registerNumber: '1' },
    } as const;
    const { pdf: bytes } = await typesetter.print(jobOf(changes), 'someone');
    for (const page of [1, 2]) {
      const shown = (await readPlaced(bytes, page)).map(({ str }) => str);
      expect(shown.find((text) => text.includes('verify?'))).toContain(verifyUrl.replace('https://', ''));
    }
    const placed = await readPlaced(bytes, 1);
    const rowOf = (text: string) => placed.find(({ str }) => squeezed(str) === squeezed(text))?.transform[5];
    expect(rowOf('Pages of the translation')).toBeDefined();
    expect(rowOf('Pages of the translation')).toBe(rowOf('Pages of the original'));
    expect(rowOf('Pages of the translation')).not.toBe(rowOf('Date of issue'));
  });

  test('is tagged, titled and in English, its fonts embedded', async () => {
    const { pdf: bytes } = await typesetter.print(jobOf(), 'someone');
    const file = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(file.getTitle()).toBe('Certified translation: Birth certificate');
    expect(file.catalog.toString()).toMatch(/\/Lang \(en\)/);
    expect(file.catalog.toString()).toContain('/StructTreeRoot');
  });

  test('carries fifty pages', async () => {
    const { pages } = await typesetter.print(jobOf({}, pdf(await pdfOf(50))), 'someone');
    expect(pages).toBe(51);
  });

  test('keeps form values and annotations', async () => {
    const source = await PDFDocument.load(await pdfOf(1));
    const field = source.getForm().createTextField('holder');
    field.setText('Typed value');
    field.addToPage(source.getPage(0), { x: 80, y: 300, width: 240, height: 24 });
    const [, form] = await print({}, pdf(await source.save()));
    expect(form).toContain('Typed value');
  });

  test.each(['1.4', '1.7', '1.7ext3'] as const)(
    'holds a file that only restricts printing (PDF %s)',
    async (version) => {
      const pages = await print({}, pdf(await pdfWithOwnerPassword(2, version)));
      expect(pages[2]).toContain('Certificate of Birth, page 2 of 2');
    },
  );

  test('shows a turned, encrypted page with form fields upright and filled in', async () => {
    const source = await PDFDocument.create();
    const sheet = source.addPage([612, 792]);
    sheet.setRotation(degrees(90));
    sheet.drawText('Upright words', { x: 100, y: 80, size: 14, rotate: degrees(90) });
    const field = source.getForm().createTextField('holder');
    field.setText('Typed value');
    field.addToPage(sheet, { x: 200, y: 80, width: 24, height: 240, rotate: degrees(90) });
    source.encrypt({ userPassword: '', ownerPassword: 'owner', permissions: { printing: false } });
    const { pdf: bytes } = await typesetter.print(jobOf({}, pdf(await source.save())), 'someone');
    const printed = (await PDFDocument.load(bytes)).getPage(1);
    expect(printed.getWidth()).toBeGreaterThan(printed.getHeight());
    const texts = await readPlaced(bytes, 2);
    for (const words of ['Upright words', 'Typed value']) {
      const placed = texts.find(({ str }) => str === words);
      expect(placed?.transform.slice(0, 2).map((value) => Math.sign(Math.round(value)))).toEqual([1, 0]);
    }
  });

  test.each([90, 180, 270])('honours a page turned by %i degrees', async (angle) => {
    const source = await PDFDocument.load(await pdfOf(1));
    source.getPage(0).setRotation(degrees(angle));
    const { pdf: bytes } = await typesetter.print(jobOf({}, pdf(await source.save())), 'someone');
    const { width, height } = (await PDFDocument.load(bytes)).getPage(1).getSize();
    expect(width > height).toBe(angle % 180 !== 0);
  });

  test.each<[string, () => PrintJob['source']]>([
    ['PNG', () => ({ bytes: pngOf(80, 60), mimetype: 'image/png' })],
    ['transparent PNG', () => ({ bytes: pngOf(80, 60, { alpha: true }), mimetype: 'image/png' })],
    ['JPEG', () => ({ bytes: smallJpeg(), mimetype: 'image/jpeg' })],
  ])('holds a translated image: %s', async (_name, source) => {
    const pages = await print({}, source());
    expect(pages).toHaveLength(2);
    expect(squeezed(pages[1] ?? '')).toContain('Page2of2');
  });
});

describe('names', () => {
  async function expectWhole(language: string, list: readonly string[]): Promise<void> {
    for (let at = 0; at < list.length; at += 3) {
      const some = list.slice(at, at + 3);
      const signerName = some[0] ?? '';
      const facts = { ...wholeFacts, holders: some.map((name) => ({ name })) };
      const signer = printedSigner({ nativeName: signerName });
      const changes = { facts, sourceLanguage: language, signer };
      const [certificate = '', ...others] = await print(changes);
      expect(others).toHaveLength(1);
      for (const name of some) {
        expect(squeezed(certificate).normalize('NFC')).toContain(squeezed(name).normalize('NFC'));
      }
    }
  }

  // One from each side of the page.
  const [some, more] = [true, false].map((isOrdinary) =>
    Object.entries(names).filter(([language]) => ['Portuguese', 'Arabic'].includes(language) === isOrdinary),
  );
  const whole = '%s names and signers are extracted whole by another reader';
  test.each(some ?? [])(whole, expectWhole);
  test.each(more ?? [])(whole, { tags: 'sweep' }, expectWhole);

  test.each(markedNames)('%s keeps its vowel signs', { tags: 'sweep' }, async (nativeName) => {
    const facts = { ...wholeFacts, holders: [{ name: 'Layla', nativeName }] };
    const [certificate = ''] = await print({ facts });
    const lettersOf = (text: string) => squeezed(text).normalize('NFD').replaceAll(/\p{M}/gu, '');
    expect(lettersOf(certificate)).toContain(lettersOf(nativeName));
    const signsOf = (text: string) => Map.groupBy(text.normalize('NFD').match(/\p{M}/gu) ?? [], (sign) => sign);
    for (const [sign, { length }] of signsOf(nativeName)) {
      expect(signsOf(certificate).get(sign)?.length).toBeGreaterThanOrEqual(length);
    }
    expect(certificate.replaceAll('\n', ''), 'a glyph without text').not.toMatch(/[\p{Cc}\uFFFD]/u);
  });

  test.each(['ليلى بنت عبد الله الحدّاد', 'Ọlọ́runtóbi Adébáyọ̀'])('%s is extracted whole', async (nativeName) => {
    const [certificate = ''] = await print({ facts: { ...wholeFacts, holders: [{ name: 'Layla', nativeName }] } });
    expect(squeezed(certificate).normalize('NFC')).toContain(squeezed(nativeName).normalize('NFC'));
  });

  test('markup is printed as it is', async () => {
    const hostile = '#panic("x") $x^2$ *bold* _it_ `raw` @ref <label> \\ // c /* d */ = h';
    const [certificate = ''] = await print({
      facts: { ...wholeFacts, holders: [{ name: hostile }] },
      signer: printedSigner({
        legalName: '= #read("/data.json")',
        credential: hostile,
        address: [hostile],
        email: hostile,
      }),
    });
    expect(squeezed(certificate)).toContain(squeezed(hostile));
    expect(squeezed(certificate)).toContain(squeezed('= #read("/data.json")'));
  });

  test.each([
    ['a letter without a glyph', 'Ana ꦲ Souza', 'U+A9B2'],
    ['a control', 'Ana\u0007', 'U+0007'],
    ['an override', 'Ana \u202Eazuos', 'U+202E'],
  ])('%s is refused with letter, code point and path', async (_name, name, codePoint) => {
    const work = typesetter.print(jobOf({ facts: { ...wholeFacts, holders: [{ name: 'Ana' }, { name }] } }), 'someone');
    await expect(work).rejects.toMatchObject({
      fault: 'letters',
      letters: [{ codePoint, path: 'certificate.facts.2.value' }],
    });
  });
});

describe('what cannot be certified', () => {
  test.each<[string, () => Promise<PrintJob['source']> | PrintJob['source'], string]>([
    ['needs a password', async () => pdf(await pdfWithUserPassword(1)), 'source-encrypted'],
    ['is noise', () => pdf(garbagePdf()), 'source-unreadable'],
    ['has no pages', () => pdf(emptyPdf()), 'source-unreadable'],
    ['is a broken image', () => ({ bytes: Buffer.from('no image'), mimetype: 'image/png' }), 'source-unreadable'],
  ])('%s', async (_name, source, fault) =>
    expect(await faultOf(typesetter.print(jobOf({}, await source()), 'someone'))).toBe(fault),
  );

  test('uses a font that it does not contain', async () => {
    const source = await PDFDocument.create();
    const { node } = source.addPage();
    const standard = await source.embedFont('Helvetica');
    await source.flush();
    const font = source.context.lookup(standard.ref);
    node.setFontDictionary(PDFName.of('F1'), standard.ref);
    const standardFile = await source.save();
    expect(await faultOf(typesetter.print(jobOf({}, pdf(standardFile)), 'someone'))).toBe('printed');
    if (!(font instanceof PDFDict)) throw new Error('no font');
    font.set(PDFName.of('BaseFont'), PDFName.of('FancyGothic'));
    const work = typesetter.print(jobOf({}, pdf(await source.save())), 'someone');
    await expect(work).rejects.toMatchObject({ fault: 'source-fonts', message: 'FancyGothic' });
  });

  test('an image of 149 megapixels is refused while the event loop goes on', { tags: 'sweep' }, async () => {
    const create = { width: 12_200, height: 12_200, channels: 3, background: '#fff' } as const;
    const bytes = await sharp({ create, limitInputPixels: false }).png().toBuffer();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    expect(await faultOf(typesetter.print(jobOf({}, { bytes, mimetype: 'image/png' }), 'someone'))).toBe('image-size');
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan(1000);
  });
});

describe('the worker', () => {
  test('is replaced after the deadline of its CPU time, or else of the clock', { tags: 'sweep' }, async () => {
    for (const deadline of [
      { cpuMs: 1, wallMs: 120_000 },
      { cpuMs: 20_000, wallMs: 1 },
    ]) {
      const strict = createTypesetter({ deadline });
      expect(await faultOf(strict.print(jobOf(), 'someone'))).toBe('deadline');
      await strict.close();
    }
  });

  test.runIf(process.platform === 'linux')(
    'yields to the thread that answers requests',
    { tags: 'sweep', meta: { needs: 'Linux' } },
    async () => {
      const priorities = async () => (await readdir('/proc/self/task')).map((thread) => os.getPriority(Number(thread)));
      const lowered = async () =>
        (await priorities()).filter((priority) => priority > os.getPriority(process.pid)).length;
      const before = await lowered();
      const press = createTypesetter();
      await press.warm();
      expect(await lowered()).toBeGreaterThan(before);
      await press.close();
    },
  );

  test(
    'dies of a paper that takes more memory than the cap, and the next one is printed',
    { tags: 'sweep' },
    async () => {
      const small = createTypesetter({ wasmMebibytes: 120, reservedMebibytes: 0 });
      const many = pdf(await pdfOf(1));
      const statement = 'x '.repeat(3_000_000);
      const job = jobOf({}, many);
      const large = {
        ...job,
        paper: { ...job.paper, certificate: { ...job.paper.certificate, statement: [statement] } },
      };
      expect(await faultOf(small.print(large, 'someone'))).toMatch(/crashed|deadline|memory/);
      expect((await small.print(jobOf(), 'someone')).pages).toBe(2);
      await small.close();
    },
  );

  test('is replaced at once when killed, while printing or idle', async () => {
    const posted = vi.spyOn(Worker.prototype, 'postMessage');
    const press = createTypesetter();
    const workers = () => posted.mock.contexts.filter((context) => context instanceof Worker);
    const busy = faultOf(press.print(jobOf(), 'someone'));
    await vi.waitFor(() => expect(workers()).toHaveLength(1), { timeout: 60_000 });
    await workers()[0]?.terminate();
    expect(await busy).toBe('crashed');
    expect((await press.print(jobOf(), 'someone')).pages).toBe(2);
    await workers().at(-1)?.terminate();
    expect((await press.print(jobOf(), 'someone')).pages).toBe(2);
    await press.close();
  });

  test('allocates the memory of its prints at the start, and none with each print', async () => {
    const compiler = await openCompiler({ module_or_path: await compileTypst(512) });
    reserveMemory(compiler, 160);
    const size = compiler.memory.buffer.byteLength;
    const kept = Array.from({ length: 150 }, () => compiler.__wbindgen_export(2 ** 20, 1));
    expect(new Set(kept).size).toBe(150);
    expect(compiler.memory.buffer.byteLength).toBe(size);
  });

  test('is recycled after its limit of papers without a failure', { tags: 'sweep' }, async () => {
    const press = createTypesetter({ printsPerWorker: 1 });
    await press.warm();
    const printed = await Promise.all(['a', 'b', 'a'].map((owner) => press.print(jobOf(), owner)));
    expect(printed.map(({ pages }) => pages)).toEqual([2, 2, 2]);
    await press.close();
  });

  test('refuses papers beyond its queue limit', { tags: 'sweep' }, async () => {
    const narrow = createTypesetter({ queueMax: 1 });
    const results = await Promise.all([1, 2, 3].map(() => faultOf(narrow.print(jobOf(), 'someone'))));
    expect(results.filter((result) => result === 'busy').length).toBeGreaterThanOrEqual(1);
    await narrow.close();
  });
});

describe('the deadline of a worker', () => {
  /** A thread that computes or sleeps for as long as it is asked to. */
  const threadSource = `
    const { parentPort } = require('node:worker_threads');
    const cell = new Int32Array(new SharedArrayBuffer(4));
    parentPort.on('message', ({ does, ms }) => {
      if (does === 'sleep') Atomics.wait(cell, 0, 0, ms);
      else for (const end = process.threadCpuUsage().user + ms * 1000; process.threadCpuUsage().user < end; );
      parentPort.postMessage('done');
    });
    parentPort.postMessage('ready');`;

  async function outcomeOf(limits: TimeLimits, work: { does: 'sleep' | 'compute'; ms: number }): Promise<string> {
    const worker = new Worker(threadSource, { eval: true });
    await once(worker, 'message');
    const { promise, resolve } = Promise.withResolvers<string>();
    const stop = watchDeadline(worker, limits, resolve);
    worker.once('message', resolve);
    worker.postMessage(work);
    const outcome = await promise;
    stop();
    await worker.terminate();
    return outcome;
  }

  test('counts the time that it computes, not the time that it waits', { tags: 'sweep' }, async () => {
    const limits = { cpuMs: 400, wallMs: 60_000 };
    expect(await outcomeOf(limits, { does: 'sleep', ms: 1500 })).toBe('done');
    expect(await outcomeOf(limits, { does: 'compute', ms: 60_000 })).toBe('no result in 400 ms of CPU time');
  });

  test('has a limit by the clock behind it', async () => {
    const limits = { cpuMs: 60_000, wallMs: 300 };
    expect(await outcomeOf(limits, { does: 'sleep', ms: 60_000 })).toBe('no result in 300 ms');
  });
});
