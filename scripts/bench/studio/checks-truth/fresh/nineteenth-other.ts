import type { TruthPaper } from '../paper.ts';
import { blocksOf } from './blocks.ts';

/** As `nineteenth-latin.ts`. */
export const nineteenthOther: readonly TruthPaper[] = [
  blocksOf(
    'Arabic',
    'ar',
    `
lost negation: has no criminal record → has a criminal record
تشهد إدارة السجل العدلي أن المذكور أعلاه لا سوابق جنائية له حتى تاريخه.
The Judicial Records Department certifies that the above-named person has no criminal record to date.

kin word: maternal uncle → brother
حضر خال العروس بصفته ولياً عنها بموجب وكالة شرعية.
The bride's maternal uncle attended as her guardian under a legal power of attorney.

occupation: teacher → engineer
مهنة الأب: معلم في مدرسة ابتدائية، ومحل إقامته حي النزهة.
Father's occupation: teacher at a primary school; place of residence: Al-Nuzha district.

authority: Ministry of Interior → Ministry of Justice
صدرت بطاقة الهوية عن وزارة الداخلية بتاريخ 14/2/2015.
The identity card was issued by the Ministry of Interior on February 14, 2015.

place changed: Irbid → Zarqa
ولد الطفل في مستشفى الأميرة بسمة في مدينة إربد.
The child was born at Princess Basma Hospital in the city of Irbid.

divorce kind: irrevocable → revocable
طلق الزوج زوجته طلاقاً بائناً بينونة صغرى أمام القاضي الشرعي.
The husband divorced his wife by a minor irrevocable divorce before the Sharia judge.

grade word: very good → acceptable
حصل الطالب على درجة البكالوريوس في المحاسبة بتقدير جيد جداً.
The student obtained a bachelor's degree in accounting with a grade of very good.

number in words: seventy → ninety
مقدار المهر المعجل سبعون ألف جنيه مصري.
The amount of the advance dowry is seventy thousand Egyptian pounds.

civil status: widowed → divorced
الحالة الاجتماعية للمتوفى عند الوفاة: أرمل.
Marital status of the deceased at the time of death: widowed.

digits swapped: 784512 → 784152
رقم القيد 784512 في سجل المواليد لعام 1991.
Registration number 784512 in the register of births for the year 1991.

opposite: exempted → called up
أعفي المذكور من الخدمة العسكرية الإلزامية لأنه وحيد أبويه.
The above-named was exempted from compulsory military service because he is the only son of his parents.

school subject: Arabic Language → English Language
درجات الشهادة الثانوية: اللغة العربية 88، الفيزياء 79، الأحياء 91.
Secondary certificate marks: Arabic Language 88, Physics 79, Biology 91.

sentence dropped: The fees were collected in full. →
أعطيت هذه الشهادة بناء على طلب صاحبها. وقد استوفي الرسم كاملاً. وتقدم إلى من يهمه الأمر.
This certificate was issued at the request of its holder. The fees were collected in full. It is to be submitted to whom it may concern.

month name: November → September
تم إلحاقه بالعمل في الشركة في شهر نوفمبر 2016 ولا يزال على رأس عمله.
He joined the company in November 2016 and is still employed there.

diagnosis: kidney stones → gallstones
يعاني المريض من حصوات في الكلى وقد نصح بالراحة لمدة أسبوع.
The patient suffers from kidney stones and was advised to rest for one week.
`,
  ),
  blocksOf(
    'Hebrew',
    'he',
    `
added negation: is entitled → is not entitled
הרינו לאשר כי התלמידה זכאית לתעודת בגרות מלאה.
We hereby confirm that the student is entitled to a full matriculation certificate.

kin word: grandfather → uncle
סבו של הקטין הגיש בקשה להתמנות כאפוטרופוס זמני.
The minor's grandfather filed an application to be appointed temporary guardian.

authority: Rabbinical Court → Family Court
הצדדים התגרשו על פי פסק דין של בית הדין הרבני האזורי בחיפה.
The parties were divorced pursuant to a judgment of the Regional Rabbinical Court in Haifa.

occupation: nurse → physician
הגב׳ אורלי פרידמן מועסקת כאחות במחלקה הכירורגית משנת 2009.
Ms. Orly Friedman has been employed as a nurse in the surgical department since 2009.

place changed: Afula → Tiberias
מקום הלידה: עפולה. בית החולים: העמק.
Place of birth: Afula. Hospital: HaEmek.

grade or rank: Captain → Major
שירת שירות סדיר בחיל השריון והשתחרר בדרגת סרן.
He completed regular service in the Armored Corps and was discharged with the rank of Captain.

date day and month: 5/8/2013 → 8/5/2013
החוזה נחתם ביום 5.8.2013 בין המשכיר לשוכר.
The contract was signed on 5/8/2013 between the landlord and the tenant.

civil status: single → divorced
מצב אישי בעת הנישואין: רווקה.
Marital status at the time of marriage: single.

school subject: Civics → Literature
ציון סופי באזרחות: 87. ציון סופי במתמטיקה: 92.
Final grade in Civics: 87. Final grade in Mathematics: 92.

currency: NIS 6,400 → USD 6,400
שכרו החודשי ברוטו עומד על 6,400 ש״ח.
His gross monthly salary is NIS 6,400.

diagnosis: diabetes → hypertension
ידוע על סוכרת מסוג 2 מזה כעשר שנים, מטופל בכדורים.
Known to have type 2 diabetes for about ten years, treated with tablets.

opposite: withdrawn → filed
התביעה נמחקה לבקשת התובעת והבקשה לסעד זמני בוטלה.
The claim was withdrawn at the plaintiff's request and the motion for interim relief was canceled.

number in words: eleven → twelve
ההסכם יעמוד בתוקפו למשך אחד עשר חודשים.
The agreement shall remain in force for eleven months.

year: 1974 → 1947
עלה ארצה מגאורגיה בשנת 1974 וקיבל אזרחות מכוח חוק השבות.
He immigrated to Israel from Georgia in 1974 and received citizenship under the Law of Return.

sentence dropped: His driving license was suspended for three months. →
הנאשם הודה בעובדות כתב האישום. רישיון הנהיגה שלו נפסל לשלושה חודשים. כמו כן הוטל עליו קנס.
The defendant admitted the facts of the indictment. His driving license was suspended for three months. He was also fined.
`,
  ),
  blocksOf(
    'Japanese',
    'ja',
    `
lost negation: does not fall under → falls under
上記の者は、成年被後見人とする登記の記録に該当しないことを証明する。
It is certified that the above person does not fall under any record of registration as an adult ward.

era: Showa 54 → Heisei 54
【出生日】昭和54年9月3日 【届出日】昭和54年9月11日
Date of birth: September 3, Showa 54 (1979). Date of notification: September 11, 1979.

kin word: eldest daughter → second daughter
筆頭者との続柄は長女である。
The relationship to the head of the register is eldest daughter.

authority: Legal Affairs Bureau → Tax Office
この証明書は東京法務局において発行された。
This certificate was issued at the Tokyo Legal Affairs Bureau.

place changed: Aomori Prefecture → Akita Prefecture
本籍は青森県弘前市大字品川町に定める。
The registered domicile is established in Shinagawa-machi, Hirosaki City, Aomori Prefecture.

occupation: accountant → lawyer
申請人の職業は会計士であり、勤務先は名古屋市内の事務所である。
The applicant's occupation is accountant, and the place of work is an office in Nagoya City.

school subject: Japanese history → world history
第二学年の成績は、日本史が4、物理が3である。
The grades for the second year are 4 in Japanese history and 3 in physics.

diagnosis: gastric ulcer → duodenal ulcer
患者は胃潰瘍のため令和元年6月から当院で治療を受けている。
The patient has been receiving treatment at this hospital for a gastric ulcer since June 2019.

opposite: joined the company → left the company
同氏は平成20年4月1日に入社し、現在も経理課に在籍している。
He joined the company on April 1, 2008, and is currently still a member of the accounting section.

number: 3,850,000 yen → 3,580,000 yen
令和2年分の給与収入は3,850,000円である。
The salary income for 2020 was 3,850,000 yen.

marital event: divorce by agreement → divorce by judgment
平成25年2月14日に協議離婚の届出をした。
Notification of divorce by agreement was filed on February 14, 2013.

title: Bachelor → Doctor
本学所定の課程を修め、学士（文学）の学位を得たことを証する。
This is to certify that the person completed the prescribed course of this university and obtained the degree of Bachelor of Arts (Literature).

name letter: Takeshi Morimoto → Takeshi Morimota
届出人は父の森本武である。
The person filing is the father, Takeshi Morimoto.

license class: ordinary motor vehicle → large motor vehicle
免許の種類は普通自動車で、眼鏡等の条件が付されている。
The type of license is ordinary motor vehicle, with the condition of eyeglasses or the like.

sentence dropped: The rent must be paid by the end of the previous month. →
契約期間は二年とする。賃料は前月末日までに支払わなければならない。敷金は契約終了時に返還する。
The contract period is two years. The rent must be paid by the end of the previous month. The deposit is refunded at the end of the contract.
`,
  ),
  blocksOf(
    'Korean',
    'ko',
    `
lost negation: there is no record → there is a record
위 사람에 대한 범죄경력 자료가 없음을 회보합니다.
We hereby report that there is no record of criminal history regarding the above person.

kin word: spouse → parent
위임인은 배우자 김영호에게 부동산 매매에 관한 권한을 위임한다.
The principal delegates authority concerning the sale of real estate to the spouse, Kim Yeong-ho.

authority: National Tax Service → Korean National Police
이 사실증명은 국세청 홈택스에서 발급되었습니다.
This certificate of fact was issued through the National Tax Service Hometax.

place changed: Jeonju → Gwangju
등록기준지는 전라북도 전주시 완산구이다.
The place of family registration is Wansan-gu, Jeonju, Jeollabuk-do.

occupation: pharmacist → dentist
신청인은 2012년부터 약사로 근무하고 있다.
The applicant has been working as a pharmacist since 2012.

grade or rank: Sergeant → Corporal
육군 병장으로 만기 전역하였음을 증명함.
This is to certify that he was discharged as an Army Sergeant upon completion of his term of service.

school subject: Ethics → Music
1학년 2학기 성적은 윤리 85점, 미술 92점이다.
The grades for the second semester of the first year are 85 in Ethics and 92 in Art.

diagnosis: herniated disc → fracture
상기 환자는 허리디스크 탈출증으로 3주간 안정 가료를 요함.
The above patient requires rest and treatment for 3 weeks due to a herniated disc of the lower back.

civil status: unmarried → married
혼인관계증명서상 현재 미혼임을 확인합니다.
It is confirmed that, according to the certificate of marital relations, the person is currently unmarried.

opposite: increased → decreased
계약 갱신 시 월세가 5% 인상되었다.
Upon renewal of the contract, the monthly rent was increased by 5%.

currency: won → dollars
예금 잔액은 금 이천삼백만 원정입니다.
The deposit balance is twenty-three million won.

date: October 2 → October 12
2009년 10월 2일 자로 개명 허가를 받았다.
Permission for the change of name was obtained on October 2, 2009.

verdict: suspended sentence → prison sentence
피고인에게 징역 6월에 집행유예 2년을 선고하였다.
The defendant was sentenced to 6 months of imprisonment with a suspended sentence of 2 years.

title: department head → team leader
재직 중 직위는 영업부 부장이었다.
The position held during employment was department head of the sales division.

sentence dropped: The child was adopted on May 6, 2004. →
부는 박상현이고 모는 이미경이다. 이 아이는 2004년 5월 6일 입양되었다. 양부모는 서울에 거주한다.
The father is Park Sang-hyeon and the mother is Lee Mi-gyeong. The child was adopted on May 6, 2004. The adoptive parents reside in Seoul.
`,
  ),
];
