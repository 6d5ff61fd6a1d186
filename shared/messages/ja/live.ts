import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/live.ts';

export const messages = {
  title: '実際にかかる時間',
  text: 'お支払いから納品まで。直近{days, number}日間の注文{deliveries, number}件の実績です。',
  median: '注文の半数がこの時間内に完了',
  p90: '注文の9割がこの時間内に完了',
  hours: '{hours, plural, other {#時間}}',
  range: '{from, number}～{to, number}時間',
  above: '{from, number}時間以上',
  plot: '所要時間別の注文の割合',
  signers: {
    title: '署名する人たち',
    text: '掲載を希望したチームメンバーです。氏名と資格は、署名した証明書に記載されます。',
    languages: '{languages}から翻訳',
  },
} satisfies Translated<typeof english>;
