import type { SourceTag } from '#shared/translation-text.ts';

/** As `fifth-right-latin.ts`. */
export const fifthRightOther: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  ar: [
    [
      'نشهد نحن إدارة المدرسة بأن الطالبة قد أنهت المرحلة المتوسطة بنجاح. كان سلوكها ممتازاً طوال العام. لم تتغيب إلا يومين بسبب المرض. حصلت على جائزة في الرسم. أعطيت هذه الشهادة بناء على طلب والدها.',
      'We, the school administration, certify that the student completed the intermediate stage successfully. Her conduct was excellent throughout the year. She was absent only two days because of illness. She received a prize in drawing. This certificate was given at the request of her father.',
    ],
    [
      'اتفق الطرفان على الطلاق بالتراضي أمام القاضي الشرعي. تتنازل الزوجة عن مؤخر الصداق. تبقى حضانة الطفلين للأم. يلتزم الأب بدفع نفقة شهرية قدرها ٣٠٠ دينار. سجلت الحجة في المحكمة.',
      'The two parties agreed on divorce by mutual consent before the Sharia judge. The wife waives the deferred dower. Custody of the two children remains with the mother. The father undertakes to pay monthly maintenance of 300 dinars. The deed was registered at the court.',
    ],
    [
      'راجع المريض العيادة وهو يشكو من سعال جاف منذ عشرة أيام. أظهرت صورة الصدر التهاباً بسيطاً. وصف له مضاد حيوي لمدة أسبوع. لا يحتاج إلى دخول المستشفى. ينصح بالراحة وشرب السوائل.',
      'The patient visited the clinic complaining of a dry cough for ten days. The chest X-ray showed a mild inflammation. An antibiotic was prescribed for him for one week. He does not need to be admitted to the hospital. Rest and drinking fluids are advised.',
    ],
    [
      'أنا الموقع أدناه أقر بأنني بعت سيارتي البيضاء إلى ابن عمي. قبضت الثمن نقداً. السيارة خالية من أي حجز أو رهن. تعهد المشتري بنقل الملكية خلال شهر. حرر هذا العقد من نسختين.',
      'I, the undersigned, acknowledge that I sold my white car to my cousin. I received the price in cash. The car is free of any seizure or lien. The buyer undertook to transfer the ownership within one month. This contract was drawn up in two copies.',
    ],
    [
      'يعمل المذكور في شركتنا بوظيفة سائق منذ سنة ٢٠١٤. راتبه الشهري ٦٥٠ ديناراً. هو على رأس عمله حتى تاريخه. لا مانع لدينا من سفره. أعطي هذا الكتاب لتقديمه إلى السفارة الكندية.',
      'The above-named has worked at our company as a driver since 2014. His monthly salary is 650 dinars. He is still in his position to date. We have no objection to his travel. This letter was given to be submitted to the Canadian Embassy.',
    ],
    [
      'بعد الاطلاع على السجل العدلي تبين أن المستدعي غير محكوم بأي جناية. يعمل بقرار البطاقة ثلاثة أشهر. لا يجوز استعمالها إلا للغرض المطلوب. دفع الرسم بموجب إيصال. نظمت في مكتب بيروت.',
      'After review of the judicial record, it appears that the petitioner has not been convicted of any felony. The card is valid for three months. It may be used only for the requested purpose. The fee was paid against a receipt. Prepared at the Beirut office.',
    ],
    [
      'توفي المرحوم عن زوجة وثلاث بنات وأخ شقيق. للزوجة ثمن التركة. للبنات الثلثان بالتساوي. الباقي للأخ تعصيباً. لا وارث له سواهم.',
      'The deceased died leaving a wife, three daughters and a full brother. The wife has one eighth of the estate. The daughters have two thirds equally. The remainder goes to the brother as residuary heir. He has no heir other than them.',
    ],
    [
      'يؤجر الطرف الأول للطرف الثاني شقة مفروشة في الطابق الأرضي. مدة الإيجار سنة واحدة قابلة للتجديد. لا يحق للمستأجر التأجير لغيره. تدفع الأجرة في أول كل شهر. الماء والكهرباء على المستأجر.',
      'The first party leases to the second party a furnished apartment on the ground floor. The lease term is one year, renewable. The tenant has no right to sublet to others. The rent is paid at the beginning of each month. Water and electricity are at the tenant’s expense.',
    ],
    [
      'عقد القران مساء الجمعة في منزل والد العروس. حضر المأذون وشاهدان من أقارب الطرفين. المهر المعجل خمسة آلاف درهم. الزوجة بكر رشيدة. تم التوقيع برضا الجميع.',
      'The marriage was contracted on Friday evening at the home of the bride’s father. The marriage official and two witnesses from among the relatives of both parties attended. The prompt dower is five thousand dirhams. The wife is a virgin of sound mind. It was signed with the consent of all.',
    ],
    [
      'منحت الكلية الطالب درجة البكالوريوس في الهندسة المدنية بتقدير جيد جداً. كان ترتيبه الثالث على دفعته. استوفى جميع متطلبات التخرج. لم يرسب في أي مادة. صدرت الوثيقة دون كشط.',
      'The faculty awarded the student a bachelor’s degree in civil engineering with a grade of very good. He ranked third in his class. He fulfilled all graduation requirements. He did not fail any subject. The document was issued without erasure.',
    ],
  ],
  he: [
    [
      'הרינו לאשר כי העובד מועסק אצלנו במשרה מלאה מזה שש שנים. תפקידו טכנאי מזגנים. שכרו החודשי 8,400 ש״ח ברוטו. הוא לא קיבל הודעת פיטורים. האישור ניתן לבקשתו לצורך קבלת ויזה.',
      'We hereby confirm that the employee has been employed by us full-time for six years. His position is air-conditioning technician. His monthly salary is NIS 8,400 gross. He has not received a notice of dismissal. The confirmation is given at his request for the purpose of obtaining a visa.',
    ],
    [
      'בית הדין הרבני פסק כי הצדדים מגורשים זה מזו. הגט ניתן ביום ראשון בשבת. האישה רשאית להינשא לכל אדם חוץ מכהן. אין לצדדים תביעות נוספות. המזונות ישולמו עד גיל שמונה עשרה.',
      'The Rabbinical Court ruled that the parties are divorced from each other. The get was given on Sunday. The woman may marry any man except a kohen. The parties have no further claims. Child support shall be paid until the age of eighteen.',
    ],
    [
      'המטופלת פנתה למיון עקב כאבי בטן. בדיקות הדם תקינות. לא נמצאה עדות לדלקת. היא קיבלה נוזלים ושוחררה לאחר השגחה. הומלץ על מנוחה של שלושה ימים.',
      'The patient came to the emergency room because of abdominal pain. The blood tests are normal. No evidence of inflammation was found. She received fluids and was discharged after observation. Three days of rest were recommended.',
    ],
    [
      'התלמיד סיים את לימודיו בכיתה י״ב במגמת אלקטרוניקה. הוא זכאי לתעודת בגרות מלאה. ציונו באנגלית 87. בשנתו האחרונה התנדב במד״א. התנהגותו הייתה ללא דופי.',
      'The student completed his studies in the twelfth grade in the electronics track. He is entitled to a full matriculation certificate. His grade in English is 87. In his last year he volunteered at Magen David Adom. His conduct was beyond reproach.',
    ],
    [
      'אני החתום מטה מצהיר כי אני אביו של הקטין. אני מסכים לנסיעתו לחו״ל עם אמו. הנסיעה תתקיים בחופשת הפסח. ההסכמה אינה ניתנת לביטול. הצהרתי זו אמת.',
      'I, the undersigned, declare that I am the father of the minor. I agree to his travel abroad with his mother. The trip will take place during the Passover vacation. The consent is irrevocable. This declaration of mine is true.',
    ],
    [
      'המנוח הותיר אחריו אלמנה ושני בנים. צוואתו קוימה בשנת 2018. הדירה ברמת גן עוברת לבן הבכור. יתרת הכספים תחולק שווה בשווה. לא הוגשו התנגדויות.',
      'The deceased left behind a widow and two sons. His will was probated in 2018. The apartment in Ramat Gan passes to the eldest son. The balance of the funds shall be divided equally. No objections were filed.',
    ],
    [
      'השוכר ישלם דמי שכירות של 5,200 ש״ח בכל אחד בחודש. אסור להכניס בעלי חיים לדירה. המשכיר יתקן כל ליקוי תוך שבועיים. תקופת השכירות תסתיים בסוף אוגוסט. הערבות תוחזר במלואה.',
      'The tenant shall pay rent of NIS 5,200 on the first of every month. Bringing animals into the apartment is forbidden. The landlord shall repair any defect within two weeks. The lease period shall end at the end of August. The guarantee shall be returned in full.',
    ],
    [
      'לפי רישומי המשטרה אין לנ״ל עבר פלילי. התעודה תקפה לשלושה חודשים. היא מיועדת לשגרירות בלבד. לא ניתן להסתמך על צילום. הוצאה במטה הארצי.',
      'According to police records, the above-named has no criminal record. The certificate is valid for three months. It is intended for the embassy only. A photocopy may not be relied upon. Issued at National Headquarters.',
    ],
    [
      'העולה הגיעה ארצה מאתיופיה בגיל תשע. היא למדה בפנימייה דתית. לאחר שירות לאומי עבדה כגננת. היא נשואה ואם לארבעה. מעולם לא עזבה את הארץ.',
      'The immigrant arrived in Israel from Ethiopia at the age of nine. She studied at a religious boarding school. After national service she worked as a kindergarten teacher. She is married and a mother of four. She has never left the country.',
    ],
    [
      'הרכב נבדק במכון מורשה ונמצא תקין. מספר השלדה תואם את הרישיון. הקילומטרז׳ בעת הבדיקה היה 98,000. הצמיגים האחוריים הוחלפו. תוקף הטסט עד מרץ.',
      'The vehicle was inspected at a licensed institute and found to be in order. The chassis number matches the license. The mileage at the time of the inspection was 98,000. The rear tires were replaced. The inspection is valid until March.',
    ],
  ],
  ja: [
    [
      '貴殿の在留期間更新申請は許可されました。新しい在留カードは窓口でお受け取りください。手数料として四千円の収入印紙が必要です。代理人による受領も可能です。本通知書を必ずお持ちください。',
      'Your application for extension of the period of stay has been permitted. Please receive your new residence card at the counter. A revenue stamp of 4,000 yen is required as the fee. Receipt by a representative is also possible. Be sure to bring this notice.',
    ],
    [
      '夫婦は協議により離婚する。長男の親権者は母と定める。父は養育費として毎月五万円を支払う。面会は月一回とする。慰謝料は請求しない。',
      'The husband and wife divorce by agreement. The mother is designated as the person with parental authority over the eldest son. The father pays 50,000 yen every month as child support. Visitation is once a month. No consolation money is claimed.',
    ],
    [
      '患者は三日前から発熱と咽頭痛を訴え来院した。インフルエンザ検査は陰性であった。抗菌薬は処方していない。自宅で安静にするよう指導した。登校は解熱後二日を経過してからとする。',
      'The patient visited the clinic complaining of fever and sore throat for three days. The influenza test was negative. No antibacterial drug was prescribed. The patient was instructed to rest at home. Attendance at school is to resume two days after the fever subsides.',
    ],
    [
      '同人は当社に正社員として勤務している。所属は経理部、役職は主任である。勤務態度は真面目で、欠勤はない。昨年の年収は510万円であった。今後も雇用を継続する予定である。',
      'The said person works for our company as a regular employee. The person belongs to the accounting department and holds the position of chief. The work attitude is serious, and there are no absences. Last year’s annual income was 5,100,000 yen. We plan to continue the employment.',
    ],
    [
      '賃借人は本物件を住居としてのみ使用する。賃料は月額7万2千円とし、毎月末日までに支払う。無断で増改築をしてはならない。敷金は退去後に返還する。契約期間は二年間である。',
      'The lessee shall use the property only as a residence. The rent is 72,000 yen per month, payable by the last day of every month. No extension or remodeling may be made without permission. The security deposit is returned after moving out. The contract period is two years.',
    ],
    [
      '被害者は帰宅途中、見知らぬ男に鞄を奪われた。けがはなかった。犯人は自転車で駅の方向へ逃走した。現場には防犯カメラが設置されている。被害届は同日受理された。',
      'On the way home, the victim was robbed of a bag by an unknown man. There was no injury. The perpetrator fled on a bicycle in the direction of the station. A security camera is installed at the scene. The damage report was accepted on the same day.',
    ],
    [
      '本学の大学院修士課程を修了したことを証明する。専攻は応用化学である。学位論文は優秀賞を受けた。在学中の単位はすべて取得した。授業料の未納はない。',
      'This certifies completion of the master’s course of the graduate school of this university. The major is applied chemistry. The thesis received an excellence award. All credits during enrollment were earned. There is no unpaid tuition.',
    ],
    [
      '遺言者は全財産を妻に相続させる。妻が先に死亡したときは長女に相続させる。遺言執行者として弁護士を指定する。墓は次男が守ること。本遺言は自筆で作成した。',
      'The testator leaves all property to his wife by inheritance. If the wife dies first, it is left to the eldest daughter by inheritance. A lawyer is designated as executor of the will. The second son shall look after the grave. This will was made in my own handwriting.',
    ],
    [
      '当院にて女児を出産したことを証明する。出生時の体重は2,980グラムであった。母子ともに健康である。妊娠期間は三十九週であった。父は立ち会わなかった。',
      'This certifies that a baby girl was delivered at this hospital. The weight at birth was 2,980 grams. Mother and child are both healthy. The length of pregnancy was thirty-nine weeks. The father was not present.',
    ],
    [
      '同人に関する犯罪経歴を調査した結果、該当する記録は発見されなかった。本書は海外渡航のために発行する。封筒を開封した場合は無効となる。有効期間は定めていない。再発行はできない。',
      'As a result of a search of the criminal history concerning the said person, no corresponding record was found. This document is issued for overseas travel. It becomes invalid if the envelope is opened. No period of validity is specified. It cannot be reissued.',
    ],
  ],
  ko: [
    [
      '귀하의 체류기간 연장 신청이 허가되었습니다. 외국인등록증은 2주 후에 수령할 수 있습니다. 수수료는 6만 원입니다. 대리인이 수령할 경우 위임장이 필요합니다. 문의는 전화로 하시기 바랍니다.',
      'Your application for extension of stay has been permitted. The alien registration card can be received after two weeks. The fee is 60,000 won. If a representative receives it, a power of attorney is required. Please make inquiries by telephone.',
    ],
    [
      '원고와 피고는 이혼한다. 사건본인의 친권자로 원고를 지정한다. 피고는 양육비로 매월 50만 원을 지급한다. 위자료는 청구하지 아니한다. 소송비용은 각자 부담한다.',
      'The plaintiff and the defendant divorce. The plaintiff is designated as the holder of parental authority over the child concerned. The defendant shall pay 500,000 won every month as child support. No consolation money is claimed. Each party bears its own costs of litigation.',
    ],
    [
      '환자는 사흘 전부터 열과 기침이 있어 내원하였다. 폐렴 소견은 없다. 감기약을 닷새분 처방하였다. 집에서 충분히 쉬도록 권고하였다. 증상이 심해지면 다시 방문하기로 하였다.',
      'The patient visited because of fever and cough for three days. There are no findings of pneumonia. Cold medicine for five days was prescribed. The patient was advised to rest sufficiently at home. If the symptoms become severe, the patient is to visit again.',
    ],
    [
      '위 사람은 당사에 정규직으로 근무하고 있습니다. 소속은 생산부이며 직급은 과장입니다. 근무 태도가 성실하고 무단결근이 없습니다. 작년 연봉은 4,800만 원이었습니다. 본 증명서는 대사관 제출용입니다.',
      'The above person works at our company as a regular employee. The department is the production department and the position is manager. The work attitude is diligent and there are no unexcused absences. Last year’s annual salary was 48,000,000 won. This certificate is for submission to the embassy.',
    ],
    [
      '임차인은 주택을 주거 목적으로만 사용한다. 보증금은 3천만 원, 월세는 40만 원으로 한다. 반려동물은 키울 수 없다. 계약 기간은 2년이다. 수도 요금은 임차인이 낸다.',
      'The lessee shall use the house only for residential purposes. The deposit is 30,000,000 won and the monthly rent is 400,000 won. Pets may not be kept. The contract period is two years. The lessee pays the water charges.',
    ],
    [
      '피해자는 귀가하던 중 모르는 남자에게 가방을 빼앗겼다. 다친 곳은 없다. 범인은 오토바이를 타고 도주하였다. 현장에 목격자가 두 명 있었다. 신고는 당일 접수되었다.',
      'On the way home, the victim was robbed of a bag by an unknown man. There is no injury. The perpetrator fled on a motorcycle. There were two witnesses at the scene. The report was received on the same day.',
    ],
    [
      '위 사람은 본 대학교 대학원에서 석사학위를 취득하였음을 증명합니다. 전공은 기계공학입니다. 평균 평점은 4.5 만점에 3.9입니다. 학위논문은 영어로 작성되었습니다. 미납된 등록금이 없습니다.',
      'This certifies that the above person obtained a master’s degree at the graduate school of this university. The major is mechanical engineering. The grade point average is 3.9 out of 4.5. The thesis was written in English. There is no unpaid tuition.',
    ],
    [
      '유언자는 모든 재산을 아내에게 물려준다. 시골의 밭은 막내아들에게 준다. 유언집행자는 변호사로 정한다. 장례는 간소하게 치른다. 이 유언은 공증인 앞에서 작성되었다.',
      'The testator leaves all property to his wife. The field in the countryside is given to the youngest son. A lawyer is designated as executor of the will. The funeral shall be held simply. This will was made before a notary.',
    ],
    [
      '본원에서 여아를 출산하였음을 증명합니다. 출생 시 체중은 3.1kg이었습니다. 산모와 아기 모두 건강합니다. 임신 기간은 40주였습니다. 자연분만이었습니다.',
      'This certifies that a baby girl was delivered at this hospital. The weight at birth was 3.1 kg. The mother and the baby are both healthy. The length of pregnancy was 40 weeks. It was a natural delivery.',
    ],
    [
      '조회 결과 해당 범죄경력이 없음을 회보합니다. 이 회보서는 외국 입국 허가용입니다. 다른 용도로 사용할 수 없습니다. 발급일로부터 여섯 달 동안 유효합니다. 수수료는 없습니다.',
      'As a result of the inquiry, we reply that there is no corresponding criminal record. This reply is for permission to enter a foreign country. It may not be used for other purposes. It is valid for six months from the date of issue. There is no fee.',
    ],
  ],
  uk: [
    [
      'Довідка видана студентці в тому, що вона навчається на четвертому курсі. Форма навчання денна. Стипендію не отримує. Проживає в гуртожитку. Очікувана дата випуску червень 2026 року.',
      'The certificate is issued to the student to confirm that she is studying in the fourth year. The form of study is full-time. She does not receive a scholarship. She lives in a dormitory. The expected date of graduation is June 2026.',
    ],
    [
      'Продавець передав, а покупець прийняв автомобіль сірого кольору. Ціна становить 96 000 гривень. Автомобіль не перебуває під арештом. Розрахунок проведено готівкою. Договір посвідчено нотаріусом.',
      'The seller handed over, and the buyer accepted, a gray car. The price is 96,000 hryvnias. The car is not under seizure. Payment was made in cash. The contract was certified by a notary.',
    ],
  ],
  zh: [
    [
      '兹证明该员工自2015年起在我公司工作。现任市场部经理，月薪人民币9800元。工作期间没有旷工。我公司同意其休假赴美探亲。假期结束后将按时返回。',
      'This is to certify that the employee has worked at our company since 2015. The employee is currently manager of the marketing department, with a monthly salary of RMB 9,800. There was no absenteeism during the employment. Our company agrees to the leave for a family visit to the United States. The employee will return on time after the leave ends.',
    ],
    [
      '经查，申请人在本市居住期间无犯罪记录。本证明自开具之日起六个月内有效。申请人已婚，有一个女儿。涂改无效。请有关部门予以协助。',
      'Upon inquiry, the applicant has no criminal record during residence in this city. This certificate is valid for six months from the date of issue. The applicant is married and has one daughter. Void if altered. Please provide assistance.',
    ],
  ],
};
