import type { TruthPaper } from '../paper.ts';

/** Papers in Japanese, Korean and Chinese; see `all.ts`. */
export const eastAsian: readonly TruthPaper[] = [
  {
    name: 'Japanese',
    lang: 'ja',
    pairs: [
      {
        source:
          '【出生日】昭和52年7月18日 【出生地】岐阜県高山市 【届出人】母 【送付を受けた日】昭和52年7月25日 【受理者】東京都品川区長',
        right:
          '[Date of birth] July 18, 1977 (Showa 52) [Place of birth] Takayama City, Gifu Prefecture [Notifier] Mother [Date of receipt] July 25, 1977 (Showa 52) [Accepted by] Mayor of Shinagawa Ward, Tokyo',
        errors: [
          ['date', 'July 18, 1977', 'July 18, 1978'],
          ['date', 'July 25, 1977', 'July 15, 1977'],
          ['place', 'Takayama City', 'Matsuyama City'],
          ['place', 'Gifu', 'Nagano'],
          ['kinship', 'Mother', 'Father'],
          [
            'swapped',
            'July 18, 1977 (Showa 52) [Place of birth] Takayama City, Gifu Prefecture [Notifier] Mother [Date of receipt] July 25',
            'July 25, 1977 (Showa 52) [Place of birth] Takayama City, Gifu Prefecture [Notifier] Mother [Date of receipt] July 18',
          ],
          ['event', 'Date of birth', 'Date of death'],
          ['authority', 'Mayor of Shinagawa Ward', 'Governor of Shinagawa Ward'],
          ['repeated', '[Notifier] Mother', '[Notifier] Mother [Notifier] Mother'],
        ],
      },
      {
        source:
          '被相続人の配偶者は韓国籍の看護師であり、二男は未婚である。遺言書は作成されていない。長女の夫は漁師である。遺産は三人で分ける。',
        right:
          'The decedent’s spouse is a nurse of Korean nationality, and the second son is unmarried. No will was made. The eldest daughter’s husband is a fisherman. The estate is divided among three people.',
        errors: [
          ['nationality', 'Korean', 'Chinese'],
          ['occupation', 'a nurse', 'a teacher'],
          ['ordinal', 'second son', 'third son'],
          ['kinship', 'second son', 'second daughter'],
          ['civil status', 'unmarried', 'married'],
          ['negation', 'No will was made', 'A will was made'],
          ['kinship', 'husband', 'father'],
          ['occupation', 'a fisherman', 'a farmer'],
          ['number in words', 'three people', 'four people'],
          ['clause dropped', ' No will was made.', ''],
          ['clause added', 'No will was made.', 'No will was made. The house was sold to a neighbor.'],
        ],
      },
      {
        source:
          '主文 原告の請求を棄却する。訴訟費用は原告の負担とする。被告は金五十万円を支払う義務を負わない。横浜地方裁判所。裁判所書記官 印',
        right:
          'Main text: The plaintiff’s claim is dismissed. The court costs shall be borne by the plaintiff. The defendant has no obligation to pay 500,000 yen. Yokohama District Court. Court Clerk [seal]',
        errors: [
          ['verdict', 'is dismissed', 'is granted'],
          ['swapped', 'borne by the plaintiff', 'borne by the defendant'],
          ['negation', 'has no obligation', 'has an obligation'],
          ['number in words', '500,000', '5,000,000'],
          ['currency', 'yen', 'dollars'],
          ['authority', 'District Court', 'High Court'],
          ['place', 'Yokohama', 'Kobe'],
          ['title', 'Court Clerk', 'Presiding Judge'],
          ['mark', ' [seal]', ''],
        ],
      },
      {
        source:
          '成績証明書 学籍番号 B1804-K 氏名 早瀬美咲 文学部英文学科 英語：優 統計学：不可 取得単位数：124単位 第3学年 学長 農学博士',
        right:
          'Academic transcript. Student ID B1804-K. Name: Misaki Hayase. Faculty of Letters, Department of English Literature. English: Excellent. Statistics: Fail. Credits earned: 124 credits. Third year. President, Doctor of Agriculture.',
        people: [{ name: 'Misaki Hayase', nativeName: '早瀬美咲' }],
        errors: [
          ['code', 'B1804-K', 'B1804-R'],
          ['digits', 'B1804', 'B1840'],
          ['name', 'Hayase', 'Hayashi'],
          ['verdict', 'Excellent', 'Good'],
          ['swapped', 'English: Excellent. Statistics: Fail', 'English: Fail. Statistics: Excellent'],
          ['verdict', 'Fail', 'Pass'],
          ['digits', '124 credits', '142 credits'],
          ['ordinal', 'Third year', 'Fourth year'],
          ['title', 'Doctor of Agriculture', 'Master of Agriculture'],
          ['opposite', 'Faculty of Letters', 'Faculty of Law'],
        ],
      },
      {
        source:
          '診断書 患者は女性、40歳、身長158センチ。左足を骨折し、水曜日の午後3時に手術を受けた。アレルギーはない。全治6週間。',
        right:
          'Medical certificate. The patient is female, 40 years old, 158 cm tall. She broke her left foot and underwent surgery on Wednesday at 3 p.m. She has no allergies. Full recovery: 6 weeks.',
        errors: [
          ['pronoun', 'female', 'male'],
          ['digits', '40 years', '14 years'],
          ['unit', '158 cm', '158 kg'],
          ['opposite', 'left foot', 'right foot'],
          ['day or time', 'Wednesday', 'Thursday'],
          ['day or time', '3 p.m.', '3 a.m.'],
          ['negation', 'has no allergies', 'has allergies'],
          ['unit', '6 weeks', '6 months'],
          ['event', 'underwent surgery', 'was discharged'],
          ['clause dropped', ' She has no allergies.', ''],
        ],
      },
    ],
  },
  {
    name: 'Korean',
    lang: 'ko',
    pairs: [
      {
        source:
          '혼인관계증명서. 본인: 남궁현, 1986년 3월 29일생. 배우자: 베트남 국적. 혼인신고일: 2012년 9월 4일. 신고관서: 경상남도 진주시. 이혼 사실 없음.',
        right:
          'Marriage relationship certificate. Principal: Namgung Hyeon, born March 29, 1986. Spouse: Vietnamese national. Date of marriage report: September 4, 2012. Reporting office: Jinju City, Gyeongsangnam-do. No record of divorce.',
        people: [{ name: 'Namgung Hyeon', nativeName: '남궁현' }],
        errors: [
          ['event', 'Marriage relationship', 'Family relationship'],
          ['name', 'Hyeon', 'Hyun'],
          ['date', 'March 29, 1986', 'March 19, 1986'],
          ['date', 'September 4, 2012', 'April 9, 2012'],
          ['nationality', 'Vietnamese', 'Thai'],
          ['place', 'Jinju', 'Jeonju'],
          ['place', 'Gyeongsangnam-do', 'Gyeongsangbuk-do'],
          ['negation', 'No record of divorce', 'A record of divorce'],
          ['civil status', 'of divorce', 'of widowhood'],
          [
            'swapped',
            'born March 29, 1986. Spouse: Vietnamese national. Date of marriage report: September 4, 2012',
            'born September 4, 2012. Spouse: Vietnamese national. Date of marriage report: March 29, 1986',
          ],
        ],
      },
      {
        source:
          '망인의 직업은 용접공이고 배우자는 먼저 사망하였다. 상속인은 장남, 며느리, 외손녀이다. 상속포기는 하지 않았다. 유산은 아파트 두 채이다.',
        right:
          'The deceased was a welder by occupation, and the spouse died earlier. The heirs are the eldest son, the daughter-in-law and the maternal granddaughter. The inheritance was not renounced. The estate consists of two apartments.',
        errors: [
          ['occupation', 'welder', 'farmer'],
          ['kinship', 'eldest son', 'eldest daughter'],
          ['ordinal', 'eldest son', 'second son'],
          ['kinship', 'daughter-in-law', 'son-in-law'],
          ['kinship', 'granddaughter', 'grandson'],
          ['negation', 'was not renounced', 'was renounced'],
          ['number in words', 'two apartments', 'three apartments'],
          ['civil status', 'the spouse died earlier', 'the spouses divorced earlier'],
          ['clause dropped', ' The inheritance was not renounced.', ''],
          ['clause added', 'renounced. The estate', 'renounced. The tax was paid late. The estate'],
        ],
      },
      {
        source:
          '주문: 피고인을 징역 8개월에 처한다. 다만 2년간 형의 집행을 유예한다. 벌금 300만 원을 병과한다. 피고인은 항소하지 않았다. 대전지방법원 판사 직인.',
        right:
          'Order: The defendant is sentenced to 8 months of imprisonment. However, execution of the sentence is suspended for 2 years. A fine of 3,000,000 won is also imposed. The defendant did not appeal. Daejeon District Court, Judge, official seal.',
        errors: [
          ['unit', '8 months', '8 years'],
          ['digits', '2 years', '3 years'],
          ['number in words', '3,000,000', '300,000'],
          ['currency', 'won', 'yen'],
          ['negation', 'did not appeal', 'appealed'],
          ['place', 'Daejeon', 'Daegu'],
          ['authority', 'District Court', 'High Court'],
          ['title', 'Judge', 'Prosecutor'],
          ['mark', ', official seal', ''],
          [
            'swapped',
            '8 months of imprisonment. However, execution of the sentence is suspended for 2 years',
            '2 years of imprisonment. However, execution of the sentence is suspended for 8 months',
          ],
          ['verdict', 'is suspended', 'is ordered'],
          ['repeated', 'The defendant did not appeal.', 'The defendant did not appeal. The defendant did not appeal.'],
        ],
      },
      {
        source:
          '학교생활기록부. 제2학년 4반 17번. 국어: 미. 음악: 수. 출석: 191일. 수상경력 없음. 학번 20-C317. 담임교사 확인.',
        right:
          'School record. Year 2, Class 4, No. 17. Korean language: Fair (Mi). Music: Excellent (Su). Attendance: 191 days. No awards. Student No. 20-C317. Confirmed by the homeroom teacher.',
        errors: [
          ['ordinal', 'Year 2', 'Year 3'],
          ['digits', 'No. 17', 'No. 71'],
          ['verdict', 'Fair (Mi)', 'Good (Mi)'],
          [
            'swapped',
            'Korean language: Fair (Mi). Music: Excellent (Su)',
            'Korean language: Excellent (Su). Music: Fair (Mi)',
          ],
          ['unit', '191 days', '191 hours'],
          ['negation', 'No awards', 'Awards'],
          ['code', 'C317', 'G317'],
          ['title', 'homeroom teacher', 'principal'],
          ['opposite', 'Music', 'Art'],
        ],
      },
      {
        source:
          '병적증명서. 계급: 중사. 군별: 해군. 전역일: 금요일, 2009년 11월 13일 오전 10시. 신장: 174cm. 역종: 예비역. 그는 현역으로 복무하였다.',
        right:
          'Military service certificate. Rank: Sergeant First Class. Branch: Navy. Date of discharge: Friday, November 13, 2009, 10 a.m. Height: 174 cm. Category: reserve. He served on active duty.',
        errors: [
          ['title', 'Sergeant First Class', 'Captain'],
          ['authority', 'Navy', 'Army'],
          ['event', 'Date of discharge', 'Date of enlistment'],
          ['day or time', 'Friday', 'Monday'],
          ['day or time', '10 a.m.', '10 p.m.'],
          ['date', 'November 13, 2009', 'November 13, 2019'],
          ['unit', '174 cm', '174 kg'],
          ['opposite', 'reserve', 'retired'],
          ['pronoun', 'He served', 'She served'],
        ],
      },
    ],
  },
  {
    name: 'Chinese',
    lang: 'zh',
    pairs: [
      {
        source:
          '出生公证书。兹证明欧阳琳，女，于一九九一年四月二十三日在湖南省岳阳市出生。其父亲是欧阳建，工程师；其母亲是白雪梅，会计。公证员：冯立。（公章）',
        right:
          'Notarial certificate of birth. This is to certify that Ouyang Lin, female, was born on April 23, 1991 in Yueyang City, Hunan Province. Her father is Ouyang Jian, an engineer; her mother is Bai Xuemei, an accountant. Notary: Feng Li. (Official seal)',
        people: [
          { name: 'Ouyang Lin', nativeName: '欧阳琳' },
          { name: 'Ouyang Jian', nativeName: '欧阳建' },
          { name: 'Bai Xuemei', nativeName: '白雪梅' },
          { name: 'Feng Li', nativeName: '冯立' },
        ],
        errors: [
          ['event', 'certificate of birth', 'certificate of death'],
          ['pronoun', ', female,', ', male,'],
          ['date', 'April 23, 1991', 'April 13, 1991'],
          ['date', 'April 23, 1991', 'April 23, 1997'],
          ['place', 'Hunan', 'Henan'],
          ['place', 'Yueyang', 'Xinyang'],
          ['occupation', 'an engineer', 'a doctor'],
          ['occupation', 'an accountant', 'a cashier'],
          [
            'swapped',
            'Ouyang Jian, an engineer; her mother is Bai Xuemei, an accountant',
            'Bai Xuemei, an accountant; her mother is Ouyang Jian, an engineer',
          ],
          ['name', 'Xuemei', 'Xuemai'],
          ['title', 'Notary:', 'Lawyer:'],
          ['mark', ' (Official seal)', ''],
        ],
      },
      {
        source:
          '申请人为离异，现为新加坡公民，职业为厨师。其祖母和舅舅均已去世。申请人未受过刑事处罚。本证明自签发之日起六个月内有效。',
        right:
          'The applicant is divorced, is now a citizen of Singapore, and works as a cook. The applicant’s paternal grandmother and maternal uncle are both deceased. The applicant has not received any criminal penalty. This certificate is valid for six months from the date of issue.',
        errors: [
          ['civil status', 'divorced', 'widowed'],
          ['nationality', 'Singapore', 'Malaysia'],
          ['occupation', 'a cook', 'a driver'],
          ['kinship', 'paternal grandmother', 'maternal grandmother'],
          ['kinship', 'uncle', 'cousin'],
          ['opposite', 'both deceased', 'both alive'],
          ['negation', 'has not received any', 'has received a'],
          ['number in words', 'six months', 'three months'],
          ['unit', 'six months', 'six years'],
          ['negation', 'is valid', 'is not valid'],
          ['clause dropped', ' The applicant has not received any criminal penalty.', ''],
          ['clause added', 'penalty. This', 'penalty. The fee has been waived. This'],
        ],
      },
      {
        source:
          '判决如下：一、准予原告与被告离婚；二、婚生子由被告抚养，原告每月支付抚养费人民币1500元；三、驳回原告的其他诉讼请求。案号：（2018）粤03民初662号。',
        right:
          'The judgment is as follows: 1. The plaintiff and the defendant are granted a divorce; 2. the son born in wedlock shall be raised by the defendant, and the plaintiff shall pay child support of RMB 1,500 per month; 3. the plaintiff’s other claims are dismissed. Case No.: (2018) Yue 03 Min Chu No. 662.',
        errors: [
          ['verdict', 'are granted a divorce', 'are denied a divorce'],
          ['kinship', 'the son born', 'the daughter born'],
          [
            'swapped',
            'raised by the defendant, and the plaintiff shall pay',
            'raised by the plaintiff, and the defendant shall pay',
          ],
          ['currency', 'RMB 1,500', 'HKD 1,500'],
          ['digits', '1,500', '1,050'],
          ['unit', 'per month', 'per year'],
          ['verdict', 'are dismissed', 'are granted'],
          ['code', 'Yue 03', 'Yue 05'],
          ['digits', '662', '626'],
          [
            'repeated',
            '3. the plaintiff’s other claims are dismissed.',
            '3. the plaintiff’s other claims are dismissed. The plaintiff’s other claims are dismissed.',
          ],
        ],
      },
      {
        source:
          '硕士学位证书。学生贺文博在本校机械工程专业学习，成绩合格，授予工学硕士学位。校长：教授。证书编号：Z4417-08。英语：良好。政治：及格。第二学期。',
        right:
          'Master’s degree certificate. The student He Wenbo studied mechanical engineering at this university, passed with satisfactory results and is awarded the degree of Master of Engineering. President: Professor. Certificate No.: Z4417-08. English: good. Politics: pass. Second semester.',
        people: [{ name: 'He Wenbo', nativeName: '贺文博' }],
        errors: [
          ['title', 'Master’s degree certificate', 'Bachelor’s degree certificate'],
          ['title', 'Master of Engineering', 'Doctor of Engineering'],
          ['occupation', 'mechanical engineering', 'electrical engineering'],
          ['code', 'Z4417', 'X4417'],
          ['digits', '4417-08', '4417-80'],
          ['verdict', 'English: good', 'English: excellent'],
          ['swapped', 'English: good. Politics: pass', 'English: pass. Politics: good'],
          ['ordinal', 'Second semester', 'First semester'],
          ['name', 'Wenbo', 'Wenpo'],
          ['authority', 'this university', 'this ministry'],
        ],
      },
      {
        source:
          '死亡证明。死者生前系退伍军人，上尉军衔，身高一米七五，体重70公斤。星期四下午五点二十分因心脏病死亡。无家属到场。派出所民警签字。',
        right:
          'Death certificate. The deceased was a veteran with the rank of captain, 1.75 m tall, weighing 70 kg. He died of heart disease on Thursday at 5:20 p.m. No family members were present. Signed by a police officer of the police station.',
        errors: [
          ['title', 'captain', 'major'],
          ['unit', '70 kg', '70 lb'],
          ['digits', '70 kg', '90 kg'],
          ['day or time', 'Thursday', 'Saturday'],
          ['day or time', '5:20 p.m.', '5:20 a.m.'],
          ['event', 'of heart disease', 'of lung cancer'],
          ['negation', 'No family members were', 'Family members were'],
          ['authority', 'police station', 'fire station'],
          ['mark', ' Signed by a police officer of the police station.', ''],
          ['clause dropped', ' No family members were present.', ''],
          ['number in words', '1.75 m', '1.65 m'],
        ],
      },
    ],
  },
];
