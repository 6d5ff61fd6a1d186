import type { SourceTag } from '#shared/translation-text.ts';
import { rightsOf } from './blocks.ts';

/** As `twenty-fifth-latin.ts`. */
export const twentyFifthOther: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  uk: rightsOf(`
Про що в Книзі реєстрації шлюбів 1995 року листопада місяця 18 числа зроблено відповідний актовий запис за № 204.
Entry No. 204 to this effect was made in the Marriage Register on November 18, 1995.

Батьки дитини перебувають у зареєстрованому шлюбі.
The child's parents are legally married.

Згідно з обліками МВС, на території України не судима, під слідством не перебуває.
According to the records of the Ministry of Internal Affairs (MVS), she has no convictions in Ukraine and is not under investigation.

Смерть настала вдома внаслідок гострого інфаркту міокарда.
He died at home of an acute myocardial infarction (heart attack).

Довідка видана Петренку Олегу Вікторовичу про те, що він дійсно працює водієм автобуса на автопідприємстві з 2006 року.
This certificate is issued to Oleh Viktorovych Petrenko in confirmation that he has worked as a bus driver at the motor transport company since 2006.

Рішенням суду шлюб розірвано, дітей залишено проживати з матір’ю.
The marriage was dissolved by court decision, the children remaining with their mother.

Студентка успішно захистила дипломний проєкт і здобула кваліфікацію інженера-будівельника.
The student successfully defended her graduation project and qualified as a civil engineer.

Хворому рекомендовано обмежити фізичні навантаження протягом місяця та повторно оглянутися в кардіолога.
The patient was advised to limit physical exertion for a month and to see a cardiologist again.

Орендна плата вноситься щомісяця не пізніше десятого числа.
Rent is payable monthly, by the 10th.

Банк підтверджує наявність залишку на рахунку в сумі 56 340,18 грн.
The bank confirms that the account has a balance of UAH 56,340.18.

Визнаний придатним до військової служби, взятий на облік районним військкоматом.
He was found fit for military service and put on the rolls of the district military enlistment office.

Усиновлювачі просять змінити прізвище та по батькові дитини, місце народження залишити без змін.
The adoptive parents request that the child's surname and patronymic be changed and the place of birth left as it is.

Квартира загальною площею 62,4 кв. м складається з трьох кімнат, кухні та балкона.
The apartment has a total area of 62.4 sq. m (672 sq. ft) and consists of three rooms, a kitchen, and a balcony.
`),
  ar: rightsOf(`
تشهد إدارة المدرسة بأن الطالبة قد أنهت الصف التاسع بنجاح.
The school administration certifies that the student has successfully completed ninth grade.

وُلد الطفل في مستشفى الولادة الساعة الثالثة والنصف فجراً.
The child was born at 3:30 a.m. at the maternity hospital.

تم عقد القران على صداق مسمى قدره خمسة آلاف دينار، قبضته الزوجة في مجلس العقد.
The marriage was contracted for a specified dower of 5,000 dinars, which the bride received when the contract was concluded.

لا توجد بحقه أي أحكام أو قيود جنائية حتى تاريخه.
To date he has no convictions or criminal entries.

حكمت المحكمة حضورياً بتطليق المدعية من المدعى عليه طلقة بائنة.
In the presence of the parties, the court granted the plaintiff an irrevocable divorce from the defendant.

نشهد بأن السيد فؤاد يعمل لدينا محاسباً منذ عام ٢٠١٠ ولا يزال على رأس عمله.
We certify that Mr. Fouad has been employed with us as an accountant since 2010 and is still in our service.

يعاني المريض من ارتفاع ضغط الدم ويتناول العلاج بانتظام.
The patient has high blood pressure and takes medication regularly.

يلتزم المستأجر بدفع الأجرة في أول كل شهر.
The tenant shall pay the rent on the first of each month.

يشهد البنك بأن رصيد العميل بلغ ٢٤٬٥٠٠ ريال سعودي.
The bank certifies that the customer's balance is SAR 24,500.

توفي إثر حادث سير ودفن في مقبرة المدينة.
He died in a road accident and was buried in the city's cemetery.

أدى الخدمة العسكرية الإلزامية وسُرّح برتبة عريف.
He performed his compulsory military service and was discharged as a corporal.

أنا الموقع أدناه أقر بأن ابني القاصر يسافر برفقة والدته بموافقتي.
I, the undersigned, acknowledge that my minor son is traveling with his mother and that I have consented to it.

مُنح درجة البكالوريوس في الصيدلة بتقدير جيد جداً مع مرتبة الشرف.
He was awarded a Bachelor's degree in Pharmacy with an overall rating of very good, with honors.
`),
  he: rightsOf(`
הריני לאשר כי הנ"ל מועסק בחברתנו כמחסנאי משנת 2013.
I hereby confirm that the above-named has been employed by our company as a storekeeper since 2013.

בני הזוג התגרשו זה מזו כדת משה וישראל.
The couple were divorced from each other according to the law of Moses and Israel.

לא נמצא רישום פלילי על שם המבקש.
No criminal record was found in the applicant's name.

המנוח הותיר אחריו אלמנה ושלושה ילדים.
The deceased is survived by his widow and three children.

התלמידה סיימה את חוק לימודיה בבית הספר היסודי.
The pupil completed her course of study at the elementary school.

החולה שוחרר לביתו במצב טוב עם המלצה להמשך מעקב אצל רופא המשפחה.
The patient was discharged home in good condition and advised to be followed up by the family doctor.

השוכר מתחייב לשלם את דמי השכירות בעשרה לכל חודש.
The tenant agrees to pay the rent on the 10th of every month.

בית המשפט מורה על אימוץ הקטין בידי המבקשים.
The court orders the minor's adoption by the petitioners.

יתרת החשבון ליום 31.12.2019 עמדה על 47,220 ש"ח.
On December 31, 2019 the account balance stood at NIS 47,220.

שירת שירות סדיר בצה"ל ושוחרר בדרגת סמל ראשון.
He completed his regular service in the Israel Defense Forces and was discharged as a Staff Sergeant.

הילוד נולד בלידה רגילה, משקלו 3,420 גרם.
The newborn was delivered normally, weighing 3,420 grams (7.5 lb).

הוענק לה תואר בוגר במדעי החברה.
The degree of Bachelor of Social Sciences was conferred on her.

הצהרה זו נחתמה בפניי לאחר שהזהרתי את המצהיר כי עליו לומר את האמת.
This affidavit was signed before me after I had warned the declarant that he must tell the truth.
`),
  ko: rightsOf(`
위 사람은 본교 경영학과를 졸업하였음을 증명합니다.
It is hereby certified that the above-named person graduated from the Department of Business Administration of this university.

재직기간: 2012년 3월 2일부터 현재까지.
Period of employment: March 2, 2012 to date.

위 사실을 증명하기 위하여 본 증명서를 발급합니다.
In witness of the foregoing, this certificate is issued.

부부는 협의이혼 의사를 법원에서 확인받았다.
The couple had their intention to divorce by agreement confirmed by the court.

상기 환자는 요통으로 물리치료를 받았으며 향후 2주간 안정이 필요합니다.
The above patient received physical therapy for lower back pain and needs two weeks' rest.

임차인은 계약 기간이 끝나면 부동산을 원래 상태로 회복하여 임대인에게 반환한다.
At the end of the term, the tenant shall restore the property to its original condition and hand it back to the landlord.

범죄경력자료 조회 결과 해당 자료 없음.
A search of the criminal history records found nothing.

사망 장소는 주거지이며 신고인은 고인의 장남이다.
The death occurred at home and was reported by the deceased's eldest son.

양부모는 법원의 허가를 받아 아이를 친양자로 입양하였다.
With the court's permission, the adoptive parents adopted the child by full adoption.

육군 병장으로 만기 전역하였다.
Discharged from the Army as a sergeant on completing his term of service.

예금 잔액은 오천이백만 원임을 확인합니다.
We confirm that the deposit balance is 52,000,000 won (KRW).

피고인은 무죄. 검사의 항소를 기각한다.
The defendant is acquitted. The prosecutor's appeal is dismissed.

학생은 성실하고 책임감이 강하며 급우들과 원만하게 지냄.
A sincere student with a strong sense of responsibility who gets along well with classmates.
`),
  zh: rightsOf(`
兹证明王建平先生自二〇〇八年七月起在我公司任销售经理,月薪人民币壹万贰仟元整。
This is to certify that Mr. Wang Jianping has served as our sales manager since July 2008, at a monthly salary of RMB 12,000.

申请人自出生至二〇一五年五月三日在中国居住期间未受过刑事处分。
From birth until May 3, 2015, the applicant had no criminal penalty imposed on her while she resided in China.

该生品行端正,学习认真,成绩优良,准予毕业。
The student is of good character, has studied hard, and has earned good grades; he is hereby allowed to graduate.

双方自愿离婚,婚生子由女方抚养,男方每月支付抚养费八百元。
The divorce is by mutual consent. The wife will raise the couple's son, for whom the husband will pay child support of 800 yuan a month.

出生体重3100克,身长49厘米。
Weight at birth: 3,100 g (6 lb 13 oz); length: 49 cm.

死者因病医治无效,于当日上午九时二十分在县人民医院去世。
Medical treatment having failed, the deceased died of illness at 9:20 a.m. that day at the County People's Hospital.

租赁期满,乙方应按时将房屋交还甲方,屋内设施如有损坏应照价赔偿。
On expiry of the lease, Party B shall return the premises to Party A on time and pay for any damage to the fixtures at cost.

患者因右下腹疼痛两天入院,诊断为急性阑尾炎,已行手术治疗。
The patient was admitted after two days of pain in the right lower abdomen. Acute appendicitis was diagnosed and surgery was performed.

该存款账户截至今日余额为人民币35,600.00元,期间未发生透支。
As of today, the deposit account has a balance of RMB 35,600.00; it has not been overdrawn.

本院认为,被告应当偿还借款,原告的请求应予支持。
This Court holds that the plaintiff's claim should be allowed and that the defendant must repay the loan.

张秀兰与收养人之间的收养关系自登记之日起成立。
The adoptive relationship between Zhang Xiulan and the adopter takes effect as of the date of registration.

一九八六年入伍,一九九〇年退伍,服役期间任班长。
Enlisted in 1986 and discharged in 1990; squad leader during his service.

前面的复印件与原件相符,原件上的印章属实。
The foregoing photocopy conforms to the original, whose seal is genuine.
`),
  ja: rightsOf(`
上記の者は、当社に平成18年4月1日より正社員として勤務していることを証明する。
This is to certify that the above-named person has been a full-time employee of our company since April 1, 2006.

父母の婚姻により嫡出子の身分を取得した。
The child acquired legitimate status through its parents' marriage.

届出人は同居の親族であり、受付は昭和61年9月30日である。
The informant is a relative living in the same household; the notification was received on September 30, 1986.

夫婦は協議の上離婚し、長女の親権者を母と定めた。
The couple divorced by agreement and designated the mother as the person with parental authority over their eldest daughter.

本学大学院修士課程を修了したので、修士(理学)の学位を授与する。
Having completed the master's program of our graduate school, you are hereby awarded the degree of Master of Science.

犯罪経歴なし。
No criminal history.

頭書の疾患により、向後約三週間の自宅療養を要する。
Owing to the above condition, the patient will have to rest at home for about three weeks.

乙は、甲の承諾を得ることなく、本物件を第三者に転貸してはならない。
Party B may not sublet the property to any third party without Party A's consent.

死亡の時刻は午後11時40分、場所は自宅、死因は老衰。
Died at home of old age at 11:40 p.m.

当該口座の残高は、令和3年12月末日現在、金1,284,500円であることを証明いたします。
We certify that the balance of the account stood at ¥1,284,500 as of December 31, 2021.

特別養子縁組の審判が確定した。
The ruling on the special adoption has become final and binding.

欠席日数は三日、遅刻はなし。
Absent three days; never tardy.

右は原本と相違ないことを認証する。
The foregoing is certified to be a true copy of the original.
`),
};
