import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/sheet.ts';

export const messages = {
  title: 'この書類の内容',
  text: '証明付き翻訳の内容を、1行ずつわかりやすく表示します。',
  back: '書類に戻る',
  print: '印刷',
  none: 'この書類には内容シートがありません',
  noneText: '翻訳者が1行ずつ作成した翻訳について表示できます。',
  noCertificate: 'このシートは証明書ではありません',
  noCertificateText: '提出先には渡さないでください。有効なのは、検証コードのある証明付き翻訳だけです。',
  code: '対応する証明書のコード',
  sources:
    '日本語の語句は、書類の原文または当社の用語集のものです。日付は日本語の書き方で示します。氏名や番号など、どちらにもないものは証明書のとおりに示します。',
  sourcesEnglish: '証明書の各行の横に、書類の原文を示します。',
  english: '証明書の記載（英語）',
  page: '{page, number}ページ',
  note: '翻訳者の注',
  marks: {
    seal: '印章',
    stamp: 'スタンプ',
    signature: '署名',
    emblem: '紋章',
    photo: '写真',
    fingerprint: '指紋',
    barcode: 'バーコード',
    handwriting: '手書き',
    erasure: '抹消',
    illegible: '判読不能',
    blank: '空欄',
  },
} satisfies Translated<typeof english>;
