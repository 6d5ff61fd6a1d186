import type { TruthPaper } from '../paper.ts';

/** School, barracks, ward, land register, tax office and police: papers and kinds of error that no other set holds. */
export const thirdOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source: 'كشف درجات. المادة: الكيمياء. النتيجة: ناجح. الفصل الدراسي الأول. التقدير: جيد جدا.',
        right: 'Transcript of grades. Subject: Chemistry. Result: pass. First semester. Grade: very good.',
        errors: [
          ['another school subject', 'Chemistry', 'History'],
          ['fail for pass', 'pass', 'fail'],
          ['another term of the year', 'First semester', 'Second semester'],
          ['another grade word', 'very good', 'acceptable'],
        ],
      },
      {
        source: 'أدى الخدمة العسكرية برتبة رقيب في القوات الجوية. القدوة: حسنة. غير لائق طبيا.',
        right:
          'He performed military service with the rank of sergeant in the Air Force. Conduct: good. Medically unfit.',
        errors: [
          ['another rank', 'sergeant', 'major'],
          ['another branch of the forces', 'Air Force', 'Navy'],
          ['unfit for fit', 'unfit', 'fit'],
        ],
      },
      {
        source: 'فصيلة الدم: A موجب. كسر في الساق اليمنى. يتناول الدواء قبل الأكل. مرض السكري.',
        right: 'Blood type: A positive. Fracture of the right leg. Takes the medicine before meals. Diabetes.',
        errors: [
          ['another blood group', 'A positive', 'A negative'],
          ['right for left', 'right leg', 'left leg'],
          ['before for after', 'before meals', 'after meals'],
          ['another illness', 'Diabetes', 'Epilepsy'],
        ],
      },
      {
        source: 'سند ملكية. حدود العقار شمالا: شارع النخيل. المالك: فؤاد الحداد. المستأجر: سمير العلي. خال من الرهن.',
        right:
          'Title deed. Boundary of the property to the north: Al-Nakhil Street. Owner: Fouad Al-Haddad. Tenant: Samir Al-Ali. Free of mortgage.',
        errors: [
          ['another quarter of the compass', 'to the north', 'to the east'],
          ['parties swapped', 'Fouad Al-Haddad. Tenant: Samir Al-Ali', 'Samir Al-Ali. Tenant: Fouad Al-Haddad'],
          ['burdened for free', 'Free of mortgage', 'Mortgaged'],
          ['another title of the paper', 'Title deed', 'Death certificate'],
        ],
      },
      {
        source: 'يوم الثلاثاء. إقامة دائمة. لون العينين: أزرق. نسخة مصدقة. سجن مع وقف التنفيذ.',
        right: 'On Tuesday. Permanent residence. Eye color: blue. Certified copy. Imprisonment, suspended.',
        errors: [
          ['another day of the week', 'Tuesday', 'Wednesday'],
          ['temporary for permanent', 'Permanent', 'Temporary'],
          ['another colour', 'blue', 'brown'],
          ['served for suspended', ', suspended', ', served'],
          ['original for copy', 'Certified copy', 'Original document'],
        ],
      },
    ],
  },
  {
    name: 'Hebrew',
    lang: 'he',
    pairs: [
      {
        source: 'גיליון ציונים. מקצוע: כימיה. תוצאה: עבר. סמסטר ב. תואר ראשון בסיעוד.',
        right: 'Transcript of grades. Subject: Chemistry. Result: passed. Semester B. Bachelor’s degree in Nursing.',
        errors: [
          ['another school subject', 'Chemistry', 'Biology'],
          ['fail for pass', 'passed', 'failed'],
          ['another degree', 'Bachelor’s degree', 'Master’s degree'],
          ['another field of study', 'Nursing', 'Law'],
        ],
      },
      {
        source: 'שירת בחיל הים בדרגת סמל. שוחרר ביום שלישי, 12/05/1998. פטור משירות מילואים.',
        right:
          'He served in the Navy with the rank of sergeant. Discharged on Tuesday, May 12, 1998. Exempt from reserve duty.',
        errors: [
          ['another branch of the forces', 'Navy', 'Air Force'],
          ['another rank', 'sergeant', 'captain'],
          ['another day of the week', 'Tuesday', 'Monday'],
          ['liable for exempt', 'Exempt from', 'Liable for'],
          ['another decade', '1998', '1989'],
        ],
      },
      {
        source: 'צו אימוץ. המאמצים: שאול ורבקה. הקטין נולד חי. אח למחצה. אימוץ מלא.',
        right:
          'Adoption order. The adoptive parents: Shaul and Rivka. The minor was born alive. Half brother. Full adoption.',
        errors: [
          ['another title of the paper', 'Adoption order', 'Divorce order'],
          ['dead for alive', 'born alive', 'stillborn'],
          ['another kinship', 'Half brother', 'Uncle'],
          ['partial for full', 'Full adoption', 'Partial adoption'],
        ],
      },
      {
        source: 'החזר מס: 2,310 ש"ח. הכנסה ברוטו. בעל הנכס. לצד מזרח. ללא שעבוד.',
        right: 'Tax refund: NIS 2,310. Gross income. Owner of the property. To the east. Without encumbrance.',
        errors: [
          ['owed for refunded', 'Tax refund', 'Tax due'],
          ['net for gross', 'Gross', 'Net'],
          ['another role of a party', 'Owner', 'Tenant'],
          ['another quarter of the compass', 'east', 'west'],
          ['burdened for free', 'Without', 'With'],
        ],
      },
    ],
  },
  {
    name: 'Japanese',
    lang: 'ja',
    pairs: [
      {
        source: '成績証明書。科目：化学。前期。判定：合格。修士課程修了。',
        right: 'Academic transcript. Subject: Chemistry. First semester. Result: pass. Completed the master’s program.',
        errors: [
          ['another school subject', 'Chemistry', 'Mathematics'],
          ['another term of the year', 'First semester', 'Second semester'],
          ['fail for pass', 'pass', 'fail'],
          ['another degree', 'master’s', 'doctoral'],
        ],
      },
      {
        source: '診断書。病名：糖尿病。左眼の手術。血液型はB型。検査結果は陰性。食後に服用。',
        right:
          'Medical certificate. Diagnosis: diabetes. Surgery on the left eye. Blood type B. Test result: negative. To be taken after meals.',
        errors: [
          ['another illness', 'diabetes', 'tuberculosis'],
          ['right for left', 'left eye', 'right eye'],
          ['another blood group', 'type B', 'type O'],
          ['another result of a test', 'negative', 'positive'],
          ['before for after', 'after meals', 'before meals'],
          ['another part of the body', 'eye', 'ear'],
        ],
      },
      {
        source: '所有者の持分は二分の一。抵当権は抹消済み。北側は道路に接する。木造二階建。',
        right:
          'The owner’s share is one half. The mortgage has been cancelled. The north side faces a road. Two-story wooden building.',
        errors: [
          ['another share', 'one half', 'one third'],
          ['in force for cancelled', 'has been cancelled', 'is in force'],
          ['another quarter of the compass', 'north', 'south'],
          ['another small number', 'Two-story', 'Three-story'],
        ],
      },
      {
        source: '養子縁組届。養父母との続柄は長女。水曜日に受理。謄本である。',
        right:
          'Notification of adoption. Relationship to the adoptive parents: eldest daughter. Accepted on Wednesday. This is a certified copy.',
        errors: [
          ['another title of the paper', 'adoption', 'divorce'],
          ['another kinship', 'eldest daughter', 'second daughter'],
          ['another day of the week', 'Wednesday', 'Friday'],
          ['original for copy', 'a certified copy', 'the original'],
        ],
      },
      {
        source: '源泉徴収税額 84,200円。還付金 12,600円。在留資格：永住者。',
        right: 'Withholding tax: ¥84,200. Refund: ¥12,600. Status of residence: permanent resident.',
        errors: [
          ['amounts swapped', '¥84,200. Refund: ¥12,600', '¥12,600. Refund: ¥84,200'],
          ['owed for refunded', 'Refund', 'Tax due'],
          ['temporary for permanent', 'permanent', 'temporary'],
        ],
      },
    ],
  },
  {
    name: 'Korean',
    lang: 'ko',
    pairs: [
      {
        source: '성적증명서. 과목: 화학. 1학기. 결과: 합격. 학사 학위. 전공: 간호학.',
        right:
          'Academic transcript. Subject: Chemistry. First semester. Result: pass. Bachelor’s degree. Major: Nursing.',
        errors: [
          ['another school subject', 'Chemistry', 'Biology'],
          ['another term of the year', 'First semester', 'Second semester'],
          ['fail for pass', 'pass', 'fail'],
          ['another degree', 'Bachelor’s', 'Doctoral'],
          ['another field of study', 'Nursing', 'Economics'],
        ],
      },
      {
        source: '병적증명서. 군별: 해군. 계급: 병장. 만기전역. 신체등급 1급.',
        right:
          'Military service certificate. Branch: Navy. Rank: sergeant. Discharged upon completion of service. Physical grade 1.',
        errors: [
          ['another branch of the forces', 'Navy', 'Army'],
          ['another rank', 'sergeant', 'private'],
          ['another class', 'grade 1', 'grade 4'],
          ['another title of the paper', 'Military service certificate', 'Marriage certificate'],
        ],
      },
      {
        source: '진단명: 고혈압. 오른쪽 무릎 수술. 혈액형 O형. 검사 결과 양성. 하루 3회 복용.',
        right:
          'Diagnosis: hypertension. Surgery on the right knee. Blood type O. Test result positive. Take three times a day.',
        errors: [
          ['another illness', 'hypertension', 'diabetes'],
          ['right for left', 'right knee', 'left knee'],
          ['another blood group', 'type O', 'type AB'],
          ['another result of a test', 'positive', 'negative'],
          ['another dose', 'three times', 'twice'],
        ],
      },
      {
        source: '임대인: 노영식. 임차인: 백은주. 월요일. 보증금 이천만원. 남쪽 토지. 근저당권 말소.',
        right:
          'Landlord: Noh Young-sik. Tenant: Baek Eun-ju. Monday. Deposit: twenty million won. Land to the south. Mortgage cancelled.',
        errors: [
          ['parties swapped', 'Noh Young-sik. Tenant: Baek Eun-ju', 'Baek Eun-ju. Tenant: Noh Young-sik'],
          ['another day of the week', 'Monday', 'Saturday'],
          ['another quarter of the compass', 'south', 'north'],
          ['in force for cancelled', 'Mortgage cancelled', 'Mortgage registered'],
        ],
      },
      {
        source: '징역 2년에 집행유예 3년. 죄명: 사기. 친양자 입양. 외조모 사망.',
        right:
          'Two years’ imprisonment, suspended for three years. Offence: fraud. Full adoption. Maternal grandmother deceased.',
        errors: [
          ['served for suspended', 'suspended for', 'followed by'],
          ['another offence', 'fraud', 'assault'],
          ['another kinship', 'Maternal grandmother', 'Maternal aunt'],
          ['alive for dead', 'deceased', 'living'],
        ],
      },
    ],
  },
];
