import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/quote.ts';

export const messages = {
  addFile: '別の書類を追加',
  chooseFile: 'ファイルを選択',
  takePhoto: '写真を撮る',
  formats: 'PDF、JPG、PNG（10 MB未満）。次に進むまで、何もアップロードされません。',
  reading: 'ファイルを読み取っています…',
  tryAgain: '再試行',
  files: '選択したファイル',
  remove: '削除',
  removeFile: '{name}を削除',
  retryFile: '{name}を再試行',
  total: '合計',
  line: '{service}、{pages} × {price}',
  staffOnly: '注文するには、お客様のアカウントでログインしてください。',
  noStorage: 'このブラウザーはファイルを保存できません。次に進み、ログイン後にもう一度ファイルを選択してください。',
  goOnWithout: 'ファイルなしで次へ',
  goOn: '注文へ進む · {price}',
  nextSignedIn: '言語を選び、お支払い前にすべてを確認できます。',
  nextGuest: '次にアカウントを作成します。ファイルは最大24時間このブラウザーに保存され、注文時にアップロードされます。',
  kept: 'このブラウザーに保存されています。まだアップロードされていません。',
  documents: '{count, plural, other {#件の書類}}',
  preview: {
    title: '仕上がりのイメージ',
    certificate: '証明書',
    translation: '翻訳',
    original: '原本の写し',
    text: '誰でも検証できるコード付きの1つのPDFです。最初の2つは当社のサンプルです。',
    open: '納品サンプルを開く（PDF）',
  },
} satisfies Translated<typeof english>;
