import { describe, expect, test } from 'vitest';
import { draftBlocks } from '#server/features/translation/drafting/draft.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import { gapMark } from '#shared/translation-gaps.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { readPaper } from '../../scripts/bench/studio/drafting-papers/read-paper.ts';

function targetsOf(text: string, lang: SourceTag) {
  const blocks = readPaper(text, lang).map(({ block }) => block);
  return draftBlocks(blocks, { lang, phrases: phrasesOf(lang) }).map(({ target }) => target);
}

describe('values of Chinese papers', () => {
  test.each<[SourceTag, string, string]>([
    ['zh', '2015年8月20日14时35分', 'August 20, 2015, 14:35'],
    ['zh-Hant', '民國105年8月20日下午2時5分', 'August 20, 2016, 2:05 p.m.'],
    ['zh-Hant', '中華民國112年5月3日', 'May 3, 2023'],
    ['zh-Hant', '112/01/05', 'January 5, 2023'],
    ['zh', '2012年5月8日至2042年5月7日', 'May 8, 2012 to May 7, 2042'],
    ['zh', '39周', '39 weeks'],
    ['zh', '28岁', '28 years old'],
    ['zh', '3250克', '3250 g'],
    ['zh', '51,000.00元', 'RMB 51,000.00'],
    ['zh', '人民币8,500元整', 'RMB 8,500'],
    ['zh-Hant', '新臺幣15元', 'NT$15'],
    ['zh-Hant', 'NT$1,234,567', 'NT$1,234,567'],
    ['zh-Hant', '■男 □女', '■Male □Female'],
    ['zh', '（2018）京0105民初12345号', '(2018) Jing 0105 Min Chu No. 12345'],
    ['zh', '三、双方无其他争议', '3. The parties have no other disputes'],
    ['zh', '案由：离婚纠纷', 'Cause of action: Divorce dispute'],
  ])('%s: %s', (lang, source, target) => expect(targetsOf(source, lang)).toEqual([target]));

  test('places are spelled by pinyin, the smallest first', () => {
    const address = '住址 :: 江苏省南京市鼓楼区中山东路12号3幢502室';
    expect(targetsOf(address, 'zh')).toMatchObject([
      {
        value: 'Room 502, Building 3, No. 12, Zhongshan East Road, Gulou District, Nanjing City, Jiangsu Province',
      },
    ]);
    expect(targetsOf('地址 :: 臺北市大安區和平東路二段100號5樓', 'zh-Hant')).toMatchObject([
      { value: "Floor 5, No. 100, Section 2, Heping East Road, Da'an District, Taipei City" },
    ]);
    expect(targetsOf('济南市历下区民政局', 'zh')).toEqual(['Civil Affairs Bureau of Lixia District, Jinan City']);
  });

  test('a name of a person, of Hong Kong or of another language is not spelled by pinyin', () => {
    expect(targetsOf('张小路先生', 'zh')).toEqual([]);
    expect(targetsOf('住址 :: 香港彌敦道100號', 'zh-Hant')).toMatchObject([{ value: gapMark }]);
    expect(targetsOf('住址 :: 新疆维吾尔自治区于田县', 'zh')).toMatchObject([{ value: gapMark }]);
  });

  test('nobody is born on a place', () => {
    const phrases = [{ source: '{1}出生', target: 'Born on {1}', kind: 'phrase' as const }, ...phrasesOf('zh')];
    const blocks = readPaper('南京市出生', 'zh').map(({ block }) => block);
    expect(draftBlocks(blocks, { lang: 'zh', phrases })).toEqual([]);
  });
});

describe('values of Vietnamese papers', () => {
  test.each<[string, string]>([
    ['08 giờ 30 phút, ngày 12 tháng 02 năm 2020', '08:30, February 12, 2020'],
    ['12 tháng', '12 months'],
    ['5.000.000.000 đồng', 'VND 5,000,000,000'],
    ['28.501.234 VND', 'VND 28,501,234'],
    ['Số: 123/2018/QĐST-HNGĐ', 'No. 123/2018/QĐST-HNGĐ'],
    ['Ông Đặng Văn Hải và bà Bùi Thị Thu', 'Mr. Đặng Văn Hải and Ms. Bùi Thị Thu'],
    ['Xã Bình Minh, huyện Khoái Châu, tỉnh Hưng Yên', 'Bình Minh Commune, Khoái Châu District, Hưng Yên Province'],
    ['Thôn 3, xã Tân Lập', 'Hamlet 3, Tân Lập Commune'],
    ['1. Tên công ty', '1. Company name'],
    ['TP. Hồ Chí Minh, ngày 6 tháng 10 năm 2023', 'Ho Chi Minh City, October 6, 2023'],
  ])('%s', (source, target) => expect(targetsOf(source, 'vi')).toEqual([target]));

  test('labels with numbers are labels, and addresses are cut by their units', () => {
    expect(targetsOf('6. Nơi thường trú :: Số 12 đường Lê Lợi, phường Bến Nghé, quận 1', 'vi')).toEqual([
      { label: '6. Permanent residence', value: 'No. 12 Lê Lợi Street, Bến Nghé Ward, District 1' },
    ]);
  });

  test('sums have no digits taken for a number of a person', () => {
    expect(targetsOf('Số dư :: 28.501.234', 'vi')).toEqual([{ label: 'Balance', value: '28,501,234' }]);
  });

  test('below a parent a row says what its value is', () => {
    const table =
      '| Phần khai về cha, mẹ | Người mẹ | Người cha |\n| Tuổi | 30 | 35 |\n| Nơi thường trú | Xã Long An | Xã Long An |';
    expect(targetsOf(table, 'vi')).toEqual([
      {
        rows: [
          ['Information about the parents', 'Mother', 'Father'],
          ['Age', '30', '35'],
          ['Permanent residence', 'Long An Commune', 'Long An Commune'],
        ],
      },
    ]);
  });
});
