import type { PrintJob, TextJob } from './print-job.ts';

/** One white pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
);

/** A worker's first print, which loads every font and every part of the template. */
export const warmUpJob: PrintJob = {
  paper: {
    title: 'Proof',
    brand: 'Proof',
    date: [2026, 1, 1],
    code: 'PROOF',
    verify: 'example.com/verify',
    notice: null,
    stamp: ['Proof'],
    certificate: {
      letterhead: { name: 'Proof', lines: ['Proof'] },
      title: 'Proof',
      titleLang: 'en',
      heading: 'Proof',
      subtitle: 'Proof',
      facts: [{ label: 'Holder', value: 'Nguyễn 山田 김 محمد דוד', lang: 'ja', wide: true }],
      marks: [{ value: 'Proof', lang: 'en' }],
      statement: ['Proof'],
      basis: 'Proof',
      signer: {
        name: { value: 'Proof', lang: 'en' },
        native: { value: '山田', lang: 'ja' },
        lines: [{ value: 'Proof', lang: 'en' }],
      },
      codeLabel: 'Proof',
      pagesLabel: 'Proof',
      disclaimer: 'Proof',
      sealAlt: 'Proof',
      sheet: null,
    },
  },
  art: {
    seal: { upper: 'PROOF', lower: 'PROOF', mark: 'P' },
    qr: 'https://example.com',
    offlineSeal: null,
    signature: {
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 1L2 0" stroke="#000"/></svg>',
    },
  },
  source: { bytes: pixel, mimetype: 'image/png' },
  copies: { bytes: pixel, mimetype: 'image/png', pageCounts: [1] },
  expected: ['PROOF'],
  signing: null,
};

const proof = [{ value: 'Proof', lang: 'en' }];

/** Loads the template of texts. */
export const warmUpText: TextJob = {
  title: 'Proof',
  brand: 'Proof',
  date: [2026, 1, 1],
  notice: null,
  size: 'us-letter',
  remark: null,
  textPages: [
    {
      heading: 'Proof',
      continued: 'Proof',
      blocks: [
        { id: '', kind: 'heading', lines: proof },
        { id: '', kind: 'mark', lines: proof, outline: null },
        { id: '', kind: 'field', label: proof, value: proof, pair: 'inline', tab: 0 },
        { id: '', kind: 'note', label: 'Proof', lines: proof },
        {
          id: '',
          kind: 'table',
          rows: [[proof]],
          widths: [{ word: 'Proof', number: '', cell: 'Proof' }],
          hasHead: false,
          shares: null,
          isRuled: true,
        },
      ],
      placed: [],
      ratio: Math.SQRT2,
      above: [],
    },
  ],
};
