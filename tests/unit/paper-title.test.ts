import { describe, expect, onTestFinished, test } from 'vitest';
import { fileSize } from '#client/lib/format.ts';
import { paperTitle as titleInPage } from '#client/lib/paper-title.ts';
import { addWords, startLocale } from '#client/ui/words.ts';
import { notificationText } from '#server/features/notifications/texts.ts';
import {
  abbreviateName,
  certifiedTitle,
  paperFilename,
  paperName,
  paperSubtitle,
  paperTitle,
  unknownKind,
} from '#shared/certificate/title.ts';
import hebrew from '#shared/messages/he/kinds.json' with { type: 'json' };

const filename = 'certidao.pdf';
const birth = { paperKind: 'Birth certificate', holders: ['João Pereira'] };

test.each([
  ['João Pereira', 'João P.'],
  ['João Pereira da Silva', 'João S.'],
  ['SILVA, João Pedro', 'João S.'],
  ['Mário de', 'Mário D.'],
  ['Pelé', 'Pelé'],
  ['Ngọc Ánh', 'Ngọc Á.'],
  ['Ana de ’t Hooft', 'Ana H.'],
  ['', ''],
  ['A'.repeat(120), `${'A'.repeat(23)}…`],
])('%s is abbreviated to %s', (name, short) => expect(abbreviateName(name)).toBe(short));

describe('a title', () => {
  test('is the file’s name until a kind is certified', () => {
    expect(paperTitle({ filename })).toBe(filename);
    expect(paperTitle({ filename, certified: null })).toBe(filename);
    expect(paperTitle({ filename, certified: { paperKind: unknownKind, holders: ['João Pereira'] } })).toBe(filename);
    expect(paperSubtitle({ filename })).toBeUndefined();
    expect(paperName({ filename })).toBe(filename);
  });

  test('is the certified kind with its holders, the file’s name second', () => {
    expect(paperTitle({ filename, certified: birth })).toBe('Birth certificate · João P.');
    expect(paperSubtitle({ filename, certified: birth })).toBe(filename);
    expect(paperName({ filename, certified: birth })).toBe('Birth certificate · João P. (certidao.pdf)');
    expect(certifiedTitle({ ...birth, holders: ['João Pereira', 'Ana Lima'] })).toBe(
      'Birth certificate · João P. and Ana L.',
    );
    expect(certifiedTitle({ ...birth, holders: ['João Pereira', 'Ana Lima', 'Eva Lima'] })).toBe(
      'Birth certificate · João P. and 2 others',
    );
  });

  test('is the kind and holder of the order until certification', () => {
    const ordered = { paperKind: 'Diploma', holders: ['Ana Lima'] };
    expect(paperTitle({ filename, ordered, certified: null })).toBe('Diploma · Ana L.');
    expect(paperSubtitle({ filename, ordered, certified: null })).toBe(filename);
    expect(paperTitle({ filename, ordered, certified: birth })).toBe('Birth certificate · João P.');
  });

  test('is the owner’s own name after a rename, the certified title second', () => {
    const renamed = { filename: 'For the visa.pdf', displayName: 'For the visa.pdf', certified: birth };
    expect(paperTitle(renamed)).toBe('For the visa.pdf');
    expect(paperSubtitle(renamed)).toBe('Birth certificate · João P.');
  });
});

test('downloads are named by kind, holder and code', () => {
  expect(paperFilename(birth, 'TFE7K2M9Q')).toBe('Birth certificate - João P. - TFE7K2M9Q.pdf');
  expect(paperFilename({ paperKind: 'ID card (front/back)', holders: [] }, 'TFE7K2M9Q')).toBe(
    'ID card (front_back) - TFE7K2M9Q.pdf',
  );
  expect(paperFilename(null, 'TFE7K2M9Q')).toBeUndefined();
});

test('notifications name the certified paper and its file', () => {
  const about = { documentId: '8a6e0804-2bd0-4672-b79d-d97027f9071a', filename, ...birth };
  expect(notificationText('translation_ready', about).message).toBe(
    'Birth certificate · João P. (certidao.pdf) is ready to download.',
  );
});

test('between words from the right, names and sizes keep their own direction', () => {
  startLocale('he');
  addWords('kinds', hebrew);
  onTestFinished(() => startLocale('en'));
  const certified = { paperKind: 'Birth certificate', holders: ['João Pereira'] };
  expect(titleInPage({ filename: 'a.pdf', certified })).toBe(
    `${hebrew.kinds['Birth certificate']} · \u2068João P.\u2069`,
  );
  expect(fileSize(136_192)).toBe('\u2066133 kB\u2069');
});
