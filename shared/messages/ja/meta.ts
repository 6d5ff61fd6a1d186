import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/meta.ts';

export const messages = {
  noScript: '{brand} をご利用いただくには、JavaScriptを有効にしてください。',
  imageAlt: '印の入った翻訳証明書',
  descriptions: {
    home: '留学生のための個別サポート。自分に合ったアメリカの学校と、留学を実現する奨学金を見つけます。',
    translations: '移民関係書類の英語への証明付き翻訳。ページ単位の料金、担当者の実名による署名、誰でも検証可能。',
    verify:
      '翻訳に印刷されたコードで証明付き翻訳を確認できます。アカウントは不要。氏名の全体、連絡先、ファイルは表示されません。',
    business: '法律事務所・法人向け：組織での共有、料金が変わらない見積もり、リストからの一括注文、API。',
    login: 'ログインして、書類のアップロード、注文の進捗確認、証明付き翻訳のダウンロードを行えます。',
    register: 'アカウントを作成して、英語への証明付き翻訳を注文できます。',
    forgotPassword: '新しいパスワードを設定するリンクを請求できます。',
  },
} satisfies Translated<typeof english>;
