import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/notices.ts';

export const messages = {
  document_approved: {
    title: '書類が承認されました',
    message: '{paper}の翻訳が認証されました。',
  },
  document_rejected: {
    title: '翻訳を修正しました',
    message: '認証担当者が{paper}の翻訳を修正し、認証しました。',
  },
  translation_ready: {
    title: '翻訳が完成しました',
    message: '{paper}をダウンロードできます。',
  },
  payment_confirmed: {
    title: 'お支払いを確認しました',
    message: '{documents, plural, other {書類#件}}のお支払い{total}を受け取りました。',
  },
  payment_refunded: {
    title: '返金を送信しました',
    message: '{amount}をカードに返金しました。',
  },
  order_on_account: {
    title: '請求書払いで注文しました',
    message: '{documents, plural, other {文書#件}}、合計{total}。今月分の請求書でお支払いいただきます。',
  },
  payment_credited: {
    title: '減額しました',
    message: '請求額から{amount}を差し引きました。',
  },
  statement_issued: {
    title: '今月の請求書',
    message: '請求書 {number}：請求書払いのご注文分 {total}。お支払期限は{date}です。',
  },
  statement_overdue: {
    title: '請求書の期限が過ぎています',
    message:
      '請求書 {number} の未払い額は{total}です。お支払いまで新しい請求書払いのご注文はできません。すでにいただいたご注文は続行します。',
  },
  payment_returned: {
    title: 'お支払いを自動的に返金しました',
    message:
      '変更、破棄、または支払い済みの注文に対して{total}が届きました（領収書{receipt}）。自動的に返金しています。',
  },
  certificate_reissued: {
    title: '訂正した翻訳が完成しました',
    message: '{paper}を第{revision}版として再発行しました。今後は新しいファイルをご使用ください。',
  },
  revision_declined: {
    title: '訂正は行いませんでした',
    message: '{paper}についてご報告いただいたつづりを確認し、そのままとしました。理由は詳細画面をご覧ください。',
  },
  question_asked: {
    title: 'ご質問があります',
    message: '{paper}を仕上げるため、{questions, plural, other {#件の質問}}へのご回答が必要です。',
  },
  copy_mailed: {
    title: '印刷版を発送しました',
    message: '{paper}の印刷版を{carrier}で発送しました。追跡番号は{tracking}です。',
  },
  sources_leaving: {
    title: 'アップロードされたファイルをまもなく削除します',
    message:
      '{documents, plural, other {納品済みの書類#件のためにアップロードされたファイルは、{date}に削除されます。}}翻訳は残ります。必要なものはダウンロードしておいてください。',
  },
  message_received: {
    title: '翻訳者からのメッセージ',
    message: '{paper}について、翻訳者からメッセージが届いています。',
  },
  certificate_revoked: {
    title: '証明書が取り消されました',
    message:
      '{class, select, error {{paper}の証明書は無効になりました。誤りが見つかりました。今後はこのファイルを使用しないでください。} fraud {{paper}の証明書は無効になりました。原本または注文が真正なものではないと考えられる理由があります。今後はこのファイルを使用しないでください。} payment {{paper}の証明書は無効になりました。お支払いが返金されました。今後はこのファイルを使用しないでください。} other {{paper}の証明書は無効になりました。取り下げられました。今後はこのファイルを使用しないでください。}}',
  },
  push: {
    title: '翻訳が完成しました',
    message: '開いてお読みになり、ダウンロードしてください。',
  },
} satisfies Translated<typeof english>;
