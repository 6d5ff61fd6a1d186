import type { TruthPaper } from '../paper.ts';

/** As `sixteenth-latin.ts`, written when the checks had been mended by it and measured once. */
export const seventeenth: readonly TruthPaper[] = [
  {
    name: 'Spanish',
    lang: 'es',
    pairs: [
      {
        source:
          'Registraduría Nacional del Estado Civil. Registro civil de defunción, indicativo serial 04417729. Datos del inscrito: Bermúdez Salazar Luz Marina, c.c. 31.204.887. Lugar de la defunción: Colombia, Valle, Buga. Fecha: 2014 nov 30. Hora: 16:25. Presunción de muerte: no. Certificado médico expedido por Iván Quiceno, RM 5512. Datos del denunciante: Bermúdez Salazar Hugo, hermano. Espacio para notas: sin anotaciones. Firma del funcionario que autoriza.',
        right:
          'National Civil Registry Office. Civil Registration of Death, serial No. 04417729. Registrant: Luz Marina Bermúdez Salazar, citizenship card No. 31.204.887. Place of death: Colombia, Valle, Buga. Date: November 30, 2014. Time: 4:25 p.m. Presumed death: no. Medical certificate issued by Iván Quiceno, medical license No. 5512. Person reporting the death: Hugo Bermúdez Salazar, brother. Space for notes: no annotations. Signature of the authorizing official.',
        errors: [
          ['kin word', 'Bermúdez Salazar, brother', 'Bermúdez Salazar, husband'],
          ['time', '4:25 p.m.', '4:52 p.m.'],
        ],
      },
      {
        source:
          'Yo, Lic. Graciela Fuentes Mota, Notaria Pública número 31 de Puebla, hago constar que ante mí compareció el señor Benito Arce Rosas, viudo, jubilado, quien otorga poder general para pleitos y cobranzas en favor de su hija Aurora Arce Lima. El poderdante manifiesta que no ha revocado el presente mandato. Doy fe. Puebla, a 4 de julio de 2017.',
        right:
          'I, Graciela Fuentes Mota, Attorney, Notary Public No. 31 of Puebla, hereby certify that Mr. Benito Arce Rosas, a widower and retiree, appeared before me and granted a general power of attorney for litigation and collections to his daughter, Aurora Arce Lima. The grantor states that he has not revoked this mandate. I attest. Puebla, July 4, 2017.',
        errors: [
          ['lost negation', 'he has not revoked', 'he has revoked'],
          ['marital status', 'a widower and retiree', 'a bachelor and retiree'],
        ],
      },
    ],
  },
  {
    name: 'Portuguese',
    lang: 'pt',
    pairs: [
      {
        source:
          'Certidão de casamento. Conservatória do Registo Civil de Beja, assento n.º 93 do ano de 1988. Nubentes: Joaquim António Revez, de 25 anos, serralheiro, natural de Serpa; Deolinda Maria Palma, de 22 anos, costureira, natural de Moura. Data do casamento: 24 de Setembro de 1988, pelas 11 horas. Forma: católico. Convenção antenupcial: não houve. Averbamento n.º 1: dissolvido por divórcio, por decisão de 12 de Março de 2003. Emitida aos 20 de Fevereiro de 2019.',
        right:
          'Marriage Certificate. Civil Registry Office of Beja, record No. 93 of the year 1988. Spouses: Joaquim António Revez, aged 25, locksmith, born in Serpa; Deolinda Maria Palma, aged 22, seamstress, born in Moura. Date of marriage: September 24, 1988, at 11:00 a.m. Form: Catholic. Prenuptial agreement: none. Annotation No. 1: dissolved by divorce, by decision of March 12, 2003. Issued on February 20, 2019.',
        errors: [
          ['occupation', 'aged 22, seamstress', 'aged 22, hairdresser'],
          ['digits transposed', 'record No. 93', 'record No. 39'],
        ],
      },
      {
        source:
          'Poder Judiciário. Vara da Infância e da Juventude de Sorocaba. Termo de guarda. Pelo presente, o MM. Juiz defere a guarda provisória do adolescente Wesley Prates, nascido em 8 de agosto de 2004, à avó materna, Sra. Ivone Prates, pelo prazo de 180 dias, prorrogável. A guardiã não poderá ausentar-se do país com o menor sem autorização judicial. Sorocaba, 1º de outubro de 2018. Escrivã.',
        right:
          'Judiciary. Juvenile Court of Sorocaba. Deed of Custody. By this instrument, the Honorable Judge grants provisional custody of the teenager Wesley Prates, born on August 8, 2004, to his maternal grandmother, Mrs. Ivone Prates, for a renewable period of 180 days. The custodian may not leave the country with the minor without court authorization. Sorocaba, October 1, 2018. Court Clerk.',
        errors: [
          ['paternal for maternal', 'his maternal grandmother', 'his paternal grandmother'],
          ['opposite', 'grants provisional custody', 'grants permanent custody'],
        ],
      },
    ],
  },
  {
    name: 'French',
    lang: 'fr',
    pairs: [
      {
        source:
          'Extrait du registre des actes de mariage. Commune de Thiès, République du Sénégal. L’an deux mille onze et le dix-neuf du mois de février, à dix heures trente, a été célébré le mariage de Ousseynou Mbaye, menuisier, né le 3 juillet 1982 à Mbour, et de Khady Faye, coiffeuse, née le 11 décembre 1988 à Fatick. Option : monogamie. Régime : séparation de biens. Témoins : Alioune Mbaye, Coumba Faye. L’officier de l’état civil, signé : illisible.',
        right:
          'Extract from the register of marriages. Municipality of Thiès, Republic of Senegal. On the nineteenth of February, two thousand eleven, at ten thirty a.m., the marriage was celebrated between Ousseynou Mbaye, carpenter, born on July 3, 1982 in Mbour, and Khady Faye, hairdresser, born on December 11, 1988 in Fatick. Option: monogamy. Property regime: separation of property. Witnesses: Alioune Mbaye, Coumba Faye. Civil registrar, signed: illegible.',
        errors: [
          ['opposite', 'Option: monogamy', 'Option: polygamy'],
          ['name swapped', 'Witnesses: Alioune Mbaye', 'Witnesses: Alioune Faye'],
        ],
      },
      {
        source:
          'Université de Lille, faculté de pharmacie. Attestation de réussite. Le doyen certifie que Mlle Delattre Sixtine, née le 6 mars 1996 à Arras, a été déclarée admise à l’issue de la première session de l’année universitaire 2018-2019 en cinquième année, avec la mention assez bien. Cette attestation ne vaut pas diplôme. Fait à Lille, le 4 juillet 2019. Pour le doyen, la responsable de scolarité.',
        right:
          'University of Lille, Faculty of Pharmacy. Certificate of Success. The Dean certifies that Ms. Sixtine Delattre, born on March 6, 1996 in Arras, was declared to have passed the fifth year at the end of the first session of the 2018–2019 academic year, with honors (fairly good). This certificate does not constitute a diploma. Lille, July 4, 2019. For the Dean, the Head of Student Records.',
        errors: [
          ['ordinal', 'the fifth year', 'the fourth year'],
          ['lost negation', 'does not constitute a diploma', 'constitutes a diploma'],
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
          'Meldebescheinigung. Die Stadt Gera, Bürgerservice, bescheinigt, dass Frau Ksenia Wolkowa, geb. am 14.05.1990 in Samara, Staatsangehörigkeit russisch, Familienstand verheiratet, seit dem 01.10.2016 in der Heinrichstraße 9 mit alleiniger Wohnung gemeldet ist. Einzugsdatum: 26.09.2016. Eine Auskunftssperre besteht nicht. Gebühr: 7,50 Euro. Im Auftrag, Schröter.',
        right:
          'Certificate of Registration. The City of Gera, Citizens’ Service, certifies that Ms. Ksenia Wolkowa, born May 14, 1990 in Samara, Russian national, married, has been registered since October 1, 2016 at Heinrichstrasse 9 as her sole residence. Move-in date: September 26, 2016. There is no block on the disclosure of information. Fee: EUR 7.50. By order, Schröter.',
        errors: [
          ['marital status', 'Russian national, married', 'Russian national, divorced'],
          ['month', 'September 26, 2016', 'October 26, 2016'],
        ],
      },
      {
        source:
          'Im Namen des Volkes! Das Landgericht Regensburg hat den Angeklagten Veit Hirschauer wegen schwerer Körperverletzung zu einer Freiheitsstrafe von zwei Jahren verurteilt. Die Vollstreckung der Strafe wird zur Bewährung ausgesetzt. Der Angeklagte trägt die Kosten des Verfahrens. Das sichergestellte Messer wird eingezogen. Rechtskräftig seit 18. Juni 2010. Die Urkundsbeamtin.',
        right:
          'In the name of the people! The Regional Court of Regensburg has sentenced the defendant, Veit Hirschauer, to two years’ imprisonment for aggravated assault. Enforcement of the sentence is suspended on probation. The defendant shall bear the costs of the proceedings. The seized knife is confiscated. Final and binding since June 18, 2010. Clerk of the Court.',
        errors: [
          ['offence', 'for aggravated assault', 'for aggravated theft'],
          ['number word', 'two years’ imprisonment', 'three years’ imprisonment'],
        ],
      },
    ],
  },
  {
    name: 'Italian',
    lang: 'it',
    pairs: [
      {
        source:
          'Azienda Sanitaria Locale di Rieti. Certificato vaccinale. Si certifica che il minore Colantoni Edoardo, nato a Rieti il 19/06/2012, ha effettuato le seguenti vaccinazioni: esavalente, terza dose il 22/05/2013; morbillo-parotite-rosolia, prima dose il 03/09/2013. Reazioni avverse: nessuna. Gruppo sanguigno: 0 positivo. Si rilascia per iscrizione scolastica. Il medico responsabile, dott.ssa Pia Grifoni.',
        right:
          'Local Health Authority of Rieti. Vaccination Certificate. It is certified that the minor Edoardo Colantoni, born in Rieti on June 19, 2012, has received the following vaccinations: hexavalent, third dose on May 22, 2013; measles-mumps-rubella, first dose on September 3, 2013. Adverse reactions: none. Blood group: O positive. Issued for school enrollment. Physician in charge: Dr. Pia Grifoni.',
        errors: [
          ['ordinal', 'third dose on', 'second dose on'],
          ['test', 'O positive', 'O negative'],
        ],
      },
    ],
  },
  {
    name: 'Romanian',
    lang: 'ro',
    pairs: [
      {
        source:
          'Sentința civilă nr. 1187. Judecătoria Brașov. Dosar nr. 5540/197/2018. Instanța admite cererea formulată de reclamanta Oprea Daniela în contradictoriu cu pârâtul Oprea Marius. Dispune desfacerea căsătoriei din culpa exclusivă a pârâtului. Stabilește locuința minorei Ilinca, născută la 6 iunie 2010, la mamă. Obligă pârâtul la plata pensiei de întreținere de 650 lei lunar. Reclamanta va reveni la numele purtat anterior, Szabo. Definitivă prin neapelare la 2 mai 2019.',
        right:
          'Civil Judgment No. 1187. Brașov District Court. Case No. 5540/197/2018. The court grants the petition filed by the plaintiff Daniela Oprea against the defendant Marius Oprea. It orders the dissolution of the marriage through the sole fault of the defendant. It establishes the residence of the minor Ilinca, born on June 6, 2010, with her mother. It orders the defendant to pay child support of 650 lei per month. The plaintiff shall resume her former name, Szabo. Final, no appeal having been filed, as of May 2, 2019.',
        errors: [
          ['party exchanged', 'sole fault of the defendant', 'sole fault of the plaintiff'],
          ['verdict', 'The court grants', 'The court dismisses'],
        ],
      },
      {
        source:
          'Adeverință medicală. Spitalul Județean de Urgență Ploiești. Pacienta Neagu Viorica, în vârstă de 61 de ani, a fost internată în secția Cardiologie în perioada 3-11 martie 2020 cu diagnosticul: hipertensiune arterială, fibrilație atrială. Stare la externare: ameliorată. Recomandări: evitarea efortului fizic, control peste o lună. Medic primar, semnătură și parafă.',
        right:
          'Medical Certificate. Ploiești County Emergency Hospital. The patient, Viorica Neagu, aged 61, was hospitalized in the Cardiology Department from March 3 to 11, 2020, with a diagnosis of arterial hypertension and atrial fibrillation. Condition at discharge: improved. Recommendations: avoid physical exertion; follow-up in one month. Senior physician, signature and stamp.',
        errors: [
          ['department', 'Cardiology Department', 'Neurology Department'],
          ['opposite', 'discharge: improved', 'discharge: worsened'],
        ],
      },
    ],
  },
  {
    name: 'Dutch',
    lang: 'nl',
    pairs: [
      {
        source:
          'Notariële akte van volmacht. Heden, veertien november tweeduizend zestien, verscheen voor mij, mr. Pieter Ritsema, notaris te Leeuwarden: mevrouw Trijntje Dijkstra, geboren te Sneek op dertig april negentienhonderd zestig, gescheiden, die verklaarde volmacht te geven aan haar zoon Jelle Bouma om haar woning te verkopen. De comparant is mij bekend. Deze akte is na voorlezing ondertekend om tien uur vijftien.',
        right:
          'Notarial deed of power of attorney. Today, November fourteenth, two thousand sixteen, there appeared before me, Pieter Ritsema, civil-law notary in Leeuwarden: Ms. Trijntje Dijkstra, born in Sneek on April thirtieth, nineteen hundred sixty, divorced, who declared that she grants a power of attorney to her son, Jelle Bouma, to sell her house. The person appearing is known to me. After being read out, this deed was signed at ten fifteen a.m.',
        errors: [
          ['opposite', 'to sell her house', 'to buy her house'],
          ['marital status', 'nineteen hundred sixty, divorced', 'nineteen hundred sixty, widowed'],
        ],
      },
    ],
  },
  {
    name: 'Polish',
    lang: 'pl',
    pairs: [
      {
        source:
          'Zaświadczenie o zatrudnieniu i zarobkach. Zakład Mechaniczny „Wirnik” sp. z o.o. w Mielcu zaświadcza, że pan Robert Gąsior, zam. Mielec, ul. Cicha 5 m. 11, jest zatrudniony od 2 maja 2006 r. na stanowisku spawacza, na czas nieokreślony. Średnie wynagrodzenie netto z ostatnich trzech miesięcy: 3.912,40 zł. Pracownik nie znajduje się w okresie wypowiedzenia. Główna księgowa.',
        right:
          'Certificate of Employment and Earnings. Zakład Mechaniczny “Wirnik” sp. z o.o. of Mielec certifies that Mr. Robert Gąsior, residing at ul. Cicha 5, apt. 11, Mielec, has been employed since May 2, 2006 as a welder for an indefinite period. Average net salary over the last three months: PLN 3,912.40. The employee is not serving a notice period. Chief Accountant.',
        errors: [
          ['occupation', 'as a welder', 'as a driver'],
          ['opposite', 'for an indefinite period', 'for a fixed period'],
        ],
      },
      {
        source:
          'Postanowienie. Sąd Okręgowy w Zamościu, Wydział I Cywilny, sygn. akt I C 212/15. Dnia 9 września 2015 r. na posiedzeniu niejawnym postanawia: umorzyć postępowanie o separację wobec cofnięcia pozwu; zwrócić powódce połowę opłaty, tj. 300 zł. Na postanowienie służy zażalenie w terminie tygodniowym. Przewodniczący: SSO Adam Kulik.',
        right:
          'Order. Regional Court in Zamość, First Civil Division, case file No. I C 212/15. On September 9, 2015, in closed session, the court orders as follows: to discontinue the separation proceedings owing to withdrawal of the claim; to refund the plaintiff half of the fee, i.e., PLN 300. A complaint against this order may be filed within one week. Presiding Judge: Adam Kulik, Regional Court Judge.',
        errors: [
          ['fraction', 'half of the fee', 'a third of the fee'],
          ['party', 'to refund the plaintiff', 'to refund the defendant'],
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
          'Свідоцтво про народження. Гнатюк Марко Віталійович народився тридцятого січня дві тисячі десятого року. Місце народження: Україна, Вінницька область, місто Хмільник. Батько: Гнатюк Віталій Сергійович, громадянин України. Мати: Гнатюк Оксана Леонідівна, громадянка України. Орган державної реєстрації: відділ РАЦС Хмільницького міськрайонного управління юстиції. Свідоцтво видано повторно 12 травня 2016 року. Начальник відділу.',
        right:
          'Birth Certificate. Marko Vitaliiovych Hnatiuk was born on the thirtieth of January, two thousand ten. Place of birth: Ukraine, Vinnytsia Region, city of Khmilnyk. Father: Vitalii Serhiiovych Hnatiuk, citizen of Ukraine. Mother: Oksana Leonidivna Hnatiuk, citizen of Ukraine. Registering authority: Civil Registry Department of the Khmilnyk City and District Department of Justice. Duplicate certificate issued on May 12, 2016. Head of the Department.',
        errors: [
          ['day in words', 'thirtieth of January', 'thirteenth of January'],
          ['place changed', 'Vinnytsia Region', 'Zhytomyr Region'],
        ],
      },
      {
        source:
          'Витяг з протоколу № 3 засідання педагогічної ради ліцею № 2 м. Ковеля від 14.06.2021. Ухвалили: перевести учня 10-Б класу Дем’янчука Назара до 11 класу; нагородити його похвальним листом за високі досягнення у навчанні. Пропущено за рік 4 дні через хворобу. Голова: директор ліцею. Секретар: вчителька історії.',
        right:
          'Extract from Minutes No. 3 of the meeting of the Pedagogical Council of Lyceum No. 2, Kovel, dated June 14, 2021. Resolved: to promote Nazar Demianchuk, a student of class 10-B, to grade 11; to award him a letter of commendation for high academic achievement. Days missed during the year: 4, due to illness. Chair: Director of the Lyceum. Secretary: History teacher.',
        errors: [
          ['cause', '4, due to illness', '4, due to family circumstances'],
          ['subject', 'History teacher', 'Geography teacher'],
        ],
      },
    ],
  },
  {
    name: 'Turkish',
    lang: 'tr',
    pairs: [
      {
        source:
          'Uluslararası aile cüzdanı. Evlenme yeri ve tarihi: Mersin, 21 Temmuz 2005. Koca: Cengiz Toprak, doğum yeri Tarsus, doğum tarihi 8 Şubat 1978. Karı: Filiz Toprak, evlenmeden önceki soyadı Akbulut, doğum yeri Silifke, doğum tarihi 17 Ekim 1981. Birinci çocuk: Ece, kız, doğum tarihi 2 Nisan 2008. Evlendirme memuru: Rıza Koç. Mühür.',
        right:
          'International Family Book. Place and date of marriage: Mersin, July 21, 2005. Husband: Cengiz Toprak, place of birth Tarsus, date of birth February 8, 1978. Wife: Filiz Toprak, surname before marriage Akbulut, place of birth Silifke, date of birth October 17, 1981. First child: Ece, girl, date of birth April 2, 2008. Marriage officer: Rıza Koç. [Seal]',
        errors: [
          ['gender', 'Ece, girl', 'Ece, boy'],
          ['place changed', 'birth Silifke', 'birth Anamur'],
        ],
      },
      {
        source:
          'İş göremezlik raporu. Hasta: Orhan Yazıcı, 44 yaşında, mesleği kaynakçı. Tanı: sol el bileği kırığı. Hasta 12.10.2020 tarihinde ameliyat edilmiş olup 45 gün istirahati uygundur. 27.11.2020 tarihinde çalışabilir. İş kazası değildir. Ortopedi uzmanı Dr. Selin Arıkan, Kocaeli Devlet Hastanesi.',
        right:
          'Certificate of incapacity for work. Patient: Orhan Yazıcı, aged 44, occupation welder. Diagnosis: fracture of the left wrist. The patient underwent surgery on October 12, 2020, and 45 days of rest are deemed appropriate. Fit to work on November 27, 2020. It is not an occupational accident. Orthopedic specialist: Selin Arıkan, MD, Kocaeli State Hospital.',
        errors: [
          ['side', 'the left wrist', 'the right wrist'],
          ['lost negation', 'It is not an occupational', 'It is an occupational'],
        ],
      },
    ],
  },
  {
    name: 'Vietnamese',
    lang: 'vi',
    pairs: [
      {
        source:
          'TRÍCH LỤC KHAI TỬ (BẢN SAO). Họ, chữ đệm, tên: Bùi Văn Thạnh. Ngày, tháng, năm sinh: 02/02/1938. Giới tính: Nam. Dân tộc: Kinh. Đã chết vào lúc 23 giờ 05 phút, ngày 16 tháng 8 năm 2021. Nơi chết: tại nhà riêng, ấp Bình Hòa, xã Vĩnh Kim, huyện Châu Thành, tỉnh Tiền Giang. Nguyên nhân chết: tuổi già. Người đi khai tử: Bùi Thị Mười, con gái. Công chức tư pháp - hộ tịch.',
        right:
          'EXTRACT OF DEATH REGISTRATION (COPY). Full name: Bùi Văn Thạnh. Date of birth: February 2, 1938. Sex: Male. Ethnicity: Kinh. Died at 11:05 p.m. on August 16, 2021. Place of death: at his own home, Bình Hòa Hamlet, Vĩnh Kim Commune, Châu Thành District, Tiền Giang Province. Cause of death: old age. Person reporting the death: Bùi Thị Mười, daughter. Judicial and Civil Status Officer.',
        errors: [
          ['cause', 'Cause of death: old age', 'Cause of death: stroke'],
          ['kin word', 'Mười, daughter', 'Mười, wife'],
        ],
      },
    ],
  },
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'الجمهورية العربية السورية. وزارة الداخلية، الشؤون المدنية. بيان قيد فردي. الاسم: رنا. النسبة: الخطيب. اسم الأب: مصطفى. اسم الأم ونسبتها: أمل شاهين. محل وتاريخ الولادة: حماة، ١٩٩٥/١١/٢٣. الدين: مسلمة. الحالة العائلية: عازبة. القيد: الحاضر ٢١٧. أمين السجل المدني في حماة. لا يعتبر هذا البيان صالحاً بعد ثلاثة أشهر من تاريخه.',
        right:
          'Syrian Arab Republic. Ministry of Interior, Civil Affairs. Individual Civil Record Extract. First name: Rana. Surname: Al-Khatib. Father’s name: Mustafa. Mother’s name and surname: Amal Shaheen. Place and date of birth: Hama, November 23, 1995. Religion: Muslim. Marital status: single. Registration: Al-Hader 217. Civil Registrar in Hama. This extract is not valid after three months from its date.',
        errors: [
          ['religion', 'Religion: Muslim', 'Religion: Christian'],
          ['marital status', 'Marital status: single', 'Marital status: married'],
        ],
      },
      {
        source:
          'جامعة بغداد، كلية طب الأسنان. وثيقة تخرج. نؤيد لكم بأن الطالب علي حسين كاظم قد حصل على شهادة البكالوريوس في طب وجراحة الفم والأسنان للعام الدراسي ٢٠١٤-٢٠١٥، الدور الأول، وبتقدير جيد جداً وبمعدل ٨١٫٤٢، وكان تسلسله السابع من بين ١١٨ خريجاً. عميد الكلية.',
        right:
          'University of Baghdad, College of Dentistry. Graduation Document. We confirm that the student Ali Hussein Kadhim has obtained the Bachelor’s degree in Dental and Oral Surgery for the academic year 2014–2015, first round, with a grade of Very Good and an average of 81.42, ranking seventh among 118 graduates. Dean of the College.',
        errors: [
          ['grade or rank', 'grade of Very Good', 'grade of Excellent'],
          ['ordinal', 'ranking seventh', 'ranking ninth'],
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
          'בית הדין הרבני הגדול. תעודת נישואין מס׳ 61204. החתן: דניאל אוחיון, רווק, בן שמעון. הכלה: ליאת ברק, גרושה, בת מרדכי. הנישואין נערכו ביום ט״ו בשבט תשע״ח, 31 בינואר 2018, באשדוד. רושם הנישואין: הרב יוסף אלמליח. עדים: משה דיין, אורי לוי. סך כתובה: 180,000 ש״ח.',
        right:
          'Great Rabbinical Court. Marriage Certificate No. 61204. Groom: Daniel Ohayon, bachelor, son of Shimon. Bride: Liat Barak, divorcée, daughter of Mordechai. The marriage was held on 15 Shevat 5778, January 31, 2018, in Ashdod. Marriage registrar: Rabbi Yosef Elmaliach. Witnesses: Moshe Dayan, Uri Levi. Ketubah amount: NIS 180,000.',
        errors: [
          ['marital status', 'Liat Barak, divorcée', 'Liat Barak, widow'],
          ['place changed', 'in Ashdod', 'in Ashkelon'],
        ],
      },
    ],
  },
  {
    name: 'Chinese (Simplified)',
    lang: 'zh',
    pairs: [
      {
        source:
          '离婚协议书。男方：许志远，1980年5月14日出生。女方：丁雪梅，1983年9月2日出生。双方于2008年10月16日登记结婚，因感情破裂自愿离婚。一、儿子许诺由女方抚养，男方每月支付抚养费1800元。二、位于大连市沙河口区的房屋归女方所有，轿车归男方所有。三、双方无共同债权债务。本协议一式三份。2017年2月21日。',
        right:
          'Divorce Agreement. Husband: Xu Zhiyuan, born May 14, 1980. Wife: Ding Xuemei, born September 2, 1983. The parties registered their marriage on October 16, 2008, and, their relationship having broken down, are divorcing voluntarily. 1. Their son, Xu Nuo, shall be raised by the wife, and the husband shall pay RMB 1,800 per month in child support. 2. The house located in Shahekou District, Dalian, shall belong to the wife, and the car shall belong to the husband. 3. The parties have no joint claims or debts. This agreement is made in triplicate. February 21, 2017.',
        errors: [
          ['thing', 'and the car shall belong', 'and the savings shall belong'],
          ['number word', 'made in triplicate', 'made in duplicate'],
        ],
      },
    ],
  },
  {
    name: 'Chinese (Traditional)',
    lang: 'zh-Hant',
    pairs: [
      {
        source:
          '出生證明書。產婦姓名：賴雅雯。父姓名：邱建銘。嬰兒性別：男。出生時間：民國一〇八年十二月五日上午十時二十分。出生地：花蓮市。胎次：第二胎。出生體重：2980公克。接生者：醫師 簡志豪。醫院：花蓮慈濟醫院。本證明書僅供戶籍登記之用。',
        right:
          'Birth Certificate. Mother’s name: Lai Ya-Wen. Father’s name: Chiu Chien-Ming. Sex of infant: male. Time of birth: 10:20 a.m., December 5, 2019. Place of birth: Hualien City. Birth order: second. Birth weight: 2,980 grams. Delivered by: Chien Chih-Hao, physician. Hospital: Hualien Tzu Chi Hospital. This certificate is for household registration purposes only.',
        errors: [
          ['gender', 'infant: male', 'infant: female'],
          ['ordinal', 'Birth order: second', 'Birth order: third'],
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
          '死亡診断書。氏名：久保田トミ。性別：女。生年月日：大正十四年十月三十日。死亡したとき：平成二十四年二月八日午前三時四十分。死亡したところ：病院。施設の名称：長野赤十字病院。直接死因：肺炎。発病から死亡までの期間：約十日間。手術：無。死因の種類：病死及び自然死。医師 西沢康夫。',
        right:
          'Death Certificate. Name: Tomi Kubota. Sex: female. Date of birth: October 30, 1925. Time of death: 3:40 a.m., February 8, 2012. Place of death: hospital. Name of facility: Nagano Red Cross Hospital. Direct cause of death: pneumonia. Time from onset to death: approximately ten days. Surgery: none. Manner of death: illness or natural causes. Physician: Yasuo Nishizawa.',
        errors: [
          ['illness', 'death: pneumonia', 'death: tuberculosis'],
          ['era year', 'October 30, 1925', 'October 30, 1939'],
        ],
      },
      {
        source:
          '審判書謄本。申立人：関口由美。当裁判所は、申立人の氏の変更許可申立事件について、その申立てを相当と認め、次のとおり審判する。主文：申立人の氏「関口」を「平井」と変更することを許可する。手続費用は申立人の負担とする。平成二十九年五月十一日。前橋家庭裁判所 裁判官 小池健一。',
        right:
          'Certified copy of adjudication. Petitioner: Yumi Sekiguchi. In the case of the petition for permission to change the petitioner’s surname, this court finds the petition reasonable and adjudicates as follows. Main text: The change of the petitioner’s surname from “Sekiguchi” to “Hirai” is permitted. The costs of the proceedings shall be borne by the petitioner. May 11, 2017. Kenichi Koike, Judge, Maebashi Family Court.',
        errors: [
          ['verdict', '“Hirai” is permitted', '“Hirai” is not permitted'],
          ['authority', 'Maebashi Family Court', 'Maebashi District Court'],
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
          '사망진단서. 성명: 공영자. 성별: 여. 실제생년월일: 1941년 4월 17일. 직업: 무직. 사망일시: 2022년 1월 9일 오후 2시 55분. 사망장소: 의료기관. 사망의 원인: 뇌출혈. 사망의 종류: 병사. 위와 같이 진단함. 2022년 1월 10일. 전북대학교병원 의사 소병호.',
        right:
          'Death Certificate. Name: Gong Youngja. Sex: female. Actual date of birth: April 17, 1941. Occupation: none. Date and time of death: 2:55 p.m., January 9, 2022. Place of death: medical institution. Cause of death: cerebral hemorrhage. Type of death: death from disease. Diagnosed as above. January 10, 2022. So Byungho, M.D., Jeonbuk National University Hospital.',
        errors: [
          ['time of day', '2:55 p.m.', '2:55 a.m.'],
          ['cause', 'death from disease', 'death by accident'],
        ],
      },
      {
        source:
          '초등학교 졸업증명서. 성명 표은채. 생년월일 2006년 9월 3일. 위 사람은 2013년 3월 4일 본교에 입학하여 2019년 1월 11일 전 과정을 마치고 졸업하였음을 증명함. 졸업대장번호 제1482호. 울산광역시 남구 신정초등학교장. 담당자 교사 길현주. 이 증명서는 인터넷으로 발급되었음.',
        right:
          'Elementary School Graduation Certificate. Name: Pyo Eunchae. Date of birth: September 3, 2006. This is to certify that the above person entered this school on March 4, 2013, completed the entire course, and graduated on January 11, 2019. Graduation register No. 1482. Principal, Sinjeong Elementary School, Nam-gu, Ulsan Metropolitan City. Person in charge: Gil Hyunju, teacher. This certificate was issued via the Internet.',
        errors: [
          ['line dropped', ' This certificate was issued via the Internet.', ''],
          ['place changed', 'Ulsan Metropolitan City', 'Daegu Metropolitan City'],
        ],
      },
    ],
  },
];
