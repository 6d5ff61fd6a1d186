import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/sample.ts';

export const messages = {
  title: '納品サンプルを見る',
  text: '実際の注文と同じ仕組みで作成した、架空の出生証明書です。3つの部分からなる1つのPDFです。',
  original: {
    title: '原本',
    text: '翻訳した書類の、押印入りの写し。PDFの最後に付いています。',
    alt: 'サンプルページ：押印されたブラジルの出生証明書の写し',
  },
  translation: {
    title: '翻訳',
    text: '原本と同じレイアウトで、印章や署名も説明しています。',
    alt: 'サンプルページ：英語の出生証明書',
  },
  certificate: {
    title: '証明書',
    text: '翻訳者の実名の署名と、誰でも確認できるコード付き。',
    alt: 'サンプルページ：「Specimen」と表示された翻訳証明書',
  },
  open: '{title}：大きく表示',
  whole: 'サンプル全体を開く（PDF、3ページ）',
} satisfies Translated<typeof english>;
