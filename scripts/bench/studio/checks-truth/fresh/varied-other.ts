import type { TruthPaper } from '../paper.ts';

/** As `varied-latin.ts`. */
export const variedOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'يشهد صاحب العمل أن الموظفة تعمل لديه محاسبة بدوام جزئي. لم تنقطع عن العمل خلال السنة. راتبها يحول إلى المصرف كل شهر. يحق لها إجازة سنوية مدفوعة.',
        right:
          'The employer certifies that the employee works for him as an accountant on a part-time basis. She has not been absent from work during the year. Her salary is transferred to the bank every month. She is entitled to paid annual leave.',
        errors: [
          ['occupation', 'accountant', 'nurse'],
          ['opposite', 'part-time', 'full-time'],
          ['lost negation', 'She has not been absent', 'She has been absent'],
        ],
      },
      {
        source:
          'أدخل المريض إلى قسم الجراحة بسبب التهاب الزائدة الدودية. أجريت العملية بنجاح. لا يشكو من أمراض مزمنة. أخوه رافقه طوال الليل. خرج يوم الأحد بحالة جيدة.',
        right:
          'The patient was admitted to the surgery department because of appendicitis. The operation was performed successfully. He does not suffer from chronic diseases. His brother stayed with him all night. He was discharged on Sunday in good condition.',
        errors: [
          ['disease', 'appendicitis', 'pneumonia'],
          ['lost negation', 'He does not suffer', 'He suffers'],
          ['kin word', 'His brother', 'His uncle'],
          ['weekday', 'Sunday', 'Monday'],
        ],
      },
      {
        source:
          'باع الطرف الأول إلى الطرف الثاني شقة سكنية في الطابق الثالث. الثمن مدفوع على قسطين. يتحمل المشتري رسوم التسجيل. الشقة مسكونة من قبل مستأجر. سلمت المفاتيح عند التوقيع.',
        right:
          'The first party sold to the second party a residential apartment on the third floor. The price is paid in two installments. The buyer bears the registration fees. The apartment is occupied by a tenant. The keys were handed over at signing.',
        errors: [
          ['ordinal', 'third floor', 'second floor'],
          ['number word', 'two installments', 'three installments'],
          ['wrong party', 'The buyer bears', 'The seller bears'],
        ],
      },
      {
        source:
          'حضرت أمامي السيدة هنادي شاهين ووكلت أخاها بقبض المعاش. لا يحق للوكيل بيع أي عقار. الوكالة سارية حتى نهاية العام. قرئت عليها فوافقت ووقعت.',
        right:
          'Mrs. Hanadi Shahin appeared before me and authorized her brother to collect the pension. The agent may not sell any real estate. The power of attorney is valid until the end of the year. It was read to her, and she agreed and signed.',
        people: [{ name: 'Hanadi Shahin', nativeName: 'هنادي شاهين' }],
        errors: [
          ['kin word', 'her brother', 'her son'],
          ['lost negation', 'may not sell', 'may sell'],
          ['name letter', 'Shahin', 'Shaheed'],
        ],
      },
      {
        source:
          'نفيد بأن الطالب راسب في مادة الكيمياء وناجح في باقي المواد. يسمح له بإعادة الامتحان في الخريف. حصل على تقدير جيد في اللغة العربية. المدرسة حكومية وتقع في صيدا.',
        right:
          'We state that the student failed chemistry and passed the remaining subjects. He is permitted to retake the examination in autumn. He received a grade of good in Arabic. The school is public and is located in Sidon.',
        errors: [
          ['field', 'chemistry', 'physics'],
          ['added negation', 'He is permitted', 'He is not permitted'],
          ['grade', 'a grade of good', 'a grade of excellent'],
          ['place changed', 'Sidon', 'Tyre'],
        ],
      },
      {
        source:
          'أوقف المتهم في المطار وبحوزته جواز مزور. أنكر ما نسب إليه. أخلي سبيله بكفالة. تعقد الجلسة القادمة في محكمة الجنايات. تولى الدفاع عنه محام من نقابة طرابلس.',
        right:
          'The accused was arrested at the airport with a forged passport in his possession. He denied the charges against him. He was released on bail. The next hearing will be held at the criminal court. He was defended by a lawyer from the Tripoli Bar Association.',
        errors: [
          ['opposite', 'He denied', 'He admitted'],
          ['authority', 'criminal court', 'civil court'],
          ['place changed', 'Tripoli', 'Beirut'],
        ],
      },
      {
        source:
          'توفيت والدته بعد مرض طويل ودفنت في مقبرة العائلة. ترك المتوفى زوجة وثلاث بنات. لا وارث له سواهن. تقسم التركة بعد سداد الديون.',
        right:
          'His mother died after a long illness and was buried in the family cemetery. The deceased left a wife and three daughters. He has no heirs other than them. The estate is to be divided after the debts are paid.',
        errors: [
          ['wrong parent', 'His mother died', 'His father died'],
          ['number word', 'three daughters', 'four daughters'],
          ['gender', 'three daughters', 'three sons'],
        ],
      },
    ],
  },
  {
    name: 'Hebrew',
    lang: 'he',
    pairs: [
      {
        source:
          'המעסיק מאשר כי העובד מועסק כחשמלאי במשרה מלאה. הוא לא נעדר מעבודתו השנה. שכרו משולם בראשון לחודש. העובד זכאי לימי חופשה. האישור ניתן לבקשתו לצורך קבלת משכנתה.',
        right:
          'The employer confirms that the employee is employed as an electrician on a full-time basis. He has not been absent from work this year. His salary is paid on the first of the month. The employee is entitled to vacation days. The confirmation is given at his request for the purpose of obtaining a mortgage.',
        errors: [
          ['occupation', 'electrician', 'plumber'],
          ['opposite', 'full-time', 'part-time'],
          ['lost negation', 'He has not been absent', 'He has been absent'],
        ],
      },
      {
        source:
          'החולה התקבלה למחלקה הפנימית עם דלקת ריאות. היא אינה מעשנת. טופלה באנטיביוטיקה והשתחררה ביום רביעי. רופאת המשפחה תמשיך במעקב. בנה ליווה אותה.',
        right:
          'The patient was admitted to the internal medicine department with pneumonia. She does not smoke. She was treated with antibiotics and discharged on Wednesday. The family doctor will continue follow-up. Her son accompanied her.',
        errors: [
          ['disease', 'pneumonia', 'hepatitis'],
          ['lost negation', 'She does not smoke', 'She smokes'],
          ['weekday', 'Wednesday', 'Thursday'],
          ['kin word', 'Her son', 'Her brother'],
        ],
      },
      {
        source:
          'השוכר מתחייב לשלם את הארנונה. המשכיר יתקן את הדוד על חשבונו. אסור להחזיק בעלי חיים. הדירה בקומה השנייה, ללא מעלית. תקופת השכירות שנתיים.',
        right:
          'The tenant undertakes to pay the property tax. The landlord will repair the boiler at his own expense. Keeping animals is prohibited. The apartment is on the second floor, without an elevator. The rental period is two years.',
        errors: [
          ['wrong party', 'The tenant undertakes', 'The landlord undertakes'],
          ['opposite', 'is prohibited', 'is permitted'],
          ['ordinal', 'second floor', 'third floor'],
          ['lost negation', 'without an elevator', 'with an elevator'],
        ],
      },
      {
        source:
          'המנוח לא השאיר צוואה. אלמנתו ושלושת ילדיו הם יורשיו. הבן הבכור הסתלק מחלקו לטובת אמו. הרשם לענייני ירושה בנצרת נתן צו. לא הוגשה התנגדות.',
        right:
          'The deceased did not leave a will. His widow and three children are his heirs. The eldest son waived his share in favor of his mother. The Registrar of Inheritance in Nazareth issued an order. No objection was filed.',
        errors: [
          ['lost negation', 'did not leave a will', 'left a will'],
          ['number word', 'three children', 'four children'],
          ['place changed', 'Nazareth', 'Haifa'],
          ['kin word', 'his mother', 'his sister'],
        ],
      },
      {
        source:
          'המשטרה סגרה את התיק מחוסר ראיות. החשוד הכחיש את המיוחס לו. המתלוננת ביקשה למשוך את התלונה. אין למבקש הרשעות קודמות. האישור תקף לשלושה חודשים.',
        right:
          'The police closed the file for lack of evidence. The suspect denied what was attributed to him. The complainant asked to withdraw the complaint. The applicant has no previous convictions. The certificate is valid for three months.',
        errors: [
          ['opposite', 'The suspect denied', 'The suspect admitted'],
          ['lost negation', 'has no previous convictions', 'has previous convictions'],
          ['unit', 'three months', 'three weeks'],
        ],
      },
      {
        source:
          'הסטודנטית סיימה את לימודי התואר הראשון בביולוגיה בהצטיינות. עבודת הגמר שלה זכתה בפרס. היא התקבלה ללימודי רפואה באילת. שכר הלימוד שולם על ידי דודה.',
        right:
          'The student completed her bachelor’s degree in biology with distinction. Her final paper won a prize. She was accepted to study medicine in Eilat. The tuition was paid by her uncle.',
        errors: [
          ['field', 'in biology', 'in chemistry'],
          ['added negation', 'She was accepted', 'She was not accepted'],
          ['place changed', 'Eilat', 'Ashdod'],
        ],
      },
    ],
  },
  {
    name: 'Japanese',
    lang: 'ja',
    pairs: [
      {
        source:
          '当社は上記の者が溶接工として勤務していることを証明する。勤務時間は午前八時から午後五時までである。無断欠勤はない。給与は毎月二十五日に支払う。',
        right:
          'We certify that the above person works as a welder. Working hours are from 8 a.m. to 5 p.m. There have been no unauthorized absences. The salary is paid on the 25th of each month.',
        errors: [
          ['occupation', 'welder', 'carpenter'],
          ['time of day', '5 p.m.', '7 p.m.'],
          ['lost negation', 'There have been no unauthorized', 'There have been unauthorized'],
        ],
      },
      {
        source:
          '患者は右膝の骨折により入院した。手術は水曜日に行われた。糖尿病の既往はない。三週間の安静を要する。退院後は妹が世話をする。',
        right:
          'The patient was hospitalized for a fracture of the right knee. Surgery was performed on Wednesday. There is no history of diabetes. Three weeks of rest are required. After discharge, the younger sister will provide care.',
        errors: [
          ['opposite', 'right knee', 'left knee'],
          ['weekday', 'Wednesday', 'Thursday'],
          ['disease', 'diabetes', 'asthma'],
          ['kin word', 'younger sister', 'younger brother'],
        ],
      },
      {
        source:
          '借主は家賃を毎月末日までに支払う。ペットの飼育を禁止する。貸主は建物の修繕を行う。敷金は家賃の二か月分とする。契約期間は二年とする。',
        right:
          'The tenant shall pay the rent by the last day of each month. Keeping pets is prohibited. The landlord shall carry out repairs to the building. The security deposit is two months’ rent. The term of the contract is two years.',
        errors: [
          ['wrong party', 'The tenant shall pay', 'The landlord shall pay'],
          ['opposite', 'is prohibited', 'is permitted'],
          ['unit', 'two years', 'two months'],
        ],
      },
      {
        source:
          '被相続人は遺言を残さなかった。相続人は妻と長男である。次男は相続を放棄した。遺産は金沢の土地と預金である。協議は円満に成立した。',
        right:
          'The decedent did not leave a will. The heirs are the wife and the eldest son. The second son renounced the inheritance. The estate consists of land in Kanazawa and deposits. The agreement was reached amicably.',
        errors: [
          ['lost negation', 'did not leave a will', 'left a will'],
          ['ordinal', 'The second son', 'The third son'],
          ['place changed', 'Kanazawa', 'Toyama'],
          ['kin word', 'the wife', 'the mother'],
        ],
      },
      {
        source:
          '在留期間の更新を許可する。申請人は留学生である。資格外活動は週二十八時間以内とする。旅券番号は別紙のとおり。手数料は収入印紙で納付した。',
        right:
          'Extension of the period of stay is permitted. The applicant is an international student. Activities outside the status are limited to 28 hours per week. The passport number is as shown in the attachment. The fee was paid with revenue stamps.',
        errors: [
          ['added negation', 'is permitted', 'is not permitted'],
          ['unit', '28 hours per week', '28 hours per month'],
          ['digits swapped', '28 hours', '82 hours'],
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
          '위 사람은 당사에서 용접공으로 근무하고 있음을 증명합니다. 근무 태도가 성실합니다. 무단결근한 사실이 없습니다. 급여는 매월 말일에 지급됩니다. 퇴직 예정이 없습니다.',
        right:
          'We certify that the above person works at our company as a welder. The work attitude is diligent. There is no record of unauthorized absence. The salary is paid on the last day of each month. There is no plan to retire.',
        errors: [
          ['occupation', 'welder', 'driver'],
          ['lost negation', 'There is no plan', 'There is a plan'],
          ['lost negation', 'There is no record', 'There is a record'],
        ],
      },
      {
        source:
          '환자는 왼쪽 무릎 통증으로 내원하였다. 당뇨병은 없으며 흡연하지 않는다. 수술은 화요일에 시행되었다. 두 달간 안정이 필요하다. 보호자는 큰딸이다.',
        right:
          'The patient visited with pain in the left knee. There is no diabetes, and the patient does not smoke. Surgery was performed on Tuesday. Two months of rest are needed. The guardian is the eldest daughter.',
        errors: [
          ['opposite', 'left knee', 'right knee'],
          ['weekday', 'Tuesday', 'Thursday'],
          ['unit', 'Two months', 'Two weeks'],
          ['kin word', 'eldest daughter', 'eldest son'],
        ],
      },
      {
        source:
          '임차인은 매월 5일에 차임을 지급한다. 애완동물은 금지한다. 임대인은 보일러를 수리한다. 보증금은 계약 종료 시 반환한다. 이 집은 반지하이다.',
        right:
          'The tenant pays the rent on the 5th of each month. Pets are prohibited. The landlord repairs the boiler. The deposit is returned upon termination of the contract. This house is a semi-basement.',
        errors: [
          ['wrong party', 'The tenant pays', 'The landlord pays'],
          ['opposite', 'Pets are prohibited', 'Pets are permitted'],
          ['number', '5th', '15th'],
        ],
      },
      {
        source:
          '망인은 유언을 남기지 않았다. 상속인은 배우자와 세 아들이다. 막내아들은 상속을 포기하였다. 재산은 여수에 있는 토지이다. 채무는 모두 변제되었다.',
        right:
          'The deceased did not leave a will. The heirs are the spouse and three sons. The youngest son renounced the inheritance. The property is land in Yeosu. All debts have been repaid.',
        errors: [
          ['lost negation', 'did not leave a will', 'left a will'],
          ['gender', 'three sons', 'three daughters'],
          ['place changed', 'Yeosu', 'Suncheon'],
          ['opposite', 'renounced the inheritance', 'accepted the inheritance'],
        ],
      },
      {
        source:
          '체류기간 연장을 허가합니다. 신청인은 유학생입니다. 출입국관리사무소에서 발급하였습니다. 취업은 금지됩니다. 여권은 대전에서 재발급되었습니다.',
        right:
          'The extension of the period of stay is permitted. The applicant is an international student. It was issued by the immigration office. Employment is prohibited. The passport was reissued in Daejeon.',
        errors: [
          ['added negation', 'is permitted', 'is not permitted'],
          ['authority', 'immigration office', 'tax office'],
          ['opposite', 'Employment is prohibited', 'Employment is permitted'],
          ['place changed', 'Daejeon', 'Daegu'],
        ],
      },
      {
        source:
          '피고인은 혐의를 부인하였다. 증인 두 명이 출석하였다. 법원은 무죄를 선고하였다. 검사는 항소하지 않았다. 변호인은 국선이다.',
        right:
          'The defendant denied the charges. Two witnesses appeared. The court pronounced the defendant not guilty. The prosecutor did not appeal. The defense counsel is court-appointed.',
        errors: [
          ['opposite', 'denied the charges', 'admitted the charges'],
          ['opposite', 'not guilty', 'guilty'],
          ['lost negation', 'did not appeal', 'appealed'],
          ['number word', 'Two witnesses', 'Three witnesses'],
        ],
      },
    ],
  },
  {
    name: 'Ukrainian',
    lang: 'uk',
    pairs: [
      {
        source:
          'Працівник обіймав посаду зварника. Звільнений за власним бажанням. Відпустку не використав. Доган не мав. Довідку видано у місті Житомир.',
        right:
          'The employee held the position of welder. He was dismissed at his own request. He did not use his leave. He had no reprimands. The certificate was issued in the city of Zhytomyr.',
        errors: [
          ['occupation', 'welder', 'driver'],
          ['lost negation', 'He did not use', 'He used'],
          ['place changed', 'Zhytomyr', 'Rivne'],
        ],
      },
      {
        source:
          'Шлюб розірвано за заявою дружини. Донька залишилася з матір’ю. Батько сплачує аліменти. Спору про майно немає. Рішення не оскаржене.',
        right:
          'The marriage was dissolved upon the wife’s application. The daughter remained with her mother. The father pays child support. There is no dispute over property. The decision has not been appealed.',
        errors: [
          ['gender', 'the wife’s application', 'the husband’s application'],
          ['kin word', 'The daughter remained', 'The son remained'],
          ['lost negation', 'has not been appealed', 'has been appealed'],
          ['wrong parent', 'The father pays', 'The grandfather pays'],
        ],
      },
      {
        source:
          'Пацієнтка хворіла на кір у дитинстві. Алергії не виявлено. Ліве око не бачить. Щеплення зроблено в п’ятницю. Лікар рекомендував санаторій.',
        right:
          'The patient had measles in childhood. No allergies were found. The left eye does not see. The vaccination was given on Friday. The doctor recommended a sanatorium.',
        errors: [
          ['disease', 'measles', 'rubella'],
          ['opposite', 'left eye', 'right eye'],
          ['weekday', 'Friday', 'Saturday'],
        ],
      },
    ],
  },
  {
    name: 'Chinese',
    lang: 'zh',
    pairs: [
      {
        source: '兹证明该员工在我公司担任焊工。工作认真负责。从未旷工。工资每月十日发放。公司位于宁波。',
        right:
          'This is to certify that the employee works as a welder at our company. He works conscientiously and responsibly. He has never been absent without leave. Wages are paid on the 10th of each month. The company is located in Ningbo.',
        errors: [
          ['occupation', 'welder', 'driver'],
          ['lost negation', 'He has never been absent', 'He has been absent'],
          ['place changed', 'Ningbo', 'Hangzhou'],
        ],
      },
      {
        source: '患者因左腿骨折入院。星期三进行了手术。无糖尿病史。需休息两个月。由其姐姐照顾。',
        right:
          'The patient was admitted with a fracture of the left leg. Surgery was performed on Wednesday. There is no history of diabetes. Two months of rest are needed. The patient is cared for by the older sister.',
        errors: [
          ['opposite', 'left leg', 'right leg'],
          ['weekday', 'Wednesday', 'Monday'],
          ['unit', 'Two months', 'Two weeks'],
          ['kin word', 'older sister', 'older brother'],
        ],
      },
      {
        source: '被继承人未留遗嘱。继承人为妻子和两个儿子。长子放弃继承。房屋坐落于扬州。债务已清偿。',
        right:
          'The decedent did not leave a will. The heirs are the wife and two sons. The eldest son renounced the inheritance. The house is located in Yangzhou. The debts have been paid off.',
        errors: [
          ['lost negation', 'did not leave a will', 'left a will'],
          ['number word', 'two sons', 'three sons'],
          ['gender', 'two sons', 'two daughters'],
          ['place changed', 'Yangzhou', 'Suzhou'],
        ],
      },
    ],
  },
];
