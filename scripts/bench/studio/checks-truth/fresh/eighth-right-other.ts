import type { SourceTag } from '#shared/translation-text.ts';

/** As `eighth-right-latin.ts`. */
export const eighthRightOther: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  ar: [
    [
      'تشهد إدارة المدرسة بأن الطالبة واظبت على الدوام. كانت حسنة السيرة والسلوك. لم ترسب في أي مادة. انتقلت أسرتها إلى محافظة أخرى بسبب عمل والدها. أعطيت هذه الشهادة بناءً على طلبها.',
      'The school administration certifies that the student attended regularly. She was of good conduct and behavior. She did not fail any subject. Her family moved to another governorate because of her father’s work. This certificate was given at her request.',
    ],
    [
      'يستحق المتقاعد معاشاً شهرياً مدى الحياة. يصرف المعاش عن طريق البنك. إذا توفي انتقل حقه إلى أرملته وأولاده القصّر. لا يجوز الحجز على المعاش إلا في حدود الربع. يرجى إبلاغ الهيئة بأي تغيير في العنوان.',
      'The retiree is entitled to a monthly pension for life. The pension is paid through the bank. If he dies, his right passes to his widow and minor children. The pension may not be attached except up to one quarter. Please inform the authority of any change of address.',
    ],
    [
      'قطعة الأرض خالية من البناء. يحدها من الشمال طريق عام ومن الغرب ملك ورثة الحداد. أقر البائع بقبض الثمن كاملاً. لا توجد عليها إشارة رهن. سجل العقد بحضور الطرفين.',
      'The plot of land is free of buildings. It is bounded on the north by a public road and on the west by the property of the heirs of Al-Haddad. The seller acknowledged receipt of the price in full. There is no mortgage notation on it. The contract was registered in the presence of both parties.',
    ],
    [
      'أعفي المكلف من الخدمة لأنه وحيد لأبويه. عليه مراجعة الشعبة كل سنة. لا يحق له السفر إلا بإذن. يعدّ هذا الدفتر لاغياً عند أي كشط. على حامله المحافظة عليه.',
      'The conscript was exempted from service because he is his parents’ only child. He must report to the office every year. He may not travel without permission. This booklet is considered void in case of any erasure. Its bearer must take care of it.',
    ],
    [
      'نفيدكم بأن عميلنا يحتفظ لدينا بحساب جار منذ ثماني سنوات. تعامله معنا مرضٍ. لم يصدر شيكات بدون رصيد. صدر هذا الخطاب دون أدنى مسؤولية على البنك.',
      'We inform you that our client has held a current account with us for eight years. His dealings with us are satisfactory. He has not issued bad checks. This letter was issued without any liability on the bank.',
    ],
    [
      'قررت المحكمة تصحيح اسم المدعي في سجل الأحوال المدنية. حضر شاهدان وأدليا بشهادتهما بعد اليمين. تبين أن الخطأ كتابي. يعمل بهذا الحكم فور اكتسابه الدرجة القطعية. الرسوم على المدعي.',
      'The court decided to correct the plaintiff’s name in the civil status register. Two witnesses appeared and gave their testimony under oath. It was found that the error was clerical. This judgment takes effect as soon as it becomes final. The fees are borne by the plaintiff.',
    ],
  ],
  he: [
    [
      'התלמידה השתתפה באופן פעיל בשיעורים. היא עזרה לחבריה והתנדבה בספרייה. לא נרשמו נגדה הערות משמעת. היא עולה לכיתה הבאה. נא להחזיר את התעודה חתומה בידי ההורים.',
      'The student participated actively in lessons. She helped her friends and volunteered in the library. No disciplinary remarks were recorded against her. She is moving up to the next grade. Please return the report signed by the parents.',
    ],
    [
      'הקצבה תשולם בכל חודש לחשבון הבנק שמסרת. אם תשהה בחוץ לארץ יותר משלושה חודשים, עליך להודיע לנו. ניתן לערער על ההחלטה בבית הדין לעבודה. המכתב הופק במחשב ואינו טעון חתימה.',
      'The pension will be paid every month to the bank account that you provided. If you stay abroad for more than three months, you must notify us. The decision may be appealed to the labor court. The letter was produced by computer and does not require a signature.',
    ],
    [
      'בית המשפט נתן צו אימוץ. המאמצים מגדלים את הילד מאז שהיה תינוק. האם הביולוגית הסכימה לאימוץ. הקשר עם אחיו יישמר. הצו ייכנס לתוקף מיד.',
      'The court issued an adoption order. The adoptive parents have been raising the child since he was a baby. The biological mother consented to the adoption. The connection with his brothers will be preserved. The order will take effect immediately.',
    ],
    [
      'הרינו לאשר כי הלקוח מנהל אצלנו חשבון משותף עם רעייתו. החשבון מתנהל כשורה. לא חזרו שיקים. לבקשתו הונפק לו כרטיס אשראי. האישור ניתן בלי כל התחייבות מצד הבנק.',
      'We hereby confirm that the customer holds a joint account with us together with his wife. The account is conducted properly. No checks were returned. At his request he was issued a credit card. The confirmation is given without any obligation on the part of the bank.',
    ],
    [
      'החייל שוחרר לאחר שירות מלא. הוא הצטיין בתפקידו כנהג. בתום השירות הועבר למילואים. עליו להתייצב בכל עת שייקרא. הפנקס הוא רכוש הצבא.',
      'The soldier was discharged after full service. He excelled in his position as a driver. At the end of his service he was transferred to the reserves. He must report whenever he is called. The booklet is the property of the army.',
    ],
    [
      'הדירה נמצאת בקומה העליונה. הקונה שילם את מלוא התמורה. המוכרת מצהירה שאין לאיש זכויות בנכס. מסירת החזקה תהיה בעוד חודשיים. מס השבח יחול על המוכרת.',
      'The apartment is on the top floor. The buyer paid the full consideration. The seller declares that no one has rights in the property. Delivery of possession will be in two months. The appreciation tax will be borne by the seller.',
    ],
  ],
  ja: [
    [
      '本校の課程を修了したことを証明する。在学中の行状は良好であった。特別な支援は必要としなかった。進学先は未定である。',
      'It is certified that the student has completed the course of this school. Conduct during enrollment was good. No special support was required. The school to be attended next is undecided.',
    ],
    [
      'あなたの年金は来月から支払われます。振込先は届け出た口座です。住所が変わったときは届け出てください。この通知書は再発行しません。大切に保管してください。',
      'Your pension will be paid from next month. The transfer is made to the account you registered. Please give notice when your address changes. This notice will not be reissued. Please keep it in a safe place.',
    ],
    [
      '申立人の氏を変更することを許可する。やむを得ない事由があると認められる。相手方は異議を述べなかった。審判は確定した。',
      'Permission is granted to change the petitioner’s family name. It is found that there are unavoidable grounds. The other party did not raise an objection. The adjudication has become final.',
    ],
    [
      '接種後は体調の変化に注意してください。高熱が出た場合は医師に相談してください。入浴は差し支えありません。次の予約は受付で行います。',
      'After vaccination, please watch for changes in physical condition. In case of a high fever, consult a doctor. Bathing is not a problem. The next appointment is made at reception.',
    ],
  ],
  ko: [
    [
      '위 학생은 학업에 성실히 임하였다. 교우 관계가 원만하고 책임감이 강하다. 지각한 적이 없다. 장래 희망은 간호사이다. 이 기록은 원본과 같음을 증명한다.',
      'The above student applied herself diligently to her studies. Her relations with classmates are harmonious and she has a strong sense of responsibility. She has never been late. Her hoped-for future occupation is nurse. This record is certified to be the same as the original.',
    ],
    [
      '귀하의 노령연금이 결정되었음을 알려 드립니다. 연금은 매월 지정하신 계좌로 지급됩니다. 주소가 바뀌면 즉시 신고하여야 합니다. 결정에 이의가 있으면 심사를 청구할 수 있습니다.',
      'We inform you that your old-age pension has been determined. The pension is paid every month to the account that you designated. If your address changes, you must report it immediately. If you object to the decision, you may request a review.',
    ],
    [
      '입양을 허가한다. 청구인 부부는 아이를 생후 석 달부터 길러 왔다. 친생부모는 입양에 동의하였다. 아이의 성은 양부의 성을 따른다. 불복하는 사람이 없어 확정되었다.',
      'The adoption is permitted. The petitioners, a married couple, have raised the child since the age of three months. The birth parents consented to the adoption. The child’s surname follows that of the adoptive father. As no one appealed, it became final.',
    ],
    [
      '위 사람은 육군에서 만기 전역하였다. 복무 중 모범 사병으로 표창을 받았다. 징계받은 사실이 없다. 예비군에 편입되었다.',
      'The above person was discharged from the Army upon completion of service. During service he received a commendation as a model soldier. He has no record of disciplinary action. He was enrolled in the reserve forces.',
    ],
    [
      '매도인은 잔금을 모두 받았음을 확인한다. 이 토지에는 건물이 없다. 근저당권은 말소되었다. 등기 비용은 매수인이 부담한다. 계약서는 두 통 작성하여 각자 보관한다.',
      'The seller confirms that he has received the balance in full. There is no building on this land. The mortgage has been canceled. The registration costs are borne by the buyer. The contract is drawn up in two copies, and each party keeps one.',
    ],
    [
      '고객님의 거래 내역은 정상입니다. 연체된 대출은 없습니다. 배우자와 공동 명의의 계좌는 해지되었습니다. 이 확인서는 보증의 효력이 없습니다.',
      'The customer’s transaction history is normal. There are no overdue loans. The account held jointly with the spouse has been closed. This confirmation does not have the effect of a guarantee.',
    ],
  ],
  uk: [
    [
      'Учениця успішно закінчила школу. Вона брала участь в олімпіадах. Зауважень щодо поведінки не було. Рада школи нагородила її медаллю. Свідоцтво дійсне без печатки.',
      'The student successfully finished school. She took part in olympiads. There were no remarks about her behavior. The school council awarded her a medal. The certificate is valid without a seal.',
    ],
    [
      'Пенсію призначено довічно. Виплата здійснюється через поштове відділення. Про зміну місця проживання слід повідомити управління. Рішення можна оскаржити в суді. Довідка безстрокова.',
      'The pension has been granted for life. Payment is made through the post office. The department must be notified of a change of residence. The decision may be appealed in court. The certificate has no expiry.',
    ],
    [
      'Суд задовольнив заяву про усиновлення. Подружжя виховує хлопчика з народження. Дід і баба не заперечували. По батькові дитини змінено. Рішення набрало законної сили.',
      'The court granted the application for adoption. The couple has been raising the boy since birth. The grandfather and grandmother did not object. The child’s patronymic was changed. The decision has entered into legal force.',
    ],
    [
      'Військовозобов’язаного взято на облік. Він придатний до служби. Квиток заборонено передавати іншим особам. У разі втрати слід негайно заявити. Записи олівцем недійсні.',
      'The person liable for military service was registered. He is fit for service. It is forbidden to hand the card over to other persons. In case of loss, this must be reported immediately. Entries in pencil are invalid.',
    ],
  ],
  zh: [
    [
      '该生在校期间遵守纪律，成绩优良。曾任班长。未受过任何处分。家长对学校工作给予支持。特此证明。',
      'While at school, the student observed discipline and had good grades. He served as class monitor. He did not receive any disciplinary action. The parents supported the work of the school. This is hereby certified.',
    ],
    [
      '您的养老金自下月起发放。如地址变更，请及时通知本中心。每年须办理一次资格认证。逾期未认证的，暂停发放。',
      'Your pension will be paid from next month. If your address changes, please notify this center promptly. Eligibility must be certified once a year. If certification is overdue, payment will be suspended.',
    ],
    [
      '该客户在我行开户多年，信用良好。其名下没有逾期贷款。存款可随时支取。本证明不作担保之用。',
      'The client has held an account at our bank for many years and has good credit. There are no overdue loans in his name. The deposit may be withdrawn at any time. This certificate is not to be used as a guarantee.',
    ],
    [
      '夫妻双方自愿离婚。女儿由母亲抚养。父亲每月探望两次。住房归女方所有。双方均无异议。',
      'The husband and wife divorce voluntarily. The daughter is raised by the mother. The father visits twice a month. The home belongs to the wife. Neither party has any objection.',
    ],
  ],
};
