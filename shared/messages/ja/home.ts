import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/home.ts';

export const messages = {
  hero: {
    kicker: '留学生のための専門サポート',
    title: 'アメリカ留学の奨学金で、未来を変えよう',
    text: '最初のご相談から授業初日まで、自分に合った学校探しと奨学金の獲得をお手伝いします。',
    primary: '今すぐ始める',
    secondary: '専門スタッフに相談',
    badges: ['100%個別対応', 'スピーディーな結果'],
    figures: [
      { number: '95%', label: '全体の成功率' },
      { number: '500+', label: '2024年の学生数' },
    ],
  },
  translation: {
    title: '書類を翻訳したい',
    text: 'ファイルを選ぶか写真を撮るだけで、ページ数、料金、納期がわかります。アカウントは不要です。',
  },
  about: {
    title: '私たちについて',
    text: '出願する側と審査する側の両方を知る、元留学生と入学アドバイザーのチームです。',
    figures: [
      { number: '500+', label: '2024年の合格者数' },
      { number: 'US$2M+', label: '奨学金の総額' },
      { number: '50+', label: '提携校' },
      { number: '70+', label: '対象国・地域' },
    ],
    features: [
      {
        title: '世界に広がるネットワーク',
        text: '当社をよく知る全米の提携校が、学生からの問い合わせにすばやく対応します。',
      },
      {
        title: '専門家のアドバイス',
        text: '数百件の出願を手がけたアドバイザーが、合格の可能性を正直にお伝えします。',
      },
      {
        title: '最初から最後までサポート',
        text: '学校探し、書類の準備、証明付き翻訳、面接練習、渡米まで。',
      },
    ],
    values: [
      { title: '教育への情熱', text: '教育は人生を変える力があると信じています。' },
      { title: 'たゆまぬ改善', text: '出願準備のよりよい方法を追求し続けています。' },
      { title: '真のパートナー', text: '最初から最後まで、あなたの目標が私たちの目標です。' },
      { title: '細部まで丁寧に', text: '願書も手紙も書類も、すべて2回確認します。' },
    ],
  },
  profiles: {
    title: 'サポートの対象',
    text: 'アメリカの学校への道は人それぞれです。私たちが最も得意とする3つをご紹介します。',
    action: '専門スタッフに相談',
    cards: [
      {
        title: '新規申請',
        subtitle: '母国から初めての学生ビザ',
        description: 'アメリカの学校に初めて出願する方へ。',
        benefits: ['学校と奨学金探し', '出願とI-20', 'ビザ面接の練習'],
        duration: '3～6か月',
        students: '2,500+',
        successRate: '95%',
      },
      {
        title: 'ステータス変更',
        subtitle: '別のビザですでにアメリカに滞在中',
        description: '出国せずに学生ステータスへ変更したい方へ。',
        benefits: ['資格の確認', '申請書と証拠書類', '結果が出るまでのサポート'],
        duration: '2～4か月',
        students: '1,800+',
        successRate: '92%',
      },
      {
        title: '転校',
        subtitle: 'アメリカの学校から別の学校へ',
        description: 'よりよい学校、学費、街を探している方へ。',
        benefits: ['成績と単位の確認', '奨学金の交渉', '空白期間のない転校'],
        duration: '1～2か月',
        students: '1,200+',
        successRate: '98%',
      },
    ],
  },
  stories: {
    title: '体験談',
    text: '留学を実現した学生の声をご紹介します。',
    figures: [
      { number: '95%', label: '全体の成功率' },
      { number: '3～6か月', label: '新規申請の平均期間' },
      { number: '70%', label: '奨学金の平均割合' },
      { number: '4.9', label: '平均評価' },
    ],
    testimonials: [
      {
        name: 'Camila R.',
        age: 24,
        location: 'ブラジル・サンパウロ',
        profile: '新規申請',
        program: '経営学',
        scholarship: '75%の奨学金',
        duration: '4か月',
        rating: 5,
        text: '2校に断られてあきらめていました。願書を一行ずつ一緒に作り直してくれて、8月に入学できました。',
      },
      {
        name: 'Diego M.',
        age: 29,
        location: 'コロンビア・ボゴタ',
        profile: 'ステータス変更',
        program: '集中英語',
        scholarship: '60%の奨学金',
        duration: '3か月',
        rating: 5,
        text: 'すでにアメリカにいたので、間違ったことをするのが怖かったです。できることとできないことを教えてくれて、結果が出るまで寄り添ってくれました。',
      },
      {
        name: 'Yuna K.',
        age: 22,
        location: '韓国・ソウル',
        profile: '転校',
        program: 'コンピューターサイエンス',
        scholarship: '80%の奨学金',
        duration: '2か月',
        rating: 5,
        text: '新しい学校の学費は前の学校の3分の1です。転校は2か月で終わり、授業を一度も休まずにすみました。',
      },
    ],
  },
  faq: {
    title: 'よくあるご質問',
    questions: [
      {
        question: '手続きにはどのくらいかかりますか？',
        answer:
          '平均で、新規申請は3～6か月、ステータス変更は2～4か月です。転校は1～3か月で、ほとんどは1～2か月で完了します。',
      },
      {
        question: '在学中に働けますか？',
        answer:
          'F-1ステータスの学生は通常、学期中は週20時間まで、休暇中はフルタイムで学内で働けます。ご自身に当てはまる条件は学校にご確認ください。',
      },
      {
        question: '奨学金は保証されますか？',
        answer:
          'いいえ。決めるのは学校ですので、誠実に保証できる人はいません。最良の願書づくりをお手伝いし、可能性を最初に正直にお伝えします。',
      },
      {
        question: '英語が話せないといけませんか？',
        answer: 'すべてのプログラムで必要なわけではありません。集中英語から始めて学位課程に進む学生も多くいます。',
      },
      {
        question: '書類の翻訳もお願いできますか？',
        answer: 'はい。当社の認証担当者がすべての翻訳を確認して証明し、公開コードで誰でも検証できます。',
      },
    ],
  },
  contact: {
    title: 'お問い合わせ',
    text: '何でもお気軽にご質問ください。担当者が直接お答えします。',
  },
  title: '奨学金でアメリカ留学',
  results: {
    caption: '申請の種類別の成功率',
    profile: '種類',
    duration: '期間',
    successRate: '成功率',
  },
  facts: {
    typicalDuration: '標準的な期間',
    studentsSince: '2016年からの学生数',
    successRate: '成功率',
    profile: '種類',
    program: 'プログラム',
    scholarship: '奨学金',
    duration: '期間',
  },
} satisfies Translated<typeof english>;
