import type { SourceTag } from '#shared/translation-text.ts';

/** As `third-right-latin.ts`. */
export const thirdRightOther: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  ar: [
    [
      'تشهد إدارة الشركة بأن السيد يعمل لديها منذ ١ آذار ٢٠١٠ بوظيفة محاسب. يتقاضى راتباً شهرياً قدره ٩٠٠ دينار. يداوم خمسة أيام في الأسبوع. لم تصدر بحقه أي عقوبة. أعطيت له هذه الشهادة بناءً على طلبه لتقديمها إلى السفارة.',
      'The management of the company certifies that he has been working for it since March 1, 2010 as an accountant. He receives a monthly salary of 900 dinars. He works five days a week. No penalty has been imposed on him. This certificate was given to him at his request for submission to the embassy.',
    ],
    [
      'حكمت المحكمة الشرعية بتطليق المدعية من زوجها طلقة أولى رجعية. وألزمت المدعى عليه بدفع نفقة شهرية قدرها ثلاثمائة دينار. حضانة الولدين للأم. لم يحضر المدعى عليه رغم تبليغه. صدر الحكم بتاريخ ١٧ تموز ٢٠١٤ قابلاً للاستئناف.',
      'The Sharia Court ruled that the plaintiff be divorced from her husband by a first revocable divorce. It ordered the defendant to pay monthly maintenance of three hundred dinars. Custody of the two children is with the mother. The defendant did not appear although he had been notified. The judgment was issued on July 17, 2014 and is subject to appeal.',
    ],
    [
      'أدخلت المريضة إلى المستشفى بتاريخ ٩ شباط بسبب ألم حاد في البطن. لا تعاني من أي حساسية. أجريت لها عملية استئصال الزائدة الدودية. خرجت بعد ثلاثة أيام بحالة جيدة. نصحت بالراحة لمدة أسبوعين.',
      'The patient was admitted to the hospital on February 9 because of acute abdominal pain. She has no allergies. An appendectomy was performed on her. She was discharged after three days in good condition. She was advised to rest for two weeks.',
    ],
    [
      'أجر الطرف الأول للطرف الثاني الشقة رقم ٦ في الطابق الثالث لمدة سنة واحدة. الأجرة الشهرية ٢٥٠٠ ريال تدفع مقدماً. لا يحق للمستأجر التأجير من الباطن. يتحمل المستأجر فواتير الكهرباء والماء. حرر العقد من نسختين.',
      'The first party leased to the second party apartment No. 6 on the third floor for a period of one year. The monthly rent is 2,500 riyals, payable in advance. The tenant has no right to sublet. The tenant bears the electricity and water bills. The contract was drawn up in two copies.',
    ],
    [
      'أنا الموقعة أدناه، أرملة، وكلت أخي وكالة عامة لبيع حصتي من الأرض الكائنة في طرطوس. للوكيل الحق في قبض الثمن والتوقيع عني. لا يشمل هذا التوكيل بيع البيت. قرئ عليها السند فأقرته ووقعته أمامي. كاتب العدل.',
      'I, the undersigned, a widow, have given my brother a general power of attorney to sell my share of the land located in Tartus. The agent has the right to receive the price and to sign on my behalf. This power of attorney does not include the sale of the house. The deed was read to her, and she acknowledged it and signed it before me. Notary public.',
    ],
    [
      'أنهى الطالب متطلبات درجة البكالوريوس في الصيدلة بمعدل تراكمي ٨٢٫٤٪ وتقدير جيد جداً. درس مئة وستين ساعة معتمدة. لم يرسب في أي مادة. منح الدرجة في العام الجامعي ٢٠٠٥/٢٠٠٦. عميد الكلية والمسجل العام.',
      'The student completed the requirements for the Bachelor’s degree in Pharmacy with a cumulative average of 82.4% and a grade of very good. He studied one hundred and sixty credit hours. He did not fail any subject. The degree was awarded in the academic year 2005/2006. Dean of the Faculty and General Registrar.',
    ],
    [
      'بعد الاطلاع على السجلات تبين أنه لا توجد أحكام جنائية مسجلة ضد صاحب الطلب. هذه الصحيفة صالحة لمدة ثلاثة أشهر. استوفي رسم قدره مئة جنيه. تم أخذ البصمات في قسم شرطة الدقي.',
      'After review of the records, it was found that there are no criminal judgments recorded against the applicant. This record is valid for three months. A fee of one hundred pounds was collected. The fingerprints were taken at the Dokki police station.',
    ],
    [
      'توفي المذكور يوم الجمعة ٢٠ أيلول ١٩٩٦ في الساعة الثانية بعد الظهر عن عمر ناهز السبعين. سبب الوفاة: توقف القلب. أبلغ عن الوفاة ابنه الأكبر. دفن في مقبرة العائلة. سجلت الواقعة في دائرة نفوس حمص.',
      'The above-mentioned died on Friday, September 20, 1996, at two in the afternoon, at the age of about seventy. Cause of death: cardiac arrest. The death was reported by his eldest son. He was buried in the family cemetery. The event was registered at the civil registry department of Homs.',
    ],
    [
      'عقد القران في منزل والد الزوجة بحضور الشهود. المهر المعجل ألف دينار والمؤجل ثلاثة آلاف. الزوجة بكر بالغة، والزوج أعزب. لم تشترط الزوجة شيئاً. وقع المأذون والشاهدان.',
      'The marriage was contracted at the home of the bride’s father in the presence of witnesses. The prompt dower is one thousand dinars and the deferred dower three thousand. The bride is a virgin of full age, and the groom is single. The bride made no stipulations. The marriage officiant and the two witnesses signed.',
    ],
    [
      'رخصة القيادة من الفئة الثانية صالحة حتى ٢٨/٠٢/٢٠٢٧. يجب على حاملها وضع النظارات. فصيلة الدم: +O. صدرت بدلاً عن رخصة مفقودة. الرسم المدفوع: ٤٠ درهماً. لا توجد مخالفات مسجلة.',
      'The class 2 driver’s license is valid until February 28, 2027. The holder must wear glasses. Blood type: O+. Issued in place of a lost license. Fee paid: 40 dirhams. There are no recorded violations.',
    ],
  ],
  he: [
    [
      'הננו לאשר כי העובד מועסק בחברתנו מיום 15 במרץ 2009 בתפקיד מחסנאי. שכרו החודשי עומד על 8,450 ש״ח ברוטו. הוא עובד במשרה מלאה, חמישה ימים בשבוע. לא ננקטו נגדו הליכי משמעת. אישור זה ניתן לבקשתו לצורך הגשה לשגרירות.',
      'We hereby confirm that the employee has been employed at our company since March 15, 2009 in the position of warehouse worker. His monthly salary is NIS 8,450 gross. He works full time, five days a week. No disciplinary proceedings have been taken against him. This confirmation is given at his request for submission to the embassy.',
    ],
    [
      'בית המשפט לענייני משפחה בנצרת נתן תוקף של פסק דין להסכם הגירושין. המשמורת על שני הקטינים תהיה בידי האם. האב ישלם מזונות בסך 2,800 ש״ח לחודש. דירת המגורים תימכר והתמורה תחולק שווה בשווה. הצדדים ויתרו על זכות הערעור.',
      'The Family Court in Nazareth gave the divorce agreement the force of a judgment. Custody of the two minors shall be with the mother. The father shall pay child support of NIS 2,800 per month. The residential apartment shall be sold and the proceeds divided equally. The parties waived the right of appeal.',
    ],
    [
      'המטופלת, בת 47, פנתה עם כאבי גב מזה חודשיים. אין חום ואין ירידה במשקל. בצילום לא נראה שבר. הומלץ על טיפול פיזיותרפי ומנוחה. ביקורת בעוד ארבעה שבועות. רגישות לפניצילין.',
      'The patient, aged 47, presented with back pain of two months’ duration. No fever and no weight loss. No fracture was seen on the X-ray. Physical therapy and rest were recommended. Follow-up in four weeks. Allergy to penicillin.',
    ],
    [
      'המשכיר משכיר לשוכר את הדירה ברחוב הזית 12 ברחובות לתקופה של שנה. דמי השכירות הם 4,100 ש״ח ישולמו בכל אחד בחודש. השוכר לא יהיה רשאי להעביר את זכויותיו לאחר. במעמד החתימה הופקדו שלושה צ׳קים לביטחון. ההסכם נערך בשני עותקים.',
      'The landlord leases to the tenant the apartment at 12 HaZayit Street in Rehovot for a period of one year. The rent is NIS 4,100, to be paid on the first of every month. The tenant shall not be entitled to transfer his rights to another. Upon signing, three checks were deposited as security. The agreement was drawn up in two copies.',
    ],
    [
      'אני החתומה מטה, אלמנה, מייפה בזאת את כוחו של בני לפעול בשמי בכל עניין הנוגע לחשבון הבנק. ייפוי הכוח אינו ניתן להעברה. הוא יעמוד בתוקפו עד יום 30 ביוני 2024. החתימה נעשתה בפניי, נוטריון, לאחר שזיהיתי את החותמת על פי תעודת זהות.',
      'I, the undersigned, a widow, hereby authorize my son to act in my name in any matter relating to the bank account. The power of attorney is not transferable. It shall remain in force until June 30, 2024. The signature was made before me, a notary, after I identified the signatory by her identity card.',
    ],
    [
      'התלמיד סיים את לימודי התיכון ועמד בבחינות הבגרות. ציונו במתמטיקה: 88. באנגלית: 93. הוא לא נבחן בספרות. הממוצע הסופי הוא 90.5. התעודה נחתמה על ידי מנהל בית הספר ביום 4 בספטמבר 2015.',
      'The student completed high school studies and passed the matriculation examinations. His grade in mathematics: 88. In English: 93. He was not examined in literature. The final average is 90.5. The certificate was signed by the school principal on September 4, 2015.',
    ],
    [
      'משטרת ישראל מאשרת כי לא נמצאו רישומים פליליים על שמה של המבקשת. האישור הופק באופן ממוחשב ואינו טעון חתימה. תוקפו שישה חודשים. כל תיקון או מחיקה פוסלים אותו.',
      'The Israel Police confirms that no criminal records were found in the name of the applicant. The certificate was produced by computer and does not require a signature. It is valid for six months. Any correction or erasure invalidates it.',
    ],
    [
      'המנוח נפטר ביום 21 באוגוסט 1997 בבית החולים בעפולה. הניח אחריו אישה, שני בנים ובת. סיבת המוות: דום לב. הודעת הפטירה נמסרה על ידי גיסו. הקבורה התקיימה למחרת בשעה עשר בבוקר.',
      'The deceased died on August 21, 1997 at the hospital in Afula. He left a wife, two sons and a daughter. Cause of death: cardiac arrest. Notice of the death was given by his brother-in-law. The burial was held the following day at ten in the morning.',
    ],
    [
      'תעודת שחרור. החייל שירת בחיל ההנדסה שלושים ושישה חודשים. דרגתו בעת השחרור: סמל ראשון. התנהגותו הייתה טובה מאוד. הוא לא נטל חלק בקורס קצינים. שוחרר ביום 7.11.1993.',
      'Discharge certificate. The soldier served in the Engineering Corps for thirty-six months. His rank at the time of discharge: staff sergeant. His conduct was very good. He did not take part in an officers’ course. He was discharged on November 7, 1993.',
    ],
    [
      'היתרה בחשבון נכון ליום 31 בדצמבר הייתה 15,206.70 ש״ח. במהלך הרבעון נרשמו שש הפקדות. נגבתה עמלה בשיעור 0.25%. מסגרת האשראי לא נוצלה. החשבון משותף לבעל ולאישה.',
      'The account balance as of December 31 was NIS 15,206.70. During the quarter, six deposits were recorded. A commission of 0.25% was charged. The credit line was not used. The account is joint for the husband and the wife.',
    ],
  ],
  ja: [
    [
      '上記の者は平成21年4月1日より当社に勤務し、現在は経理部に所属している。基本給は月額285,000円である。勤務時間は午前9時から午後6時までとする。懲戒処分を受けたことはない。本証明書は本人の申請により発行する。',
      'The above person has been working for our company since April 1, 2009 (Heisei 21) and currently belongs to the accounting department. The base salary is 285,000 yen per month. Working hours are from 9 a.m. to 6 p.m. The person has never been subject to disciplinary action. This certificate is issued at the person’s request.',
    ],
    [
      '夫婦は協議の上離婚することに合意した。長女の親権者は母とする。夫は養育費として毎月5万円を支払う。慰謝料は請求しない。離婚届は平成30年2月14日に受理された。',
      'The couple agreed to divorce by mutual consent. The mother shall have parental authority over the eldest daughter. The husband shall pay 50,000 yen every month as child support. No consolation money is claimed. The notification of divorce was accepted on February 14, 2018 (Heisei 30).',
    ],
    [
      '患者は58歳の男性で、三日前から発熱と咳が続いている。喫煙歴はない。胸部X線で異常を認めなかった。抗生物質を五日分処方した。アレルギーなし。次回の受診は10月3日とする。',
      'The patient is a 58-year-old man who has had a fever and cough for three days. There is no history of smoking. No abnormality was found on the chest X-ray. Antibiotics for five days were prescribed. No allergies. The next visit is on October 3.',
    ],
    [
      '賃貸人は下記の建物を賃借人に賃貸する。賃料は月額72,000円とし、毎月末日までに翌月分を支払う。賃借人は賃貸人の承諾なく転貸してはならない。敷金は賃料の二か月分とする。契約期間は令和2年6月1日から二年間とする。',
      'The lessor leases the following building to the lessee. The rent is 72,000 yen per month, and the rent for the following month is payable by the last day of each month. The lessee shall not sublet without the consent of the lessor. The deposit is two months’ rent. The term of the contract is two years from June 1, 2020 (Reiwa 2).',
    ],
    [
      '右の者は本学文学部史学科所定の課程を修了し、学士の学位を授与されたことを証明する。入学は昭和58年4月、卒業は昭和62年3月である。修得単位は128単位。成績は優が30科目、良が8科目であった。留年の事実はない。',
      'This is to certify that the person named at right completed the prescribed course of the Department of History, Faculty of Letters, of this university and was awarded a bachelor’s degree. Admission was in April 1983 (Showa 58), and graduation was in March 1987 (Showa 62). 128 credits were earned. The grades were “excellent” in 30 subjects and “good” in 8 subjects. The student did not repeat a year.',
    ],
    [
      '遺言者は、所有する土地を次男に相続させる。預金は妻と長男が等しい割合で取得する。遺言執行者として弁護士を指定する。以前の遺言は全て撤回する。平成17年11月9日、公証役場において作成した。',
      'The testator bequeaths the land he owns to his second son. The deposits shall be acquired in equal shares by his wife and eldest son. An attorney is designated as executor of the will. All previous wills are revoked. Made on November 9, 2005 (Heisei 17) at the notary office.',
    ],
    [
      '犯罪経歴証明書。申請者の指紋を照合した結果、該当する記録はなかった。本証明書は一回限り有効であり、開封した場合は無効とする。手数料は不要である。大分県警察本部長。',
      'Certificate of criminal record. As a result of checking the fingerprints of the applicant, there was no corresponding record. This certificate is valid only once and becomes void if opened. No fee is required. Chief of the Oita Prefectural Police Headquarters.',
    ],
    [
      '被保険者は令和3年1月から12月までに保険料198,480円を納付した。未納期間はない。扶養家族は二人である。住所変更の届出は済んでいる。年金事務所長が証明する。',
      'The insured person paid premiums of 198,480 yen from January to December 2021 (Reiwa 3). There is no period of non-payment. There are two dependents. The notification of change of address has been completed. Certified by the director of the pension office.',
    ],
    [
      '普通自動車の運転免許を受けていることを証明する。交付日は平成28年5月20日、有効期限は令和3年6月27日である。眼鏡等の条件が付されている。過去五年間に違反はない。事故歴もない。',
      'This certifies that the person holds a driver’s license for ordinary vehicles. The date of issue is May 20, 2016 (Heisei 28), and the license expires on June 27, 2021 (Reiwa 3). It is subject to the condition that glasses or the like be worn. There have been no violations in the past five years. There is also no accident history.',
    ],
    [
      '死亡診断書。死亡したときは令和元年8月30日午前4時12分である。死因は脳出血、発病から死亡までの期間は約六時間。手術は行わなかった。解剖もしていない。妻が届け出た。',
      'Death certificate. The time of death is August 30, 2019 (Reiwa 1), 4:12 a.m. The cause of death is cerebral hemorrhage; the period from onset to death was about six hours. No surgery was performed. No autopsy was performed either. The wife filed the notification.',
    ],
  ],
  ko: [
    [
      '위 사람은 2013년 5월 6일부터 당사에 재직하고 있으며 현재 총무부에서 근무하고 있습니다. 월 급여는 3,120,000원입니다. 주 5일, 오전 9시부터 오후 6시까지 근무합니다. 징계를 받은 사실이 없습니다. 본 증명서는 대사관 제출용으로 발급합니다.',
      'The above person has been employed at our company since May 6, 2013 and currently works in the general affairs department. The monthly salary is KRW 3,120,000. The person works five days a week, from 9 a.m. to 6 p.m. The person has received no disciplinary action. This certificate is issued for submission to the embassy.',
    ],
    [
      '원고와 피고는 이혼한다. 사건본인의 친권자 및 양육자로 원고를 지정한다. 피고는 원고에게 매월 60만 원의 양육비를 지급하라. 소송비용은 각자 부담한다. 쌍방은 항소하지 아니하였다. 이 판결은 2016년 9월 23일 확정되었다.',
      'The plaintiff and the defendant are divorced. The plaintiff is designated as the holder of parental authority over and custodian of the child concerned. The defendant shall pay the plaintiff 600,000 won every month as child support. Each party shall bear its own litigation costs. Neither party appealed. This judgment became final on September 23, 2016.',
    ],
    [
      '환자는 35세 여성으로 이틀 전부터 복통을 호소하였다. 발열은 없었다. 초음파 검사에서 담석이 확인되었다. 수술은 시행하지 않았다. 약물을 일주일분 처방하였다. 알레르기 없음.',
      'The patient is a 35-year-old woman who complained of abdominal pain for two days. There was no fever. Gallstones were confirmed by ultrasound examination. Surgery was not performed. Medication for one week was prescribed. No allergies.',
    ],
    [
      '임대인은 임차인에게 위 아파트를 보증금 5천만 원, 월세 45만 원에 임대한다. 임대 기간은 2년으로 한다. 임차인은 임대인의 동의 없이 전대할 수 없다. 관리비는 임차인이 부담한다. 계약서는 두 통을 작성하여 각각 한 통씩 보관한다.',
      'The landlord leases the above apartment to the tenant for a deposit of 50 million won and a monthly rent of 450,000 won. The lease period is two years. The tenant may not sublet without the consent of the landlord. The tenant bears the maintenance fees. Two copies of the contract are made, and each party keeps one copy.',
    ],
    [
      '위 사람은 본교 식품영양학과의 전 과정을 이수하고 2007년 2월 16일 졸업하였음을 증명합니다. 졸업 평점은 4.5 만점에 3.87입니다. 총 이수 학점은 140학점입니다. 휴학한 사실이 한 번 있습니다. 총장.',
      'This is to certify that the above person completed the entire course of the Department of Food and Nutrition of this school and graduated on February 16, 2007. The graduation grade point average is 3.87 out of 4.5. The total credits earned are 140. The person took one leave of absence. President.',
    ],
    [
      '범죄경력 조회 결과 해당 자료가 없음을 회보합니다. 본 회보서는 목적 외로 사용할 수 없습니다. 발급일로부터 여섯 달간 유효합니다. 위조하거나 변조한 경우 처벌을 받습니다. 수원남부경찰서장.',
      'As a result of the criminal record inquiry, we reply that there is no corresponding data. This reply may not be used for any other purpose. It is valid for six months from the date of issue. Anyone who forges or alters it will be punished. Chief of the Suwon Nambu Police Station.',
    ],
    [
      '위임인은 아래 사람을 대리인으로 정하고 부동산 매도에 관한 모든 권한을 위임합니다. 대리인은 위임인의 조카입니다. 복대리인을 선임할 수 없습니다. 본 위임장은 1년간 유효합니다. 인감증명서 한 통을 첨부합니다.',
      'The principal appoints the person below as agent and delegates all authority concerning the sale of the real estate. The agent is the nephew of the principal. The agent may not appoint a sub-agent. This power of attorney is valid for one year. One certificate of seal impression is attached.',
    ],
    [
      '병적증명서. 육군 병장으로 2001년 3월 12일 만기 전역함. 복무 기간은 26개월임. 주특기: 운전병. 휴가 중 사고 없음. 표창을 두 차례 받음. 병무청장.',
      'Certificate of military service. Discharged upon completion of service on March 12, 2001 as an army sergeant. The period of service is 26 months. Specialty: driver. No accidents during leave. Received two commendations. Commissioner of the Military Manpower Administration.',
    ],
    [
      '망인은 2011년 6월 8일 오전 5시 40분 자택에서 사망하였다. 사인은 폐렴이다. 부검은 실시하지 않았다. 배우자와 아들 둘이 상속인이다. 사망 신고는 장남이 하였다.',
      'The deceased died at home on June 8, 2011 at 5:40 a.m. The cause of death is pneumonia. No autopsy was performed. The heirs are the spouse and two sons. The death was reported by the eldest son.',
    ],
    [
      '납세자는 2019년 귀속 종합소득세 1,054,200원을 기한 내에 납부하였습니다. 체납액은 없습니다. 근로소득 외의 소득은 신고되지 않았습니다. 부양가족은 세 명입니다. 북인천세무서장이 이를 증명합니다.',
      'The taxpayer paid global income tax of 1,054,200 won for the year 2019 within the time limit. There is no tax in arrears. No income other than earned income was reported. There are three dependents. This is certified by the head of the Buk-Incheon Tax Office.',
    ],
  ],
};
