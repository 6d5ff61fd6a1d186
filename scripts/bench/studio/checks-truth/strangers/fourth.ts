import type { TruthPaper } from '../paper.ts';

/** Leases, policies, visas, wills, police reports and letters of employers: written after what the third set showed was mended. */
export const fourth: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source: 'Regime de bens: separação total. A esposa manteve o nome de solteira. Foram padrinhos dois vizinhos.',
        right:
          'Property regime: full separation of property. The wife kept her maiden name. Two neighbors were the sponsors.',
        errors: [
          ['another property regime', 'full separation of property', 'community of property'],
          ['the opposite act', 'kept', 'gave up'],
          ['other persons', 'neighbors', 'cousins'],
        ],
      },
      {
        source:
          'O condutor do caminhão ficou ferido; o pedestre morreu no local. Pista molhada. Boletim de ocorrência n.º 8812.',
        right:
          'The driver of the truck was injured; the pedestrian died at the scene. Wet road. Police report No. 8812.',
        errors: [
          ['another vehicle', 'truck', 'motorcycle'],
          ['another outcome', 'was injured', 'was unharmed'],
          ['another part in an accident', 'the pedestrian died', 'the passenger died'],
          ['another state of a thing', 'Wet road', 'Dry road'],
        ],
      },
      {
        source: 'Pediu demissão em 2 de maio de 2018. Trabalhava no turno da noite, com salário mensal de R$ 3.150,00.',
        right: 'He resigned on May 2, 2018. He worked the night shift, with a monthly salary of R$3,150.00.',
        errors: [
          ['another way to leave', 'resigned', 'was dismissed'],
          ['another shift', 'night shift', 'day shift'],
          ['another period of pay', 'monthly', 'weekly'],
        ],
      },
    ],
  },
  {
    name: 'Portuguese of Portugal',
    lang: 'pt',
    pairs: [
      {
        source: 'Visto de estudante, múltiplas entradas. Entrada legal pelo aeroporto de Lisboa.',
        right: 'Student visa, multiple entries. Lawful entry through Lisbon airport.',
        errors: [
          ['another kind of visa', 'Student visa', 'Work visa'],
          ['another number of entries', 'multiple entries', 'single entry'],
          ['another place of entry', 'airport', 'seaport'],
        ],
      },
      {
        source: 'Apólice de seguro automóvel. Prémio trimestral pago. O sinistro não está coberto.',
        right: 'Car insurance policy. Quarterly premium paid. The claim is not covered.',
        errors: [
          ['another kind of insurance', 'Car insurance', 'Life insurance'],
          ['another period of pay', 'Quarterly', 'Annual'],
          ['paid for unpaid', 'premium paid', 'premium unpaid'],
          ['a “not” dropped', 'is not covered', 'is covered'],
        ],
      },
    ],
  },
  {
    name: 'Spanish',
    lang: 'es',
    pairs: [
      {
        source:
          'Instituyo heredera universal a mi sobrina Casilda. Lego el piano a mi ahijado. Revoco todo testamento anterior.',
        right:
          'I appoint my niece Casilda as sole heir. I bequeath the piano to my godson. I revoke any previous will.',
        errors: [
          ['another kinship', 'niece', 'sister'],
          ['another thing', 'piano', 'house'],
          ['another kinship', 'godson', 'grandson'],
          ['the opposite act', 'revoke', 'confirm'],
        ],
      },
      {
        source: 'Parto por cesárea a las 38 semanas. Recién nacida de 3.120 gramos. Primera dosis de BCG aplicada.',
        right: 'Cesarean delivery at 38 weeks. Newborn girl of 3,120 grams. First dose of BCG given.',
        errors: [
          ['another procedure', 'Cesarean', 'Vaginal'],
          ['another gender', 'Newborn girl', 'Newborn boy'],
          ['another dose', 'First dose', 'Third dose'],
          ['another unit', '38 weeks', '38 months'],
        ],
      },
      {
        source: 'Préstamo hipotecario a tasa fija. El local comercial se entrega sin muebles. Depósito reembolsable.',
        right:
          'Mortgage loan at a fixed rate. The commercial premises are handed over without furniture. Refundable deposit.',
        errors: [
          ['another kind of rate', 'fixed rate', 'variable rate'],
          ['another use of a building', 'commercial', 'residential'],
          ['with for without', 'without furniture', 'with furniture'],
          ['a property denied', 'Refundable', 'Non-refundable'],
        ],
      },
    ],
  },
  {
    name: 'German',
    lang: 'de',
    pairs: [
      {
        source:
          'Handelsregister: Gesellschaft mit beschränkter Haftung. Geschäftsführer: Knut Ahlers. Einzelvertretungsberechtigt.',
        right:
          'Commercial register: limited liability company. Managing director: Knut Ahlers. Authorized to represent alone.',
        errors: [
          ['another form of company', 'limited liability company', 'stock corporation'],
          ['another function', 'Managing director', 'Liquidator'],
          ['another extent of power', 'alone', 'jointly'],
        ],
      },
      {
        source:
          'Die Heizkosten sind in der Miete enthalten. Die Kündigungsfrist beträgt drei Monate. Haustiere sind verboten.',
        right: 'Heating costs are included in the rent. The notice period is three months. Pets are prohibited.',
        errors: [
          ['out for in', 'are included in', 'are excluded from'],
          ['the opposite act', 'prohibited', 'permitted'],
          ['another unit', 'three months', 'three weeks'],
        ],
      },
      {
        source: 'Der Antrag auf Asyl wurde abgelehnt. Der Aufenthalt ist geduldet. Der Dolmetscher war anwesend.',
        right: 'The application for asylum was rejected. The stay is tolerated. The interpreter was present.',
        errors: [
          ['another disposition', 'rejected', 'granted'],
          ['another person present', 'interpreter', 'lawyer'],
          ['another application', 'asylum', 'naturalization'],
        ],
      },
    ],
  },
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source: 'تأشيرة عمل لسفرة واحدة. المهنة: سباك. الكفيل: شركة الأفق.',
        right: 'Work visa for a single trip. Occupation: plumber. Sponsor: Al-Ofoq Company.',
        errors: [
          ['another kind of visa', 'Work visa', 'Tourist visa'],
          ['another trade', 'plumber', 'driver'],
          ['another number of entries', 'single trip', 'multiple trips'],
        ],
      },
      {
        source: 'أصيب الراكب بجروح. السيارة بيضاء. دفع القسط السنوي.',
        right: 'The passenger was injured. The car is white. The annual premium was paid.',
        errors: [
          ['another part in an accident', 'passenger', 'driver'],
          ['another colour', 'white', 'black'],
          ['another period of pay', 'annual', 'monthly'],
        ],
      },
      {
        source: 'طلاق رجعي. العدة ثلاثة أشهر. نفقة الأولاد على الأب.',
        right: 'Revocable divorce. The waiting period is three months. Child support is payable by the father.',
        errors: [
          ['another kind of divorce', 'Revocable', 'Irrevocable'],
          ['another debtor', 'the father', 'the mother'],
          ['another unit', 'three months', 'three years'],
        ],
      },
    ],
  },
  {
    name: 'Hebrew',
    lang: 'he',
    pairs: [
      {
        source: 'הנהג נפצע קשה. הנוסע נהרג. הכביש רטוב.',
        right: 'The driver was seriously injured. The passenger was killed. The road is wet.',
        errors: [
          ['another outcome', 'was killed', 'was injured'],
          ['another degree', 'seriously', 'slightly'],
          ['another state of a thing', 'wet', 'dry'],
        ],
      },
      {
        source: 'אשרת עבודה. העובד התפטר. שכר חודשי. חופשת לידה.',
        right: 'Work visa. The employee resigned. Monthly wage. Maternity leave.',
        errors: [
          ['another kind of visa', 'Work visa', 'Student visa'],
          ['another way to leave', 'resigned', 'was dismissed'],
          ['another period of pay', 'Monthly', 'Daily'],
          ['another kind of leave', 'Maternity leave', 'Sick leave'],
        ],
      },
    ],
  },
  {
    name: 'Japanese',
    lang: 'ja',
    pairs: [
      {
        source: '自己都合により退職。夜勤。月給制。育児休業を取得した。',
        right: 'Resigned for personal reasons. Night shift. Paid monthly. Took childcare leave.',
        errors: [
          ['another way to leave', 'Resigned for personal reasons', 'Dismissed by the company'],
          ['another shift', 'Night shift', 'Day shift'],
          ['another period of pay', 'monthly', 'weekly'],
          ['another kind of leave', 'childcare leave', 'sick leave'],
        ],
      },
      {
        source: '帝王切開で出産。体重2,980グラム。新生児は女児。麻疹ワクチン2回目接種済。',
        right:
          'Delivered by cesarean section. Weight: 2,980 grams. The newborn is a girl. Second measles vaccination completed.',
        errors: [
          ['another procedure', 'cesarean section', 'forceps'],
          ['another gender', 'girl', 'boy'],
          ['another dose', 'Second measles', 'First measles'],
          ['another vaccine', 'measles', 'polio'],
        ],
      },
      {
        source: '普通自動車免許。眼鏡等使用。住宅ローンは固定金利。',
        right: 'Ordinary motor vehicle license. Glasses required. The housing loan has a fixed interest rate.',
        errors: [
          ['another vehicle', 'motor vehicle', 'motorcycle'],
          ['another condition', 'Glasses required', 'Hearing aid required'],
          ['another kind of rate', 'fixed', 'variable'],
        ],
      },
    ],
  },
  {
    name: 'Korean',
    lang: 'ko',
    pairs: [
      {
        source: '운전면허 1종 보통. 자발적 퇴사. 야간근무. 월급 250만원.',
        right: 'Driver’s license class 1, regular. Voluntary resignation. Night work. Monthly salary: 2.5 million won.',
        errors: [
          ['another class', 'class 1', 'class 2'],
          ['another way to leave', 'Voluntary', 'Involuntary'],
          ['another shift', 'Night work', 'Day work'],
          ['another period of pay', 'Monthly', 'Annual'],
        ],
      },
      {
        source: '유학비자. 단수입국. 보험료 납부 완료. 교통사고로 중상.',
        right: 'Student visa. Single entry. Insurance premium paid. Seriously injured in a traffic accident.',
        errors: [
          ['another kind of visa', 'Student visa', 'Work visa'],
          ['another number of entries', 'Single entry', 'Multiple entry'],
          ['another degree', 'Seriously injured', 'Slightly injured'],
          ['paid for unpaid', 'premium paid', 'premium unpaid'],
        ],
      },
    ],
  },
];
