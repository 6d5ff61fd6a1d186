import { lined, type LinedRecord } from './lines.ts';

/** Right records of the same set, freely translated, without errors. */
export const eighteenthRight: readonly LinedRecord[] = [
  lined(
    'es',
    `
Parte de asistencia sanitaria en playas. Puesto de la Cruz Roja de Salou. => Beach first-aid report. Red Cross post, Salou.
Varón de 41 años que acude por picadura de medusa en el tobillo. => A 41-year-old man came in with a jellyfish sting on the ankle.
Se le lava la zona con suero y se aplica frío local. => The area was rinsed with saline and a cold pack was applied.
Evoluciona favorablemente y se marcha por su propio pie. => He recovered well and walked out on his own.
Hora de entrada: 12.20. Hora de salida: 12.55. => Time in: 12:20 p.m. Time out: 12:55 p.m.
`,
  ),
  lined(
    'es',
    `
Testimonio de escritura de capitulaciones matrimoniales. => Certified copy of a deed of marriage settlement.
Los otorgantes, casados entre sí el 12 de junio de 1999, pactan para lo sucesivo el régimen de separación de bienes. => The parties, who married each other on June 12, 1999, agree that from now on their property shall be held separately.
Liquidan en este acto la sociedad de gananciales. => They hereby wind up their community of property.
El piso queda para la esposa y el turismo para el marido. => The apartment goes to the wife and the car to the husband.
Leída por mí, la hallan conforme y firman conmigo. => I read it out to them; they found it correct and signed together with me.
`,
  ),
  lined(
    'es',
    `
Constancia de no adeudo. Junta Municipal de Agua Potable de Navojoa. => Statement of no outstanding debt. Municipal Drinking Water Board of Navojoa.
A quien corresponda: el usuario de la toma 3381, C. Efrén Moroyoqui, se encuentra al corriente en sus pagos. => To whom it may concern: Mr. Efrén Moroyoqui, customer of connection 3381, is up to date with his payments.
Se extiende la presente a petición del interesado para los usos que a éste convengan. => This statement is issued at his request for whatever purposes he sees fit.
Navojoa, Son., a 2 de marzo de 2020. => Navojoa, Sonora, March 2, 2020.
`,
  ),
  lined(
    'pt',
    `
Declaração de comparecimento. Posto de Saúde do Jardim Ipê. => Statement of attendance. Jardim Ipê Health Center.
Declaro que a Sra. Cleide Amorim acompanhou o filho em consulta pediátrica no período da manhã de 18/09/2018. => I declare that Ms. Cleide Amorim brought her son to a pediatric appointment on the morning of September 18, 2018.
O menor deverá retornar em quinze dias. => The child is to come back in two weeks’ time.
Não há necessidade de afastamento escolar. => He does not need to stay home from school.
`,
  ),
  lined(
    'pt',
    `
Contrato de comodato de equipamento agrícola. => Loan-for-use agreement for farm equipment.
A comodante cede gratuitamente ao comodatário um trator de 75 cavalos, ano 2006, pelo período da safra. => The lender lends the borrower, free of charge, a 75-horsepower tractor built in 2006 for the duration of the harvest.
As despesas com combustível correm por conta de quem o utiliza. => Whoever uses it pays for the fuel.
Findo o prazo, o bem será restituído no estado em que foi recebido. => When the term is over, it is to be returned in the condition in which it was received.
`,
  ),
  lined(
    'pt',
    `
Boletim de matrícula. Escola de Música de Évora. => Enrollment form. Évora School of Music.
Aluna: Matilde Caeiro. Instrumento: violoncelo. Grau: 4.º. => Student: Matilde Caeiro. Instrument: cello. Grade: 4.
Encarregado de educação: o pai. => Person responsible for the student: her father.
Propina anual: 640 €, paga em dez prestações. => Annual fee: €640, payable in ten installments.
A aluna já toca há cinco anos. => She has been playing for five years.
`,
  ),
  lined(
    'fr',
    `
Reçu pour solde de tout compte. => Receipt in full settlement of all accounts.
Je soussigné Kévin Marchal reconnais avoir reçu de la boulangerie Ostermann la somme de 1 847,22 €. => I, Kévin Marchal, acknowledge having received €1,847.22 from the Ostermann bakery.
Cette somme couvre le dernier salaire et les congés non pris. => It covers my last paycheck and the vacation days I had not taken.
Le présent reçu peut être dénoncé dans les six mois de sa signature. => I may dispute this receipt within six months of signing it.
Fait en double exemplaire à Thionville, le 30 juin 2017. => Done in two copies at Thionville on June 30, 2017.
`,
  ),
  lined(
    'fr',
    `
Attestation d’hébergement. => Statement of accommodation.
Je certifie sur l’honneur héberger à mon domicile depuis le 1er novembre 2018 ma nièce, Fatou Cissokho. => I solemnly declare that my niece, Fatou Cissokho, has been living with me at my home since November 1, 2018.
Elle participe aux charges du ménage. => She contributes to the household expenses.
Je joins une copie de ma carte d’identité et une facture d’électricité. => I enclose a copy of my identity card and an electricity bill.
`,
  ),
  lined(
    'fr',
    `
Avis de passage en conseil de discipline. Collège Jean-Zay. => Notice of a hearing before the disciplinary board. Collège Jean-Zay.
Votre fils Mathéo a dégradé une table de la salle 112 le mardi 6 février. => On Tuesday, February 6, your son Mathéo damaged a desk in Room 112.
Il reconnaît les faits et présente ses excuses. => He admits having done so and apologizes.
Vous êtes invités à vous présenter le 15 février à 17 h 30. => You are asked to attend on February 15 at 5:30 p.m.
`,
  ),
  lined(
    'de',
    `
Kostenvoranschlag für Zahnersatz. Praxis Dr. Möhring, Bamberg. => Cost estimate for dentures. Office of Dr. Möhring, Bamberg.
Geplant ist eine Brücke im Oberkiefer rechts. => A bridge in the upper right jaw is planned.
Voraussichtliche Gesamtkosten: 2.340,00 €, davon Eigenanteil 1.120,00 €. => Estimated total cost: €2,340.00, of which the patient pays €1,120.00.
Die Behandlung beginnt erst, wenn die Kasse zugestimmt hat. => Treatment will not start until the health insurer has agreed.
`,
  ),
  lined(
    'de',
    `
Vereinsregisterauszug. Amtsgericht Celle. => Extract from the register of associations. Local Court of Celle.
Name des Vereins: Heimatfreunde Allertal e. V. => Name of the association: Heimatfreunde Allertal e. V.
Der Vorstand besteht aus drei Personen; je zwei von ihnen vertreten gemeinsam. => The board has three members; any two of them acting together may represent the association.
Die Satzung wurde zuletzt am 8. März 2011 geändert. => The articles were last amended on March 8, 2011.
`,
  ),
  lined(
    'de',
    `
Einverständniserklärung der Eltern zur Klassenfahrt. => Parental consent for the class trip.
Wir sind damit einverstanden, dass unsere Tochter Leonie vom 3. bis 7. Juni 2019 mit nach Helgoland fährt. => We agree that our daughter Leonie may come along to Heligoland from June 3 to 7, 2019.
Sie kann schwimmen und nimmt keine Medikamente. => She can swim and is not on any medication.
Im Notfall sind wir unter 04421 77310 zu erreichen. => In an emergency, we can be reached at 04421 77310.
`,
  ),
  lined(
    'it',
    `
Verbale di conciliazione in sede sindacale. => Record of settlement before the trade union.
Il lavoratore rinuncia a ogni pretesa e accetta la somma di euro 6.500 a saldo e stralcio. => The worker waives all claims and accepts EUR 6,500 in full and final settlement.
La ditta si impegna a versarla entro il 15 gennaio 2016. => The firm undertakes to pay it by January 15, 2016.
Le spese restano a carico di ciascuna parte. => Each side bears its own costs.
`,
  ),
  lined(
    'it',
    `
Attestato di frequenza. Corso serale di cucina, 60 ore. => Certificate of attendance. Evening cooking course, 60 hours.
La signora Ileana Turchetti ha seguito con profitto le lezioni, superando la prova finale. => Ms. Ileana Turchetti successfully attended the classes and passed the final test.
Voto riportato: 28 su 30. => Mark: 28 out of 30.
Il direttore della scuola. Macerata, 29 maggio 2014. => Principal of the school. Macerata, May 29, 2014.
`,
  ),
  lined(
    'ro',
    `
Declarație pe propria răspundere. => Sworn statement.
Subsemnata Roxana Ciobotaru declar că mă îngrijesc singură de mama mea, imobilizată la pat. => I, Roxana Ciobotaru, declare that I alone look after my mother, who is bedridden.
Nu primesc niciun ajutor bănesc de la frații mei. => I get no money from my brothers and sisters.
Cunosc urmările declarațiilor mincinoase. => I am aware of the consequences of making false statements.
Dată astăzi, 17 mai 2018, la Botoșani. => Given today, May 17, 2018, in Botoșani.
`,
  ),
  lined(
    'ro',
    `
Foaie de observație, salonul 6. => Patient chart, Room 6.
Bolnavul se plânge de dureri de spate apărute în urmă cu trei zile. => The patient complains of back pain that started three days ago.
Tensiunea este normală, iar pulsul regulat. => Blood pressure is normal and the pulse is regular.
I s-a recomandat repaus. => He was advised to rest.
`,
  ),
  lined(
    'pl',
    `
Umowa użyczenia garażu. => Agreement on the free use of a garage.
Użyczający oddaje biorącemu garaż nr 14 do bezpłatnego używania do końca roku 2019. => The lender lets the borrower use garage No. 14 without charge until the end of 2019.
Biorący będzie płacił tylko za prąd. => The borrower will pay only for electricity.
Klucze wydano przy podpisaniu. => The keys were handed over on signing.
`,
  ),
  lined(
    'pl',
    `
Karta szczepień zwierzęcia. Kot europejski, imię: Mruczek. => Animal vaccination card. European Shorthair cat named Mruczek.
Właścicielka: Barbara Zięba, Tarnów. => Owner: Barbara Zięba, Tarnów.
Szczepienie przeciw wściekliźnie: 11.04.2017, ważne rok. => Rabies vaccination: April 11, 2017, valid for one year.
Kot jest zdrowy i może podróżować. => The cat is in good health and fit to travel.
`,
  ),
  lined(
    'uk',
    `
Розписка. Я, Мельничук Богдан, позичив у Савчука Романа 20 000 гривень. => Promissory note. I, Bohdan Melnychuk, have borrowed 20,000 hryvnias from Roman Savchuk.
Зобов’язуюся повернути гроші до 1 грудня 2018 року. => I undertake to pay the money back by December 1, 2018.
Якщо не поверну вчасно, сплачу по 50 гривень за кожен день прострочення. => If I am late, I will pay 50 hryvnias for each day of delay.
Розписку написано власноруч при двох свідках. => I wrote this note in my own hand in front of two witnesses.
`,
  ),
  lined(
    'uk',
    `
Характеристика учня 9 класу Дорошенка Тимофія. => Reference for Tymofii Doroshenko, a 9th-grade student.
Хлопець навчається сумлінно, найбільше любить фізику. => The boy works hard at school and likes physics best.
Уроків без поважних причин не пропускав. => He never missed classes without a good reason.
Батьки цікавляться його успіхами. => His parents take an interest in how he is doing.
`,
  ),
  lined(
    'nl',
    `
Huishoudelijk reglement van volkstuinvereniging De Groene Hoek. => House rules of the De Groene Hoek allotment garden association.
Leden mogen op hun tuin geen honden laten loslopen. => Members must keep dogs on a leash on their plots.
Het hek gaat om tien uur ’s avonds dicht. => The gate closes at ten in the evening.
De contributie bedraagt € 95 per jaar. => The membership fee is €95 a year.
`,
  ),
  lined(
    'nl',
    `
Brief van de gemeente Assen over bijzondere bijstand. => Letter from the Municipality of Assen about special assistance.
Wij hebben besloten uw aanvraag voor een bril toe te wijzen. => We have decided to grant your application for a pair of glasses.
U krijgt eenmalig € 150 op uw rekening. => You will receive a single payment of €150 into your account.
Bent u het er niet mee eens, dan kunt u binnen zes weken bezwaar maken. => If you disagree, you can object within six weeks.
`,
  ),
  lined(
    'tr',
    `
Servis taşıma sözleşmesi. => Agreement on school bus service.
Taşıyıcı, öğrenciyi her sabah evinden alıp okula götürecek, öğleden sonra geri getirecektir. => The carrier will pick the student up at home each morning, take him to school and bring him back in the afternoon.
Aylık ücret 900 TL olup ayın beşine kadar ödenir. => The monthly fee is TRY 900 and is due by the fifth of the month.
Araçta emniyet kemeri takmak zorunludur. => Seat belts must be worn in the vehicle.
`,
  ),
  lined(
    'tr',
    `
Teşekkür belgesi. Kızılay Amasya Şubesi. => Letter of thanks. Red Crescent, Amasya Branch.
Sayın Hüseyin Toprak, bugüne kadar yirmi kez kan bağışında bulunmuştur. => Mr. Hüseyin Toprak has so far given blood twenty times.
Gösterdiği duyarlılıktan dolayı kendisine şükranlarımızı sunarız. => We are grateful to him for caring.
Amasya, 14 Haziran 2013. => Amasya, June 14, 2013.
`,
  ),
  lined(
    'vi',
    `
Đơn xin nghỉ phép. Kính gửi: Ban giám đốc Công ty May Hòa Thọ. => Request for leave. To: the management of Hòa Thọ Garment Company.
Tôi là Đặng Thị Hiền, công nhân tổ cắt, xin nghỉ ba ngày để về quê chăm mẹ ốm. => My name is Đặng Thị Hiền, a worker on the cutting team; I would like three days off to go home and care for my sick mother.
Công việc của tôi đã nhờ chị Lan làm thay. => I have asked Ms. Lan to stand in for me.
Xin chân thành cảm ơn. => Thank you very much.
`,
  ),
  lined(
    'ar',
    `
شهادة حسن سيرة وسلوك. مدرسة النهضة الثانوية للبنات. => Certificate of good conduct. Al-Nahda Secondary School for Girls.
تشهد إدارة المدرسة بأن الطالبة هند منصور كانت مثالًا للأدب والاجتهاد. => The school administration certifies that the student Hind Mansour was a model of good manners and hard work.
ولم يصدر بحقها أي إنذار طوال دراستها. => She was never given a warning in all her years here.
حررت في ٢٠ حزيران ٢٠١٦. => Issued on June 20, 2016.
`,
  ),
  lined(
    'ar',
    `
محضر صلح بين الجيران. => Record of reconciliation between neighbors.
اتفق الطرفان على إزالة السور المشترك وتقسيم التكاليف مناصفة. => The two parties agreed to take down the shared wall and to split the costs equally.
وتنازل كل منهما عن شكواه ضد الآخر. => Each of them dropped his complaint against the other.
وقع المحضر بحضور مختار الحي. => The record was signed in the presence of the neighborhood mukhtar.
`,
  ),
  lined(
    'he',
    `
מכתב המלצה. רן שפירא עבד אצלנו כטבח במשך שלוש שנים. => Letter of recommendation. Ran Shapira worked for us as a cook for three years.
הוא עובד חרוץ, נקי ודייקן. => He is hardworking, clean and punctual.
עזב מרצונו כדי לצאת ללימודים. => He left of his own accord in order to go and study.
אנו מאחלים לו הצלחה בהמשך דרכו. => We wish him every success in the future.
`,
  ),
  lined(
    'ja',
    `
退職証明書。小野寺拓也殿は、平成二十年四月一日から平成二十八年九月三十日まで当社に勤務した。 => Certificate of resignation. Mr. Takuya Onodera worked for our company from April 1, 2008, to September 30, 2016.
職務は倉庫の在庫管理であった。 => His job was to manage stock in the warehouse.
退職の理由は一身上の都合による。 => He left for personal reasons.
上記のとおり証明する。 => We certify the above.
`,
  ),
  lined(
    'ja',
    `
委任状。私は、妹の永井千尋を代理人と定め、住民票の写しの受領を委任します。 => Power of attorney. I appoint my younger sister, Chihiro Nagai, as my agent to collect a copy of my residence record.
委任者：永井健。 => Principal: Ken Nagai.
本人が入院中のため窓口に行けません。 => I am in the hospital and cannot come to the counter myself.
令和元年八月二十日。 => August 20, 2019.
`,
  ),
  lined(
    'ko',
    `
봉사활동 확인서. 학생 문가영은 방학 동안 도서관에서 책 정리를 도왔다. => Confirmation of volunteer work. During the school vacation, the student Moon Ga-young helped put books in order at the library.
활동시간: 총 24시간. => Time spent: 24 hours in all.
맡은 일을 성실히 해냈음을 확인함. => We confirm that she did her work diligently.
2018년 2월 9일. => February 9, 2018.
`,
  ),
  lined(
    'zh',
    `
借条。今借到王丽人民币三万元整，用于装修房屋。 => IOU. I have today borrowed RMB 30,000 from Wang Li to renovate my home.
约定一年内还清，不计利息。 => It is agreed that I will repay it in full within a year, without interest.
借款人：周强。2013年6月5日。 => Borrower: Zhou Qiang. June 5, 2013.
见证人：邻居老陈。 => Witness: our neighbor Lao Chen.
`,
  ),
  lined(
    'zh-Hant',
    `
遺失物領據。本人於車站遺失黑色背包一個，業經貴站尋獲。 => Receipt for lost property. I lost a black backpack at the station, and your staff have found it.
經清點，內附物品齊全無短少。 => I have checked the contents, and nothing is missing.
特此具領，以資證明。 => I hereby acknowledge having taken it back.
領取人：高雅婷。 => Received by: Kao Ya-ting.
`,
  ),
];
