import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/business.ts';

export const messages = {
  title: '法人の方へ',
  heading: '法律事務所・法人の方へ',
  text: '依頼者のために、同僚と一緒に注文できます。すべてのアカウントで利用でき、事前の設定は必要ありません。',
  organizations: {
    title: '組織',
    text: '同僚と案件ごとに書類を共有し、お支払いは代表者が行います。個人の書類は個人のものとして残ります。',
    open: '組織を開く',
  },
  quotes: {
    title: '見積もり',
    text: '{days, number}日間変わらない料金です。印刷して依頼者に渡し、そのまま注文できます。',
    open: '見積もりを開く',
  },
  bulk: {
    title: '一括注文',
    text: '1つのリスト（CSV）とファイルから最大{count, number}件を注文できます。すべての行が正しくなるまで、何も作成されません。',
    open: '一括注文を開く',
  },
  api: {
    title: 'API',
    text: 'お使いのソフトウェアから注文、支払い、ダウンロードができます。まずテストキーでお試しください。',
    open: '開発者向け',
  },
  inEnglish: 'これらのページは英語です。',
} satisfies Translated<typeof english>;
