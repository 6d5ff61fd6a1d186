import type { SourceTag } from '#shared/translation-text.ts';

/** As `right-blocks.ts`; written after the checks were mended by those. */
export const rightBlocksSecond: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: [
    [
      'Procuração. A outorgante, professora, divorciada, nomeia seu bastante procurador o irmão Otávio Brandt, comerciante, com poderes para vender o imóvel da Rua das Palmeiras, 210. Vedado o substabelecimento. Válida por um ano. Blumenau, quarta-feira, 3 de julho de 2019.',
      'Power of attorney. The grantor, a teacher, divorced, appoints as her attorney-in-fact her brother Otávio Brandt, a merchant, with powers to sell the property at Rua das Palmeiras, 210. Substitution is prohibited. Valid for one year. Blumenau, Wednesday, July 3, 2019.',
    ],
    [
      'Boletim de ocorrência. A vítima relata que, por volta das 14h30, teve sua bolsa furtada na rodoviária. O autor fugiu a pé. Não há testemunhas. Delegado: Dr. Rui Cardim.',
      'Police report. The victim reports that at about 2:30 p.m. her handbag was stolen at the bus station. The perpetrator fled on foot. There are no witnesses. Police chief: Dr. Rui Cardim.',
    ],
    [
      'Certidão negativa. Não constam débitos relativos ao imóvel inscrito sob o n.º 33.107. Esta certidão é válida por 60 dias. Emitida gratuitamente pela Prefeitura de Caxias do Sul.',
      'Clearance certificate. There are no debts relating to the property registered under No. 33,107. This certificate is valid for 60 days. Issued free of charge by the Municipality of Caxias do Sul.',
    ],
  ],
  es: [
    [
      'Poder general para pleitos. El otorgante, separado, de profesión carpintero, confiere poder a favor de la procuradora doña Inés Galdós. El poder podrá ser revocado en cualquier momento. Burgos, lunes 6 de mayo de 2013. Derechos arancelarios: 42,07 euros.',
      'General power of attorney for litigation. The grantor, separated, a carpenter by occupation, grants power in favor of the court representative Ms. Inés Galdós. The power may be revoked at any time. Burgos, Monday, May 6, 2013. Tariff fees: 42.07 euros.',
    ],
    [
      'Partida de bautismo. En la parroquia de San Blas fue bautizada Rosaura, hija natural de Engracia Poma. Padrino: don Eleuterio Quispe. Confirmada el 12 de octubre de 1966. El párroco.',
      'Baptismal record. In the parish of San Blas, Rosaura, natural daughter of Engracia Poma, was baptized. Godfather: Eleuterio Quispe. Confirmed on October 12, 1966. The parish priest.',
    ],
    [
      'Informe médico. Varón de 45 años, fumador, con bronquitis crónica. Se prescribe tratamiento durante dos semanas. Próxima cita: martes. No se observan lesiones en el pulmón izquierdo.',
      'Medical report. Male aged 45, a smoker, with chronic bronchitis. Treatment is prescribed for two weeks. Next appointment: Tuesday. No lesions are seen in the left lung.',
    ],
  ],
  fr: [
    [
      'Procuration. Je soussigné, Gaston Perrin, retraité, donne pouvoir à ma nièce, Aline Perrin, infirmière, de vendre mon appartement situé à Annecy. La présente procuration est valable jusqu’au 31 décembre 2020. Signature précédée de la mention « bon pour pouvoir ».',
      'Power of attorney. I, the undersigned, Gaston Perrin, retired, authorize my niece, Aline Perrin, a nurse, to sell my apartment located in Annecy. This power of attorney is valid until December 31, 2020. Signature preceded by the words “bon pour pouvoir”.',
    ],
    [
      'Livret militaire. Grade : sergent. Arme : infanterie. Incorporé le 4 août 1971, libéré le 3 août 1972. Certificat de bonne conduite accordé. Taille : 1,74 m. Yeux bleus.',
      'Military service record. Rank: sergeant. Branch: infantry. Inducted on August 4, 1971, discharged on August 3, 1972. Certificate of good conduct granted. Height: 1.74 m. Blue eyes.',
    ],
    [
      'Compte rendu d’hospitalisation. La patiente, enceinte de 32 semaines, a été admise le lundi 9 mars. Pas de diabète. Sortie autorisée après quatre jours. Traitement : repos. Dr Hamelin, gynécologue.',
      'Hospitalization report. The patient, 32 weeks pregnant, was admitted on Monday, March 9. No diabetes. Discharge was authorized after four days. Treatment: rest. Dr. Hamelin, gynecologist.',
    ],
  ],
  de: [
    [
      'Vollmacht. Die Vollmachtgeberin, Lehrerin, bevollmächtigt ihren Schwiegersohn, ihre Eigentumswohnung in Görlitz zu verkaufen. Die Vollmacht erlischt nicht mit dem Tod. Untervollmacht darf nicht erteilt werden. Dienstag, den 5. November 2002.',
      'Power of attorney. The grantor, a teacher, authorizes her son-in-law to sell her condominium in Görlitz. The power of attorney does not lapse upon death. No sub-power may be granted. Tuesday, November 5, 2002.',
    ],
    [
      'Meldebescheinigung. Familienstand: geschieden. Religion: römisch-katholisch. Einzug am 01.07.2014. Frühere Anschrift: Lange Gasse 9, Ulm. Gebühr: 5,00 EUR. Die Auskunft ist gebührenpflichtig.',
      'Certificate of registration. Marital status: divorced. Religion: Roman Catholic. Moved in on July 1, 2014. Former address: Lange Gasse 9, Ulm. Fee: EUR 5.00. The information is subject to a fee.',
    ],
    [
      'Ärztliches Attest. Der Patient leidet an Bluthochdruck und einer Fraktur des linken Handgelenks. Er ist bis Ende Mai arbeitsunfähig. Allergien sind nicht bekannt. Facharzt für Chirurgie.',
      'Medical certificate. The patient suffers from high blood pressure and a fracture of the left wrist. He is unfit for work until the end of May. No allergies are known. Specialist in surgery.',
    ],
  ],
  it: [
    [
      'Procura speciale. La sottoscritta, pensionata, nomina procuratore il nipote, geometra, affinché venda l’appartamento sito in Savona. Il procuratore non può farsi sostituire. Notaio rogante: dott. Attilio Sanna. Registrato a Savona il 9 giugno 2005.',
      'Special power of attorney. The undersigned, retired, appoints as attorney her nephew, a surveyor, to sell the apartment located in Savona. The attorney may not appoint a substitute. Officiating notary: Dr. Attilio Sanna. Registered in Savona on June 9, 2005.',
    ],
    [
      'Foglio matricolare. Soldato di leva, arma: artiglieria. Grado: caporale. Congedato il 30 settembre 1968. Altezza m 1,70, occhi grigi. Ha tenuto buona condotta. Non ha riportato ferite.',
      'Service record. Conscript, branch: artillery. Rank: corporal. Discharged on September 30, 1968. Height 1.70 m, gray eyes. He maintained good conduct. He sustained no wounds.',
    ],
    [
      'Atto di morte. Il defunto, coniugato, contadino, cattolico, è morto alle ore ventidue e trenta nella casa posta in via Dante. La dichiarazione è resa dal cognato, calzolaio, e da un vicino.',
      'Death record. The deceased, married, a farmer, Catholic, died at 10:30 p.m. in the house located in via Dante. The declaration is made by the brother-in-law, a shoemaker, and by a neighbor.',
    ],
  ],
  pl: [
    [
      'Pełnomocnictwo. Ja, niżej podpisana, pielęgniarka, rozwiedziona, upoważniam brata do sprzedaży mieszkania położonego w Elblągu. Pełnomocnik nie może ustanawiać dalszych pełnomocników. Pełnomocnictwo jest ważne przez jeden rok.',
      'Power of attorney. I, the undersigned, a nurse, divorced, authorize my brother to sell the apartment located in Elbląg. The attorney may not appoint further attorneys. The power of attorney is valid for one year.',
    ],
    [
      'Książeczka wojskowa. Stopień: kapral. Wyznanie: rzymskokatolickie. Kategoria zdrowia: zdolny do służby. Wzrost: 169 cm. Grupa krwi: B. Przeniesiony do rezerwy 15 kwietnia 1983 r.',
      'Military booklet. Rank: corporal. Religion: Roman Catholic. Health category: fit for service. Height: 169 cm. Blood group: B. Transferred to the reserve on April 15, 1983.',
    ],
    [
      'Zaświadczenie lekarskie. Pacjentka cierpi na nadciśnienie i złamanie lewego nadgarstka. Niezdolna do pracy przez trzy tygodnie. Nie stwierdzono cukrzycy. Lekarz rodzinny, poniedziałek.',
      'Medical certificate. The patient suffers from hypertension and a fracture of the left wrist. Unfit for work for three weeks. No diabetes was found. Family doctor, Monday.',
    ],
  ],
  uk: [
    [
      'Довіреність. Я, вчителька, розлучена, уповноважую свого зятя продати належну мені квартиру в місті Суми. Повірений не має права передоручення. Довіреність дійсна три роки. Приватний нотаріус.',
      'Power of attorney. I, a teacher, divorced, authorize my son-in-law to sell the apartment belonging to me in the city of Sumy. The attorney has no right of substitution. The power of attorney is valid for three years. Private notary.',
    ],
    [
      'Витяг з наказу. Старшого сержанта звільнити в запас за станом здоров’я. Вислуга років становить 14 років. Командир військової частини, полковник.',
      'Extract from the order. The senior sergeant is to be discharged to the reserve for health reasons. Length of service is 14 years. Commander of the military unit, colonel.',
    ],
    [
      'Табель успішності. Учениця восьмого класу. Українська мова: відмінно. Хімія: задовільно. Географія: добре. Поведінка: зразкова. Пропущено 6 уроків. Класний керівник.',
      'Report card. Eighth-grade pupil. Ukrainian language: excellent. Chemistry: satisfactory. Geography: good. Conduct: exemplary. 6 lessons missed. Homeroom teacher.',
    ],
  ],
  ar: [
    [
      'وكالة عامة. أنا الموقع أدناه، مدرس متقاعد، أوكل أخي المهندس في بيع الشقة الكائنة في طرابلس. لا يجوز للوكيل توكيل الغير. تسري هذه الوكالة لمدة سنة واحدة. كاتب العدل.',
      'General power of attorney. I, the undersigned, a retired teacher, authorize my brother, an engineer, to sell the apartment located in Tripoli. The agent may not appoint others. This power of attorney is valid for one year. Notary public.',
    ],
    [
      'تقرير طبي. المريض ذكر، عمره ٤٧ سنة، أدخل المستشفى يوم الثلاثاء بسبب كسر في اليد اليسرى. لا يعاني من حساسية. خرج بعد خمسة أيام. الطبيب المعالج.',
      'Medical report. The patient is male, aged 47, admitted to the hospital on Tuesday with a fracture of the left hand. He has no allergies. He was discharged after five days. Attending physician.',
    ],
  ],
  he: [
    [
      'ייפוי כוח. אני החתום מטה, חשמלאי, נשוי, מייפה את כוחה של אחותי למכור את הדירה בחולון. מיופה הכוח אינה רשאית להעביר את הייפוי לאחר. תוקף: שנתיים. עורך דין ונוטריון.',
      'Power of attorney. I, the undersigned, an electrician, married, authorize my sister to sell the apartment in Holon. The attorney may not transfer the power to another. Validity: two years. Lawyer and notary.',
    ],
    [
      'סיכום אשפוז. המטופלת, בת 52, אושפזה ביום שני עקב דלקת ריאות. אין רגישות לתרופות. שוחררה לביתה לאחר ארבעה ימים. מנהל המחלקה.',
      'Hospitalization summary. The patient, aged 52, was hospitalized on Monday due to pneumonia. No drug allergies. She was discharged home after four days. Head of department.',
    ],
  ],
  ja: [
    [
      '委任状。私は妹の中村綾を代理人と定め、札幌市所在のマンションの売却に関する一切の権限を委任する。復代理人の選任は認めない。令和2年9月14日。',
      'Power of attorney. I appoint my younger sister Aya Nakamura as my agent and grant her all powers regarding the sale of the condominium located in Sapporo City. The appointment of a sub-agent is not permitted. September 14, 2020 (Reiwa 2).',
    ],
    [
      '退院証明書。患者は男性、67歳。肺炎のため月曜日に入院し、10日後に退院した。糖尿病はない。内科医師 印。',
      'Certificate of discharge. The patient is male, 67 years old. He was hospitalized on Monday for pneumonia and discharged 10 days later. He does not have diabetes. Physician of internal medicine [seal].',
    ],
  ],
  ko: [
    [
      '위임장. 본인은 동생을 대리인으로 정하고 인천광역시 소재 아파트의 매매에 관한 모든 권한을 위임합니다. 복대리인은 선임할 수 없습니다. 2016년 6월 21일.',
      'Power of attorney. I appoint my younger sibling as my agent and grant all powers regarding the sale of the apartment located in Incheon Metropolitan City. No sub-agent may be appointed. June 21, 2016.',
    ],
    [
      '퇴원확인서. 환자는 남자, 53세. 화요일에 폐렴으로 입원하여 7일 후 퇴원하였음. 고혈압 있음. 담당의사 내과.',
      'Certificate of discharge. The patient is male, aged 53. He was hospitalized on Tuesday for pneumonia and discharged 7 days later. He has hypertension. Attending physician, internal medicine.',
    ],
  ],
  zh: [
    [
      '委托书。委托人系退休教师，现委托其妹妹代为出售位于四川省成都市的房屋。受托人无转委托权。委托期限：两年。',
      'Power of attorney. The principal, a retired teacher, hereby authorizes her younger sister to sell on her behalf the house located in Chengdu City, Sichuan Province. The agent has no right of sub-delegation. Term of authorization: two years.',
    ],
    [
      '出院记录。患者，男，61岁，因高血压于星期二入院，住院八天。无糖尿病。左手骨折已愈合。主治医师签名。',
      'Discharge record. The patient, male, aged 61, was admitted on Tuesday for hypertension and hospitalized for eight days. No diabetes. The fracture of the left hand has healed. Signature of the attending physician.',
    ],
    [
      '退伍军人证明。兵种：海军。军衔：中士。1999年12月入伍，2004年11月退伍。服役期间表现优秀，未受处分。',
      'Veteran certificate. Branch: navy. Rank: sergeant. Enlisted in December 1999, discharged in November 2004. Excellent performance during service, with no disciplinary action.',
    ],
  ],
};
