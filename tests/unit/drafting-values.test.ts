import { describe, expect, test } from 'vitest';
import { createTranslator } from '#server/features/translation/drafting/translate.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import { noRole, roleOf } from '#shared/translation-roles.ts';
import type { SourceTag } from '#shared/translation-text.ts';

const translatorOf = (lang: SourceTag) => createTranslator({ lang, phrases: phrasesOf(lang) });
const valueOf = (lang: SourceTag, text: string, label = '') =>
  translatorOf(lang).value(text, label === '' ? noRole : roleOf(label))?.target;

describe('values that a rule drafts', () => {
  test.each<[SourceTag, string, string | undefined]>([
    ['ja', '午後3時25分', '3:25 p.m.'],
    ['ja', '午後12時', undefined],
    ['ja', '10時30分', '10:30'],
    ['ja', '満20歳', '20 years old'],
    ['ja', '1年', undefined],
    ['ja', '3か月', '3 months'],
    ['ja', '平成30年分', 'Tax year 2018'],
    ['ja', '令和元年', '2019'],
    ['ja', '第12-3号', 'No. 12-3'],
    ['ja', '2020年4月1日～2024年3月31日', 'April 1, 2020 – March 31, 2024'],
    ['ja', '平成28年4月1日から令和2年3月31日まで', 'April 1, 2016 to March 31, 2020'],
    ['ja', '2024年3月31日まで', undefined],
    ['ko', '오전 10시 30분', '10:30 a.m.'],
    ['ko', '2023학년도 1학기', 'First semester, 2023 academic year'],
    ['ko', '4년 2개월', '4 years 2 months'],
    ['ko', '금 1,000,000원정', 'KRW 1,000,000'],
    ['ko', '제 2023-123 호', 'No. 2023-123'],
    ['ko', '2015.03.02 ~ 현재', 'March 2, 2015 – present'],
    ['ko', '2015.03.02부터 2019.02.28까지', 'March 2, 2015 to February 28, 2019'],
    ['de', '14 Uhr 35 Minuten', '14:35'],
    ['de', 'vierzehn Uhr fünfunddreißig Minuten', '14:35'],
    ['de', 'Montag, den 3. Mai 2021', 'Monday, May 3, 2021'],
    ['de', 'vom 01.01.2023 bis 31.12.2023', 'January 1, 2023 to December 31, 2023'],
    ['es', 'a las diez horas con treinta minutos', 'at 10:30'],
    ['es', '10:30 A. M.', '10:30 a.m.'],
    ['es', 'a los cinco días del mes de mayo de dos mil veinte', 'May 5, 2020'],
    ['es', 'RD$1,500.00', 'RD$1,500.00'],
    ['es', 'Q. 1,500.00', 'Q1,500.00'],
    ['es', '₡1.500,00', '₡1,500.00'],
  ])('%s: %s', (lang, text, english) => {
    expect(valueOf(lang, text)).toBe(english);
  });

  test.each<[SourceTag, string, string, string | undefined]>([
    ['ko', 'Address', '서울특별시 강남구 테헤란로 123', '123 Teheran-ro, Gangnam-gu, Seoul Special City'],
    [
      'ko',
      'Address',
      '경기도 성남시 분당구 판교역로 235, 101동 1503호 (백현동)',
      '101-dong 1503-ho, 235 Pangyoyeok-ro, Bundang-gu, Seongnam-si, Gyeonggi-do (Baekhyeon-dong)',
    ],
    ['ko', 'Address', '서울특별시 송파구 올림픽로 300', undefined],
    ['ko', 'Place of birth', '부산광역시 해운대구', 'Haeundae-gu, Busan Metropolitan City'],
    ['ko', '', '수리', undefined],
    ['ko', '', '서울특별시 종로구청장', 'Head of Jongno-gu Office, Seoul Special City'],
    ['ko', '', '수원시장', 'Mayor of Suwon-si'],
    ['ja', 'Registered domicile', '大阪府堺市', 'Sakai-shi, Osaka-fu'],
    ['ja', '', '横浜市長', 'Mayor of Yokohama-shi'],
    ['ja', '', '組合長', undefined],
    ['de', 'Address', 'Musterstraße 12, 80331 München', 'Musterstraße 12, 80331 München'],
    ['de', 'Place of birth', 'Frankfurt am Main', 'Frankfurt am Main'],
    ['de', 'Place of residence', '80331 München', '80331 Munich'],
    ['de', 'Name', 'Anna Schmidt geb. Weber', 'Anna Schmidt, née Weber'],
    ['de', 'Nationality', 'syrisch', 'Syrian'],
    ['es', 'Name', 'PÉREZ GARCÍA, JUAN', 'PÉREZ GARCÍA, JUAN'],
    ['es', 'Country', 'Argentina', 'Argentina'],
    ['es', 'Nationality', 'haitiana', 'Haitian'],
  ])('%s, a field of "%s": %s', (lang, label, text, english) => {
    expect(valueOf(lang, text, label)).toBe(english);
  });
});

test.each<[SourceTag, string, string]>([
  ['de', '1. Familienname', '1. Surname'],
  ['ja', '１．氏名', '1. Full name'],
  ['ko', '② 성명', '(2) Full name'],
  ['ko', '성명(Name)', 'Name'],
  ['ja', '生年月日 Date of birth', 'Date of birth'],
  ['es', 'NOMBRES / NAMES', 'NAMES'],
])('labels with their number or their English, %s: %s', (lang, text, english) => {
  expect(translatorOf(lang).label(text)?.target).toBe(english);
});

test.each<[SourceTag, string, string]>([
  ['de', 'Kontostand am 3. Mai 2021', 'Account balance on May 3, 2021'],
  ['ja', '手数料350円', 'Fee: JPY 350'],
  ['de', 'Gebühr 12.000 EUR', 'Fee: EUR 12,000'],
])('slots of a phrase hold days and amounts, %s: %s', (lang, text, english) => {
  expect(translatorOf(lang).text(text)?.target).toBe(english);
});

test('the address of a relative is no name', () => {
  expect(valueOf('es', 'Calle Mayor 14, Madrid', "Father's address")).toBe('Calle Mayor 14, Madrid');
  expect(valueOf('ja', '大阪府堺市', "Husband's registered domicile")).toBe('Sakai-shi, Osaka-fu');
});

test('a number sign that phrase and value both have is written once', () => {
  expect(translatorOf('ja').text('発行番号 第1234号')?.target).toBe('Issue No. 1234');
});
