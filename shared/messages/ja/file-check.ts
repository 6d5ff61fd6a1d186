import { limits } from '../../limits.ts';
import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/file-check.ts';

const megabytes = limits.checkedFileBytes / 1_000_000;

export const messages = {
  refusals: {
    many: { title: 'ファイルは1つずつお選びください', text: 'ファイルは1つずつ確認します。' },
    empty: { title: 'このファイルは空です', text: '内容がありません。もう一度ダウンロードまたは保存してください。' },
    large: {
      title: 'このファイルは大きすぎて確認できません',
      text: `確認できるファイルは${megabytes} MBまでです。当社が納品するファイルはこれよりずっと小さいものです。`,
    },
    'not-pdf': {
      title: 'PDFではありません',
      text: '当社が納品するのはPDFファイルです。写真や印刷物の場合は、コードを入力するか、QRコードをスマートフォンで読み取ってください。',
    },
    unreadable: {
      title: 'ファイルを読み取れませんでした',
      text: '移動または削除された可能性があります。もう一度選択してください。',
    },
  },
  badges: {
    genuine: '真正',
    altered: '改変あり',
    superseded: '差し替え済み',
    revoked: '取り消し',
    unknown: '不明',
  },
  titles: {
    genuine: '1バイトも違わない真正なファイルです',
    altered: '当社が発行したファイルではありません',
    revoked: '取り消されています',
    unknown: '当社のファイルではありません',
    superseded: '新しい版に差し替え済みです',
    supersededBy: '第{revision, number}版に差し替え済みです',
  },
  again: '別の文書を確認',
  namedCertificate: 'ファイルに記載された証明書',
  itsCertificate: 'このファイルの証明書',
  ofKind: '{heading}：<kind></kind>',
  file: 'このファイル',
  help: 'ご質問は <email></email> までご連絡ください。',
  yes: 'はい',
  no: 'いいえ',
  cannotSay: '判定できません',
  untouched: {
    question: '改変されていないか',
    asIssued: 'すべてのバイトが発行時のままです。',
    locked: 'パスワードでロックされています。当社が発行するファイルをロックすることはありません。',
    unrecorded: '当社の署名は完全ですが、このファイルは当社の記録にありません。',
    nothing: '比較できる当社の情報がありません。',
    extended: '当社の署名後に何かが追加されています。',
    broken: '内容が、当社の署名の対象と異なります。',
    signedBy: '当社ではなく「{signer}」が署名しています。',
    foreign: '当社以外が署名しています。',
    intact: '署名した内容は変わっていませんが、納品時のファイルとは異なります。',
    unsigned: '当社のコードが付いていますが、発行時の内容と異なり、当社の署名もありません。',
  },
  valid: {
    question: '現在も有効か',
    unnamed: '当社の証明書が記載されていません。',
    notThisFile: 'このファイルは対象外',
    delivered: '証明書{code}は、当社が納品したファイルについて有効です。',
    today: '証明書{code}は本日現在、有効です。',
    superseded: '{date}に第{revision, number}版に差し替えられました。そちらを求めてください。',
    revoked: '証明書{code}は{date}に取り消されました。',
    revokedFor: {
      error: '証明書{code}は{date}に取り消されました。誤りがあります。',
      fraud: '証明書{code}は{date}に取り消されました。信頼できません。',
      payment: '証明書{code}は{date}に取り消されました。支払いが差し戻されました。',
      withdrawn: '証明書{code}は{date}に取り消されました。撤回されたものです。',
    },
  },
  issued: {
    question: '当社が発行したか',
    notRecorded: '記録なし',
    writeToUs: '当社の署名があります。この件についてご連絡ください。',
    noRecord: 'このファイルの記録はありません。',
    notLikeThis: 'この状態では発行していません',
    askHolder: '持ち主に、当社が納品したファイルを求めてください。',
    recorded: 'このファイルの指紋（ハッシュ値）が当社の記録にあります。',
  },
  signature: '署名',
  signatures: {
    intact: '当社の署名（ファイル全体）',
    extended: '当社の署名（最初の部分のみ）',
    broken: '当社の署名（別の内容に対するもの）',
    foreign: '当社の署名ではありません',
    none: 'なし',
    retired: '現在は使用していない鍵によるもの',
  },
  signedBy: '署名者',
  signedAt: '署名日時',
  timestamp: 'タイムスタンプ',
  timestampBy: '<time></time>、<authority></authority>',
} satisfies Translated<typeof english>;
