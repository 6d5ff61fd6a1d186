import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/trust.ts';

export const messages = {
  title: '使えなくなったもの',
  key: 'API キー「<name></name>」',
  ofOrganization: '<organization></organization> 用',
  push: '{count, plural, other {# 台の端末への通知}}',
  links: '{count, plural, other {以前メールでお送りしたリンク # 件}}',
  invitations: '{count, plural, other {お客様が送った招待 # 件}}',
  again: 'これらのキーを使っていたプログラムには新しいキーが必要です。<link>作成し直す</link>',
} satisfies Translated<typeof english>;
