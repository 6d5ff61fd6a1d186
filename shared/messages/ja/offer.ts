import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/offer.ts';

export const messages = {
  services: {
    certified: {
      label: '証明付き翻訳',
      word: '証明付き',
      bankStatement: '証明付き、銀行取引明細書',
      description: '署名入りの正確性の陳述書',
    },
    notarized: {
      label: '公証付き翻訳',
      word: '公証付き',
      bankStatement: '公証付き、銀行取引明細書',
      description: '証明付きで、公証人の前で宣誓',
    },
  },
  type: '翻訳の種類',
  isBankStatement: '{count, plural, other {銀行取引明細書です}}',
  bankStatementHint: '表や数字があるため、1ページにつき{price}加算されます。',
  described: '{description}。1ページ{price}。',
  noNotary: '現在ご利用いただけません：依頼できる公証人がいません。',
  checkingNotary: '公証人に依頼できるか確認しています…',
  pages: '{count, plural, other {#ページ}}',
  speeds: {
    standard: { label: '標準', full: '標準（24～48時間）' },
    rush: { label: '特急', full: '特急（4～8時間）' },
  },
  delivery: '納期',
  deliveryHint:
    '特急の納期に間に合わなかった場合は、特急料金を返金します。ご質問への回答をお待ちしている間は、時間は進みません。',
  included: '料金に含む',
  surcharge: '+{price}／ページ',
  priced: '{speed}、{surcharge}',
  uploadCancelled: 'アップロードをキャンセルしました。',
} satisfies Translated<typeof english>;
