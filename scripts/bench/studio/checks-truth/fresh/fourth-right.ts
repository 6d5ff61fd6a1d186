import type { SourceTag } from '#shared/translation-text.ts';

/** Right paragraphs of four to seven dense sentences, written with `fourth-latin.ts`. */
export const fourthRight: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: [
    [
      'Compareceu perante este consulado a cidadã Eulália Brito, cabeleireira, que requereu a transcrição do casamento celebrado no estrangeiro. Os nubentes não celebraram convenção antenupcial. O regime de bens é o da comunhão de adquiridos. Foram apresentados o assento original e a respetiva tradução. O averbamento será feito oficiosamente. Emolumentos: 120 euros.',
      'The citizen Eulália Brito, a hairdresser, appeared before this consulate and requested the transcription of the marriage celebrated abroad. The spouses did not enter into a prenuptial agreement. The property regime is that of community of acquired property. The original record and its translation were submitted. The annotation will be made ex officio. Fees: 120 euros.',
    ],
    [
      'O trabalhador foi admitido em 10 de janeiro de 2005 como operador de máquinas. Em 2012 foi promovido a encarregado. Nunca sofreu suspensão. Cumpre aviso prévio de trinta dias. As férias vencidas foram pagas em dobro. Pede-se a baixa na carteira.',
      'The worker was hired on January 10, 2005 as a machine operator. In 2012 he was promoted to foreman. He was never suspended. He is serving a notice period of thirty days. The vacation owed was paid at double rate. It is requested that the termination be entered in the work booklet.',
    ],
    [
      'A ressonância evidenciou hérnia discal entre a quarta e a quinta vértebras lombares. Não há compressão medular. A dor irradia para a perna direita há cerca de três meses. Indicado tratamento conservador. A paciente foi orientada a evitar esforço físico. Nova avaliação em seis semanas.',
      'The MRI showed a herniated disc between the fourth and fifth lumbar vertebrae. There is no spinal cord compression. The pain has radiated to the right leg for about three months. Conservative treatment is indicated. The patient was advised to avoid physical exertion. Reassessment in six weeks.',
    ],
    [
      'O comprador pagará o preço de R$ 180.000,00 em duas parcelas: a primeira na assinatura e a segunda na entrega das chaves. O vendedor declara que o imóvel está livre de ônus. As despesas de cartório correm por conta do comprador. A posse será transmitida em 60 dias. O contrato é irrevogável.',
      'The buyer shall pay the price of R$ 180,000.00 in two installments: the first upon signing and the second upon delivery of the keys. The seller declares that the property is free of encumbrances. The notary expenses are borne by the buyer. Possession will be transferred in 60 days. The contract is irrevocable.',
    ],
    [
      'Aos vinte e oito dias de fevereiro de mil novecentos e quarenta e seis, na igreja matriz de Pombal, receberam-se em matrimônio Abílio Nunes e Perpétua Dias. Ele, de vinte e cinco anos, ferreiro; ela, de dezenove, costureira. Os pais da noiva deram consentimento. Não houve impedimento. O vigário assinou com as testemunhas.',
      'On the twenty-eighth of February, nineteen forty-six, in the parish church of Pombal, Abílio Nunes and Perpétua Dias were joined in marriage. He was twenty-five years old, a blacksmith; she was nineteen, a seamstress. The parents of the bride gave their consent. There was no impediment. The vicar signed with the witnesses.',
    ],
  ],
  es: [
    [
      'La interesada acredita la residencia legal y continuada durante diez años. Carece de antecedentes en su país de origen. Ha superado las pruebas de lengua y de conocimientos constitucionales. El expediente fue resuelto favorablemente el 4 de noviembre de 2019. Dispone de ciento ochenta días para jurar. La resolución pone fin a la vía administrativa.',
      'The applicant proves legal and continuous residence for ten years. She has no record in her country of origin. She has passed the language and constitutional knowledge tests. The case was resolved favorably on November 4, 2019. She has one hundred and eighty days to take the oath. The decision exhausts administrative remedies.',
    ],
    [
      'El menor ingresó en urgencias tras caer de un columpio. Presentaba una herida en la frente que requirió cuatro puntos. No perdió el conocimiento. La radiografía de cráneo fue normal. Se dio de alta a las dos horas. La tía que lo acompañaba recibió instrucciones por escrito.',
      'The minor was admitted to the emergency room after falling from a swing. He had a wound on his forehead that required four stitches. He did not lose consciousness. The skull X-ray was normal. He was discharged after two hours. The aunt who accompanied him received written instructions.',
    ],
    [
      'La sociedad fue constituida por tiempo indefinido con un capital de tres mil euros, dividido en participaciones de un euro. Los administradores actuarán solidariamente. Ningún socio podrá transmitir sus participaciones sin ofrecerlas antes a los demás. El ejercicio cierra el 31 de diciembre. La junta se convoca por correo electrónico.',
      'The company was incorporated for an indefinite period with a capital of three thousand euros, divided into shares of one euro. The directors shall act jointly and severally. No partner may transfer his or her shares without first offering them to the others. The fiscal year ends on December 31. The meeting is called by e-mail.',
    ],
    [
      'Certifico que en el folio 88 del libro de defunciones figura inscrita la de Tomasa Arregui, natural de Bermeo, que falleció de vejez en su caserío. Tenía ochenta y nueve años y era soltera. Dio parte un vecino. El médico forense no intervino. Enterrada en el camposanto de la villa.',
      'I certify that on page 88 of the book of deaths there is registered that of Tomasa Arregui, a native of Bermeo, who died of old age at her farmhouse. She was eighty-nine years old and single. A neighbor reported the death. The medical examiner was not involved. Buried in the town cemetery.',
    ],
    [
      'El conductor circulaba a 97 kilómetros por hora en un tramo limitado a 70. La sanción asciende a 300 euros y conlleva la pérdida de dos puntos. Si paga en veinte días se reduce a la mitad. No consta reincidencia. El vehículo, un turismo gris, no fue inmovilizado.',
      'The driver was traveling at 97 kilometers per hour on a stretch limited to 70. The fine amounts to 300 euros and entails the loss of two points. If paid within twenty days, it is reduced by half. There is no record of a repeat offense. The vehicle, a gray passenger car, was not immobilized.',
    ],
  ],
  de: [
    [
      'Hiermit bevollmächtige ich meine Schwägerin, mich beim Verkauf des Grundstücks in Husum zu vertreten. Sie darf den Kaufpreis entgegennehmen und quittieren. Von den Beschränkungen des § 181 BGB ist sie nicht befreit. Die Vollmacht gilt bis zum Widerruf. Beglaubigt am 14. April 2016 durch Notar Petersen.',
      'I hereby authorize my sister-in-law to represent me in the sale of the plot of land in Husum. She may accept the purchase price and issue a receipt for it. She is not exempt from the restrictions of Section 181 BGB. The power of attorney is valid until revoked. Certified on April 14, 2016 by notary Petersen.',
    ],
    [
      'Der Versicherte wurde am Blinddarm operiert und war vom 3. bis 9. März stationär in Behandlung. Der Heilungsverlauf war ungestört. Fäden wurden am zehnten Tag gezogen. Sport ist für vier Wochen untersagt. Die Kosten trägt die Krankenkasse. Ein Rezept wurde mitgegeben.',
      'The insured person underwent an appendectomy and was treated as an inpatient from March 3 to 9. Healing was undisturbed. Stitches were removed on the tenth day. Sports are prohibited for four weeks. The costs are borne by the health insurance fund. A prescription was handed over.',
    ],
    [
      'Die Schülerin besuchte die Realschule von Klasse fünf bis zehn. Ihr Sozialverhalten war vorbildlich. In Chemie erreichte sie die Note 2, in Französisch die Note 3. Versäumt hat sie acht Stunden, alle entschuldigt. Die Versetzung in die Oberstufe wurde beschlossen. Am Schulchor nahm sie nicht teil.',
      'The student attended the secondary school from grade five to ten. Her social behavior was exemplary. In chemistry she achieved grade 2, in French grade 3. She missed eight lessons, all excused. Promotion to the upper level was decided. She did not take part in the school choir.',
    ],
    [
      'Das Amtsgericht Passau hat den Angeklagten wegen Beleidigung zu einer Geldstrafe von zwanzig Tagessätzen verurteilt. Im Übrigen wird er freigesprochen. Er trägt die Kosten, soweit er verurteilt ist. Das Urteil ist seit dem 2. Juli rechtskräftig. Die Nebenklägerin legte kein Rechtsmittel ein.',
      'The Local Court of Passau sentenced the defendant to a fine of twenty daily rates for insult. For the rest, he is acquitted. He bears the costs insofar as he was convicted. The judgment has been final since July 2. The joint plaintiff did not file an appeal.',
    ],
    [
      'Die Gemeinde bestätigt, dass Herr Sievers mit seiner Familie seit 1994 im Ortsteil Lindow gemeldet ist. Er ist Eigentümer des Hauses und Halter eines Hundes. Steuerschulden bestehen nicht. Die Auskunft wird zur Vorlage bei der Botschaft erteilt. Gebührenfrei.',
      'The municipality confirms that Mr. Sievers has been registered with his family in the district of Lindow since 1994. He is the owner of the house and keeps a dog. There are no tax debts. The information is provided for submission to the embassy. Free of charge.',
    ],
  ],
  fr: [
    [
      'Le requérant a obtenu le statut de réfugié le 21 juin 2012. Il réside à Poitiers chez sa sœur et exerce le métier de carreleur. Il n’a jamais été condamné. Sa carte de résident est valable dix ans. La présente attestation ne vaut pas titre de voyage.',
      'The applicant was granted refugee status on June 21, 2012. He lives in Poitiers with his sister and works as a tiler. He has never been convicted. His residence permit is valid for ten years. This certificate does not serve as a travel document.',
    ],
    [
      'L’assurée a déclaré un dégât des eaux survenu dans la cuisine. L’expert a chiffré les dommages à 1 860 euros. La franchise reste à sa charge. Aucun tiers n’est en cause. Le règlement interviendra sous trois semaines, par virement.',
      'The insured party reported water damage that occurred in the kitchen. The expert assessed the damage at 1,860 euros. The deductible remains at her expense. No third party is involved. Payment will be made within three weeks, by bank transfer.',
    ],
  ],
  it: [
    [
      'Il sottoscritto geometra attesta che l’immobile, al secondo piano, misura 78 metri quadrati e dispone di cantina. Non risultano abusi edilizi. L’impianto elettrico è a norma. La rendita catastale è di 412,50 euro. Il proprietario ha consegnato le planimetrie.',
      'The undersigned surveyor certifies that the property, on the second floor, measures 78 square meters and has a cellar. There are no building violations. The electrical system complies with regulations. The cadastral income is 412.50 euros. The owner handed over the floor plans.',
    ],
    [
      'La bambina è stata battezzata nella parrocchia di San Lorenzo il giorno di Pasqua del 1958. Padrino fu lo zio paterno, falegname. La madre non era presente perché ammalata. Il parroco ha annotato la cresima nel 1967. Non vi sono altre annotazioni.',
      'The girl was baptized in the parish of San Lorenzo on Easter Sunday 1958. The godfather was her paternal uncle, a carpenter. The mother was not present because she was ill. The parish priest recorded the confirmation in 1967. There are no other annotations.',
    ],
    [
      'Il lavoratore è stato assunto a tempo determinato per nove mesi come magazziniere. Ha svolto 38 ore settimanali. Ha goduto di dodici giorni di ferie. Non ha mai ricevuto richiami scritti. La liquidazione è stata versata a luglio.',
      'The worker was hired on a fixed-term basis for nine months as a warehouse worker. He worked 38 hours per week. He took twelve days of vacation. He never received written warnings. The severance pay was paid in July.',
    ],
  ],
  ar: [
    [
      'تم الاتفاق بين البائع والمشتري على بيع الدكان الواقع في سوق الحدادين. دفع المشتري نصف الثمن نقداً والباقي على ثلاثة أقساط. يلتزم البائع بتسليم المفاتيح خلال أسبوع. المحل خال من أي حجز. في حال النزاع تختص محاكم حلب.',
      'It was agreed between the seller and the buyer to sell the shop located in the Blacksmiths’ Market. The buyer paid half of the price in cash and the rest in three installments. The seller undertakes to hand over the keys within one week. The shop is free of any attachment. In case of dispute, the courts of Aleppo have jurisdiction.',
    ],
    [
      'نفيدكم بأن الموظفة المذكورة ما زالت على رأس عملها كممرضة في مستشفانا. تاريخ التعيين: ٢٢/٠٦/٢٠١٣. راتبها الأساسي ٦٥٠ ديناراً. لم تتغيب عن الدوام دون عذر. تقدمت بطلب إجازة أمومة لمدة عشرة أسابيع.',
      'We inform you that the above-mentioned employee is still working as a nurse at our hospital. Date of appointment: June 22, 2013. Her basic salary is 650 dinars. She has not been absent from work without an excuse. She applied for maternity leave for a period of ten weeks.',
    ],
    [
      'قررت المحكمة تثبيت الوصية التي أوصى بها المتوفى لأخته. الورثة هم الزوجة وأربعة أولاد. لم يعترض أحد منهم. تبلغ قيمة التركة خمسين ألف دينار. حررت الحجة في ١١ آب ٢٠٠١.',
      'The court decided to confirm the will that the deceased made in favor of his sister. The heirs are the wife and four children. None of them objected. The value of the estate is fifty thousand dinars. The deed was drawn up on August 11, 2001.',
    ],
    [
      'أظهر الفحص وجود كسر في الساق اليسرى. وضعت الجبيرة لمدة ستة أسابيع. لا يعاني المصاب من أمراض مزمنة. أعطي مسكناً للألم. يعود للمراجعة يوم الأربعاء القادم.',
      'The examination showed a fracture of the left leg. A cast was applied for six weeks. The injured person has no chronic diseases. He was given a painkiller. He is to return for follow-up next Wednesday.',
    ],
    [
      'أتم المتدرب دورة في صيانة الحاسوب مدتها مئة وعشرون ساعة. حضر جميع المحاضرات ولم يتأخر. نال المرتبة الثانية بين زملائه. وقع الشهادة مدير المعهد. لا تعتبر هذه الشهادة مؤهلاً أكاديمياً.',
      'The trainee completed a course in computer maintenance lasting one hundred and twenty hours. He attended all lectures and was never late. He ranked second among his colleagues. The director of the institute signed the certificate. This certificate is not considered an academic qualification.',
    ],
  ],
  he: [
    [
      'המבקש עלה ארצה מפולין בשנת 1957 עם הוריו. הוא התאזרח מכוח חוק השבות. לא נשללה ממנו אזרחותו. לבקשתו צורפו שני תצלומים. התעודה נמסרה לו ביד ביום 6.3.1958.',
      'The applicant immigrated to Israel from Poland in 1957 with his parents. He was naturalized by virtue of the Law of Return. His citizenship has not been revoked. Two photographs were attached to his application. The certificate was delivered to him by hand on March 6, 1958.',
    ],
    [
      'המטופל אושפז במחלקה הפנימית עקב דלקת ריאות. קיבל אנטיביוטיקה תוך־ורידית במשך חמישה ימים. לא נזקק להנשמה. שוחרר לביתו במצב טוב. מומלץ להימנע ממאמץ. ביקורת אצל רופא המשפחה בעוד שבוע.',
      'The patient was hospitalized in the internal medicine department due to pneumonia. He received intravenous antibiotics for five days. He did not require ventilation. He was discharged home in good condition. It is recommended to avoid exertion. Follow-up with the family doctor in one week.',
    ],
    [
      'הצדדים מסכימים כי הדירה תירשם על שם האישה בלבד. הבעל ימשיך לשלם את המשכנתה עד סופה. הילדים יבלו כל סוף שבוע שני אצל אביהם. איש מהצדדים לא יתבע את רעהו בעתיד. ההסכם אושר בבית המשפט בחדרה.',
      'The parties agree that the apartment shall be registered in the name of the wife alone. The husband shall continue to pay the mortgage until its end. The children shall spend every second weekend with their father. Neither party shall sue the other in the future. The agreement was approved by the court in Hadera.',
    ],
    [
      'הסטודנטית השלימה את חובותיה לתואר שני בהיסטוריה. עבודת הגמר שלה זכתה לציון 95. היא לא קיבלה פטור מקורסים. התואר יוענק בטקס בחודש יוני. האישור חתום בידי מזכיר הפקולטה.',
      'The student completed her requirements for a master’s degree in history. Her thesis received a grade of 95. She was not exempted from any courses. The degree will be conferred at a ceremony in June. The confirmation is signed by the secretary of the faculty.',
    ],
    [
      'החברה מאשרת כי קיבלה סך של 24,000 ש״ח בגין מכירת רכב מסוג משאית. הרכב נמסר במצבו הנוכחי. הקונה בדק אותו ואין לו טענות. התשלום בוצע בשלושה שיקים. הקבלה הופקה ביום 19 באפריל 2007.',
      'The company confirms that it received the sum of NIS 24,000 for the sale of a vehicle of the truck type. The vehicle was delivered in its current condition. The buyer inspected it and has no claims. Payment was made by three checks. The receipt was issued on April 19, 2007.',
    ],
  ],
  ja: [
    [
      '申請人は平成15年10月に来日し、以後継続して日本に居住している。職業は料理人で、年収は約420万円である。素行は善良で、交通違反もない。配偶者は日本国籍を有する。生計は安定していると認められる。',
      'The applicant came to Japan in October 2003 (Heisei 15) and has resided in Japan continuously since then. The applicant’s occupation is cook, and the annual income is about 4,200,000 yen. The applicant’s conduct is good, and there are no traffic violations. The spouse holds Japanese nationality. The livelihood is recognized as stable.',
    ],
    [
      '被相続人は令和元年12月5日に死亡した。相続人は妻及び長女の二名である。自宅の土地建物は妻が取得する。預貯金は二分の一ずつ分割する。債務はない。協議の成立を証するため本書二通を作成する。',
      'The decedent died on December 5, 2019 (Reiwa 1). The heirs are two persons, the wife and the eldest daughter. The wife acquires the land and building of the home. The savings are divided half each. There are no debts. Two copies of this document are made to certify the conclusion of the agreement.',
    ],
    [
      '本校の生徒であることを証明する。第二学年に在籍し、サッカー部に所属している。出席状況は良好で、遅刻は一度もない。奨学金は受給していない。卒業見込みは令和6年3月である。',
      'This certifies that the person is a student of this school. The student is enrolled in the second year and belongs to the soccer club. Attendance is good, and there has not been a single tardiness. The student does not receive a scholarship. Expected graduation is March 2024 (Reiwa 6).',
    ],
    [
      '左足首を捻挫したため、約二週間の通院加療を要する。骨に異常は認められない。湿布と鎮痛剤を処方した。松葉杖の使用は不要である。就労は差し支えない。',
      'Because of a sprained left ankle, about two weeks of outpatient treatment are required. No abnormality is found in the bones. A compress and painkillers were prescribed. The use of crutches is not necessary. There is no hindrance to working.',
    ],
    [
      '乙は甲に対し、金250万円を借り受けたことを認める。弁済期は令和5年4月末日、利息は年3%とする。期限までに弁済しないときは遅延損害金を支払う。連帯保証人は置かない。',
      'B acknowledges having borrowed the sum of 2,500,000 yen from A. The due date is the last day of April 2023 (Reiwa 5), and the interest is 3% per year. If repayment is not made by the due date, late payment damages shall be paid. No joint guarantor is provided.',
    ],
  ],
  ko: [
    [
      '신청인은 2009년 8월 대한민국에 입국하여 계속 거주하고 있다. 직업은 요리사이며 월평균 소득은 230만 원이다. 체류 기간 중 법을 위반한 사실이 없다. 배우자는 한국인이다. 귀화 시험에 합격하였다.',
      'The applicant entered the Republic of Korea in August 2009 and has resided there continuously. The occupation is cook, and the average monthly income is 2,300,000 won. The applicant has not violated the law during the stay. The spouse is Korean. The applicant passed the naturalization test.',
    ],
    [
      '매도인은 매수인에게 위 토지를 1억 2천만 원에 매도한다. 계약금은 계약 당일 지급하고 잔금은 두 달 후 지급한다. 매도인은 잔금 수령과 동시에 소유권 이전 서류를 교부한다. 위 토지에는 저당권이 설정되어 있지 않다. 중개수수료는 각자 부담한다.',
      'The seller sells the above land to the buyer for 120,000,000 won. The down payment is paid on the day of the contract and the balance is paid two months later. The seller delivers the ownership transfer documents at the same time as receiving the balance. No mortgage has been established on the above land. Each party bears its own brokerage fees.',
    ],
    [
      '왼쪽 무릎 인대 손상으로 4주간의 안정이 필요합니다. 골절은 관찰되지 않습니다. 물리치료를 주 2회 시행합니다. 입원은 필요하지 않습니다. 다음 진료는 5월 13일입니다.',
      'Due to an injury to the ligament of the left knee, four weeks of rest are necessary. No fracture is observed. Physical therapy is performed twice a week. Hospitalization is not necessary. The next appointment is May 13.',
    ],
    [
      '위 학생은 본교 2학년에 재학 중이며 성실하게 생활하고 있습니다. 결석이 한 번도 없습니다. 장학금을 받은 적이 있습니다. 아버지는 교사이고 어머니는 약사입니다. 졸업 예정일은 2025년 2월입니다.',
      'The above student is enrolled in the second year of this school and leads a diligent life. There has not been a single absence. The student has received a scholarship. The father is a teacher and the mother is a pharmacist. The expected date of graduation is February 2025.',
    ],
    [
      '피상속인은 2018년 1월 30일 사망하였고 상속인은 자녀 셋이다. 장녀가 아파트를 단독으로 상속한다. 예금은 세 사람이 똑같이 나눈다. 상속을 포기한 사람은 없다. 이 협의서는 세 통을 작성한다.',
      'The decedent died on January 30, 2018, and the heirs are three children. The eldest daughter inherits the apartment alone. The deposits are divided equally among the three persons. No one has renounced the inheritance. Three copies of this agreement are made.',
    ],
  ],
};
