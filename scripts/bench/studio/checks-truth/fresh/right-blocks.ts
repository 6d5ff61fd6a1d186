import type { SourceTag } from '#shared/translation-text.ts';

/** Right texts of several sentences, as papers have them. */
export const rightBlocks: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: [
    [
      'Certidão de batismo. Paróquia de São Roque, Diocese de Petrolina. Aos doze dias do mês de abril de mil novecentos e cinquenta e um foi batizado solenemente Firmino, filho legítimo de Amaro Sampaio, lavrador, e de Quitéria Sampaio. Padrinhos: Honório Leite e Nossa Senhora. O vigário.',
      'Certificate of baptism. Parish of São Roque, Diocese of Petrolina. On the twelfth day of April, nineteen hundred fifty-one, Firmino, legitimate son of Amaro Sampaio, farm worker, and Quitéria Sampaio, was solemnly baptized. Godparents: Honório Leite and Our Lady. The vicar.',
    ],
    [
      'Contrato de arrendamento habitacional. O senhorio cede ao inquilino a fração designada pela letra “D”, 2.º andar esquerdo. A renda mensal é de 650,00 €, paga até ao dia 8. O contrato tem a duração de cinco anos e renova-se automaticamente. O inquilino não pode subarrendar.',
      'Residential lease agreement. The landlord lets to the tenant the unit designated by the letter “D”, 2nd floor left. The monthly rent is €650.00, payable by the 8th. The agreement has a term of five years and renews automatically. The tenant may not sublet.',
    ],
    [
      'Sentença. Julgo procedente o pedido e decreto o divórcio das partes. A mulher voltará a usar o nome de solteira. A guarda da filha menor será compartilhada. Sem custas, por serem as partes beneficiárias da justiça gratuita. Publique-se. Registre-se. Intimem-se.',
      'Judgment. I grant the petition and decree the divorce of the parties. The wife shall resume her maiden name. Custody of the minor daughter shall be shared. No costs, as the parties have been granted free legal aid. To be published, registered and served.',
    ],
    [
      'Atestado médico. Atesto que a paciente, de 34 anos, apresenta fratura do tornozelo direito e necessita de 15 dias de afastamento. Alérgica a penicilina. CID S82.6. Dra. Marlene Coutinho, ortopedista, CRM 18422.',
      'Medical certificate. I certify that the patient, aged 34, has a fracture of the right ankle and needs 15 days of leave. Allergic to penicillin. ICD S82.6. Dr. Marlene Coutinho, orthopedist, CRM 18422.',
    ],
    [
      'Histórico escolar do ensino médio. Língua Portuguesa: 8,2. Biologia: 6,9. Sociologia: 7,7. Frequência global: 91%. Resultado final: aprovada. A aluna concluiu o curso em dezembro de 2017.',
      'High school transcript. Portuguese language: 8.2. Biology: 6.9. Sociology: 7.7. Overall attendance: 91%. Final result: passed. The student completed the course in December 2017.',
    ],
  ],
  es: [
    [
      'Acta de defunción. Finado: Celestino Urrutia, viudo, albañil, de 81 años. Falleció en su domicilio a las 23:10 horas a causa de neumonía. Será inhumado en el panteón municipal. Declarante: su hija. Testigos: dos vecinos.',
      'Death certificate. Deceased: Celestino Urrutia, widower, mason, aged 81. He died at his home at 11:10 p.m. of pneumonia. He will be buried in the municipal cemetery. Informant: his daughter. Witnesses: two neighbors.',
    ],
    [
      'Escritura de compraventa número 1.204. Comparecen: de una parte, el vendedor, casado en régimen de gananciales; y de otra, la compradora, soltera. El precio es de noventa y cinco mil euros, que el vendedor declara haber recibido. La finca se halla libre de cargas.',
      'Deed of sale number 1,204. There appear: on the one hand, the seller, married under the community property regime; and on the other, the buyer, single. The price is ninety-five thousand euros, which the seller states he has received. The property is free of encumbrances.',
    ],
    [
      'Licenciatura en Ciencias de la Comunicación. Título expedido el 9 de febrero de 2012 por la Universidad Veracruzana. Cédula profesional 7740215. Mención honorífica. El rector. La secretaria académica.',
      'Bachelor’s degree in Communication Sciences. Degree issued on February 9, 2012 by Universidad Veracruzana. Professional license 7740215. With honors. The rector. The academic secretary.',
    ],
    [
      'Certificado de antecedentes. La Policía Nacional informa que el solicitante, ecuatoriano, mecánico, no registra antecedentes. Válido por noventa días. Este documento se expide a solicitud del interesado. Sello y firma.',
      'Certificate of criminal record. The National Police reports that the applicant, Ecuadorian, a mechanic, has no record. Valid for ninety days. This document is issued at the request of the interested party. Seal and signature.',
    ],
    [
      'Máster en Relaciones Laborales. Asignatura: Derecho del Trabajo, notable. Asignatura: Estadística, aprobado. Prácticas en Logroño: 300 horas. Segundo semestre.',
      'Master’s degree in Labor Relations. Subject: Labor Law, very good. Subject: Statistics, pass. Internship in Logroño: 300 hours. Second semester.',
    ],
  ],
  fr: [
    [
      'Acte de mariage. Le vingt-six avril deux mille trois, à onze heures, ont comparu publiquement Fabien Delmas, cuisinier, divorcé, et Sylvie Rouvière, pharmacienne, célibataire. Les futurs époux ont déclaré vouloir se prendre pour époux. Un contrat de mariage n’a pas été fait. Témoins : le frère de l’époux et une amie de l’épouse, majeurs.',
      'Marriage certificate. On April 26, 2003, at eleven o’clock, there appeared publicly Fabien Delmas, cook, divorced, and Sylvie Rouvière, pharmacist, single. The future spouses declared that they wished to take each other as spouses. No marriage contract was made. Witnesses: the brother of the groom and a friend of the bride, both of age.',
    ],
    [
      'Attestation de travail. La société emploie Madame Odile Ferrand en qualité de comptable, à temps complet, sous contrat à durée indéterminée, depuis le 2 mai 2011. Son salaire annuel brut s’élève à 31 200 euros. Elle n’est ni en période d’essai ni démissionnaire.',
      'Certificate of employment. The company has employed Ms. Odile Ferrand as an accountant, full time, under an indefinite-term contract, since May 2, 2011. Her gross annual salary amounts to 31,200 euros. She is neither on probation nor resigning.',
    ],
    [
      'Jugement. Le tribunal correctionnel de Béziers relaxe le prévenu des fins de la poursuite. Les dépens restent à la charge de l’État. Le procureur de la République n’a pas interjeté appel. Greffier : signature illisible.',
      'Judgment. The Criminal Court of Béziers acquits the defendant of the charges. The costs remain payable by the State. The public prosecutor did not appeal. Clerk: illegible signature.',
    ],
    [
      'Certificat de scolarité, classe de quatrième. Physique-chimie : 12,5. Anglais : 15. Éducation musicale : 17. Absences : 4 demi-journées. Le conseil de classe adresse ses félicitations. La principale du collège.',
      'Certificate of school attendance, eighth grade. Physics and chemistry: 12.5. English: 15. Music: 17. Absences: 4 half-days. The class council congratulates the student. The principal of the middle school.',
    ],
    [
      'Permis de conduire, catégorie B, délivré par la préfecture de la Gironde. Titulaire née à Oran (Algérie). Groupe sanguin A+. Port de verres correcteurs. Valable jusqu’au 14 mars 2031.',
      'Driver’s license, category B, issued by the Prefecture of Gironde. Holder born in Oran (Algeria). Blood group A+. Must wear corrective lenses. Valid until March 14, 2031.',
    ],
  ],
  de: [
    [
      'Heiratsurkunde. Der Zimmermann Alois Brandl, katholisch, ledig, und die Näherin Kreszenz Huber, evangelisch, verwitwet, haben am 14. Mai 1936 vor dem Standesamt Traunstein die Ehe geschlossen. Der Vater des Ehemanns war Müller. Zeugen waren zwei Nachbarn.',
      'Marriage certificate. The carpenter Alois Brandl, Catholic, single, and the seamstress Kreszenz Huber, Protestant, widowed, were married on May 14, 1936 before the registry office of Traunstein. The father of the husband was a miller. The witnesses were two neighbors.',
    ],
    [
      'Arbeitszeugnis. Frau Silke Petri war vom 1. Oktober 2009 bis zum 31. März 2016 als Krankenschwester in Vollzeit bei uns tätig. Sie verließ uns auf eigenen Wunsch. Ihr Verhalten war stets einwandfrei. Wir wünschen ihr alles Gute.',
      'Letter of reference. Ms. Silke Petri worked for us full time as a nurse from October 1, 2009 to March 31, 2016. She left us at her own request. Her conduct was always impeccable. We wish her all the best.',
    ],
    [
      'Führungszeugnis. Inhalt: Keine Eintragung. Geburtsname: Sauter. Staatsangehörigkeit: griechisch. Behördenkennzeichen: K 2281. Das Zeugnis wurde maschinell erstellt und ist ohne Unterschrift gültig.',
      'Certificate of conduct. Content: no entry. Birth name: Sauter. Nationality: Greek. Authority reference: K 2281. The certificate was generated automatically and is valid without a signature.',
    ],
    [
      'Das Landgericht Detmold hat den Angeklagten wegen Diebstahls zu einer Freiheitsstrafe von acht Monaten verurteilt. Die Vollstreckung wird zur Bewährung ausgesetzt. Die Revision wurde nicht zugelassen.',
      'The Regional Court of Detmold sentenced the defendant to eight months’ imprisonment for theft. The sentence is suspended on probation. No further appeal was allowed.',
    ],
    [
      'Zeugnis der Allgemeinen Hochschulreife. Deutsch: gut. Geschichte: ausreichend. Sport: sehr gut. Durchschnittsnote: 2,3. Die Schülerin hat die Abiturprüfung bestanden.',
      'Certificate of general higher education entrance qualification. German: good. History: sufficient. Physical education: very good. Average grade: 2.3. The student passed the Abitur examination.',
    ],
  ],
  it: [
    [
      'Estratto per riassunto dell’atto di matrimonio. Sposo: Vasco Lorenzoni, muratore, celibe. Sposa: Iole Ghezzi, sarta, nubile. Matrimonio celebrato in Pontremoli il 22 ottobre 1949. Con sentenza del Tribunale di Massa è stata pronunciata la cessazione degli effetti civili del matrimonio.',
      'Abstract of the marriage record. Groom: Vasco Lorenzoni, bricklayer, single. Bride: Iole Ghezzi, dressmaker, single. Marriage celebrated in Pontremoli on October 22, 1949. By a judgment of the Court of Massa the cessation of the civil effects of the marriage was declared.',
    ],
    [
      'Certificato di stato di famiglia. Intestataria della scheda: casalinga, vedova, nata a Lecce. Figlio: studente, celibe. Nipote: minore. La famiglia risiede in questo Comune dal 1997. Imposta di bollo assolta.',
      'Certificate of family status. Head of the record: homemaker, widow, born in Lecce. Son: student, single. Grandchild: minor. The family has resided in this municipality since 1997. Stamp duty paid.',
    ],
    [
      'Contratto di lavoro a tempo determinato. Il datore di lavoro assume la lavoratrice come cuoca presso la sede di Rimini. Orario: 30 ore settimanali. Retribuzione lorda mensile: € 1.180,00. Il periodo di prova è di due mesi. Le parti possono recedere con preavviso.',
      'Fixed-term employment contract. The employer hires the employee as a cook at the Rimini office. Hours: 30 hours per week. Gross monthly pay: €1,180.00. The trial period is two months. The parties may withdraw with notice.',
    ],
    [
      'Referto. Paziente di anni 63. Frattura del polso destro, composta. Non lesioni vascolari. Prognosi: 25 giorni. Il medico di guardia, dott.ssa Elvira Monti.',
      'Report. Patient aged 63. Fracture of the right wrist, non-displaced. No vascular injuries. Prognosis: 25 days. The physician on duty, Dr. Elvira Monti.',
    ],
    [
      'Diploma di licenza media. Giudizio: distinto. Lingua francese: buono. Educazione fisica: ottimo. Consiglio orientativo: istituto tecnico. Il preside.',
      'Lower secondary school diploma. Assessment: very good. French language: good. Physical education: excellent. Recommended path: technical school. The principal.',
    ],
  ],
  pl: [
    [
      'Odpis zupełny aktu zgonu. Zmarła: Leokadia Mróz, wdowa, krawcowa, urodzona w Zamościu. Zgon nastąpił dnia 2 listopada 1969 roku o godzinie 4:15. Mąż zmarłej: Józef Mróz, kolejarz. Zgon zgłosił syn.',
      'Full copy of the death record. Deceased: Leokadia Mróz, widow, seamstress, born in Zamość. The death occurred on November 2, 1969 at 4:15 a.m. Husband of the deceased: Józef Mróz, railway worker. The death was reported by her son.',
    ],
    [
      'Wyrok w imieniu Rzeczypospolitej Polskiej. Sąd uznaje oskarżonego za winnego kradzieży i wymierza mu karę sześciu miesięcy pozbawienia wolności z warunkowym zawieszeniem na dwa lata. Zwalnia oskarżonego od kosztów. Wyrok jest prawomocny.',
      'Judgment in the name of the Republic of Poland. The court finds the defendant guilty of theft and sentences him to six months’ imprisonment, conditionally suspended for two years. It exempts the defendant from costs. The judgment is final.',
    ],
    [
      'Świadectwo pracy. Pracownica była zatrudniona jako księgowa w niepełnym wymiarze czasu pracy od 3 lutego 2004 r. do 30 czerwca 2010 r. Stosunek pracy ustał za porozumieniem stron. Wykorzystała 12 dni urlopu.',
      'Employment certificate. The employee was employed as an accountant part-time from February 3, 2004 to June 30, 2010. The employment relationship ended by mutual agreement. She used 12 days of leave.',
    ],
    [
      'Dyplom ukończenia studiów pierwszego stopnia. Kierunek: pielęgniarstwo. Wynik: dobry plus. Tytuł zawodowy: licencjat. Rektor Uniwersytetu Medycznego. Numer dyplomu 5521/LIC/2014.',
      'Diploma of completion of first-cycle studies. Field of study: nursing. Result: good plus. Professional title: bachelor’s degree. Rector of the Medical University. Diploma number 5521/LIC/2014.',
    ],
    [
      'Zaświadczenie o zameldowaniu. Obywatelka Białorusi, panna, zameldowana na pobyt czasowy w Olsztynie. Opłata skarbowa 17 zł. Z upoważnienia prezydenta miasta, inspektor.',
      'Certificate of residence. A citizen of Belarus, single, registered for temporary residence in Olsztyn. Stamp duty PLN 17. By authorization of the mayor, inspector.',
    ],
  ],
  uk: [
    [
      'Витяг з Державного реєстру актів цивільного стану громадян. Реєстрація народження: 6 квітня 1985 року. Мати: росіянка, кухарка. Батько: українець, токар. Місце народження: місто Кременчук. Свідоцтво видано повторно.',
      'Extract from the State Register of Civil Status Records. Birth registration: April 6, 1985. Mother: Russian, cook. Father: Ukrainian, lathe operator. Place of birth: city of Kremenchuk. The certificate was reissued.',
    ],
    [
      'Рішення. Шлюб, зареєстрований 12 червня 2007 року, розірвати. Місце проживання дочки визначити з матір’ю. Стягувати з відповідача аліменти у розмірі однієї чверті заробітку щомісячно. Рішення може бути оскаржене протягом тридцяти днів.',
      'Decision. To dissolve the marriage registered on June 12, 2007. To determine that the daughter’s place of residence is with her mother. To collect from the defendant child support of one quarter of his earnings monthly. The decision may be appealed within thirty days.',
    ],
    [
      'Диплом спеціаліста. Закінчила Київський національний університет за спеціальністю «Філологія» та здобула кваліфікацію перекладача. Диплом з відзнакою. Голова екзаменаційної комісії. Ректор.',
      'Specialist diploma. She graduated from Kyiv National University in Philology and obtained the qualification of translator. Diploma with honors. Chair of the examination board. Rector.',
    ],
    [
      'Довідка. Видана громадянці в тому, що вона дійсно працює у лікарні на посаді медсестри. Заробітна плата за березень: 11 350 грн. Довідка дійсна десять днів. Головний лікар. Печатка.',
      'Certificate. Issued to the citizen to confirm that she indeed works at the hospital as a nurse. Salary for March: UAH 11,350. The certificate is valid for ten days. Chief physician. Seal.',
    ],
    [
      'Свідоцтво про право на спадщину за законом. Спадкоємцем є син померлого. Спадщина складається з квартири загальною площею 61,4 кв. м. Заборгованості немає. Державний нотаріус.',
      'Certificate of the right to inheritance by law. The heir is the son of the deceased. The inheritance consists of an apartment with a total area of 61.4 sq. m. There are no debts. State notary.',
    ],
  ],
  ar: [
    [
      'عقد زواج. الزوج: أعزب، محاسب، مصري الجنسية. الزوجة: مطلقة، طبيبة. المهر المعجل: خمسة آلاف جنيه. الشاهد الأول: خال الزوجة. حرر في طنطا يوم الخميس ١١ مارس ٢٠١٠. المأذون الشرعي.',
      'Marriage contract. Husband: single, accountant, Egyptian national. Wife: divorced, physician. Advance dower: five thousand pounds. First witness: the wife’s maternal uncle. Drawn up in Tanta on Thursday, March 11, 2010. The marriage registrar.',
    ],
    [
      'شهادة حسن سيرة وسلوك. تشهد مديرية الأمن العام أن المذكور غير محكوم بأي جناية أو جنحة. أعطيت هذه الشهادة بناء على طلبه. صالحة لمدة ثلاثة أشهر. الختم والتوقيع.',
      'Certificate of good conduct. The Public Security Directorate certifies that the above-named has not been convicted of any felony or misdemeanor. This certificate was issued at his request. Valid for three months. Seal and signature.',
    ],
    [
      'قررت المحكمة تثبيت الطلاق الرجعي بين الطرفين، وإلزام الزوج بنفقة شهرية قدرها ٢٠٠ دينار. الحضانة للأم. حكماً قابلاً للاستئناف.',
      'The court decided to confirm the revocable divorce between the parties and to order the husband to pay monthly maintenance of 200 dinars. Custody is granted to the mother. The judgment is subject to appeal.',
    ],
    [
      'كشف درجات السنة الثانية، كلية الهندسة. الرياضيات: ممتاز. الكيمياء: مقبول. التقدير العام: جيد. عميد الكلية. مسجل الكلية.',
      'Transcript of the second year, Faculty of Engineering. Mathematics: excellent. Chemistry: pass. Overall grade: good. Dean of the faculty. Registrar of the faculty.',
    ],
  ],
  he: [
    [
      'תעודת נישואין. החתן: רווק, נהג. הכלה: גרושה, מורה. החופה נערכה בירושלים ביום ראשון. שני עדים חתומים על הכתובה. רושם הנישואין. חותמת המועצה הדתית.',
      'Marriage certificate. Groom: single, driver. Bride: divorced, teacher. The wedding ceremony was held in Jerusalem on a Sunday. Two witnesses signed the ketubah. Marriage registrar. Stamp of the Religious Council.',
    ],
    [
      'אישור העסקה. העובדת מועסקת אצלנו כמזכירה במשרה מלאה משנת 2012. שכרה החודשי ברוטו: 9,100 ש״ח. היא לא הגישה התפטרות. מנהל משאבי אנוש.',
      'Confirmation of employment. The employee has been employed by us as a secretary full time since 2012. Her gross monthly salary: NIS 9,100. She has not submitted her resignation. Human resources manager.',
    ],
    [
      'פסק דין. בית המשפט המחוזי קיבל את הערעור. הנאשם זוכה מחמת הספק. הקנס בוטל. ניתן היום, 4 במאי 2015, בהעדר הצדדים.',
      'Judgment. The District Court allowed the appeal. The defendant was acquitted for reasonable doubt. The fine was cancelled. Given today, May 4, 2015, in the absence of the parties.',
    ],
    [
      'גיליון ציונים. היסטוריה: טוב מאוד. פיזיקה: מספיק. חינוך גופני: מצוין. הממוצע השנתי: 84. התלמיד עלה לכיתה י׳. המחנכת.',
      'Grade sheet. History: very good. Physics: sufficient. Physical education: excellent. Annual average: 84. The pupil was promoted to tenth grade. The homeroom teacher.',
    ],
  ],
  ja: [
    [
      '婚姻届受理証明書。夫：会社員、初婚。妻：看護師、再婚。届出日：平成20年6月9日。届出地：長崎県佐世保市。上記のとおり受理したことを証明する。佐世保市長 印',
      'Certificate of acceptance of marriage notification. Husband: company employee, first marriage. Wife: nurse, remarriage. Date of notification: June 9, 2008 (Heisei 20). Place of notification: Sasebo City, Nagasaki Prefecture. It is certified that the notification was accepted as stated above. Mayor of Sasebo City [seal]',
    ],
    [
      '在職証明書。上記の者は、2011年4月1日より当社の経理部に正社員として勤務していることを証明する。役職：課長。年収：620万円。代表取締役 印',
      'Certificate of employment. This is to certify that the above person has worked in the accounting department of our company as a regular employee since April 1, 2011. Position: section manager. Annual income: 6,200,000 yen. Representative Director [seal]',
    ],
    [
      '判決。被告人を懲役1年に処する。この裁判が確定した日から3年間その刑の執行を猶予する。被告人は控訴しなかった。仙台地方裁判所',
      'Judgment. The defendant is sentenced to 1 year of imprisonment. Execution of the sentence is suspended for 3 years from the date on which this decision becomes final. The defendant did not appeal. Sendai District Court',
    ],
    [
      '卒業証明書。工学部土木工学科を平成25年3月に卒業したことを証明する。学士（工学）。学長 印。通し番号 第448号。',
      'Certificate of graduation. It is certified that he graduated from the Department of Civil Engineering, Faculty of Engineering, in March 2013 (Heisei 25). Bachelor of Engineering. President [seal]. Serial No. 448.',
    ],
  ],
  ko: [
    [
      '기본증명서. 출생일: 1979년 8월 30일. 출생지: 전라북도 군산시. 신고인: 부. 개명 허가일: 2004년 2월 12일. 위 사항은 가족관계등록부와 다름없음을 증명합니다.',
      'Basic certificate. Date of birth: August 30, 1979. Place of birth: Gunsan City, Jeollabuk-do. Reporter: father. Date of permission for change of name: February 12, 2004. It is certified that the above does not differ from the family relations register.',
    ],
    [
      '재직증명서. 직위: 과장. 부서: 영업부. 입사일: 2008년 3월 3일. 연봉: 4,800만원. 위 직원은 현재 당사에 재직 중이며 휴직한 사실이 없음을 증명함. 대표이사 직인.',
      'Certificate of employment. Position: section chief. Department: sales department. Date of joining: March 3, 2008. Annual salary: 48,000,000 won. It is certified that the above employee currently works for our company and has never taken leave of absence. Representative director, official seal.',
    ],
    [
      '주문. 원고의 청구를 기각한다. 소송비용은 원고가 부담한다. 이 판결은 2018년 12월 5일 확정되었다. 광주고등법원 판사.',
      'Order. The plaintiff’s claim is dismissed. The court costs shall be borne by the plaintiff. This judgment became final on December 5, 2018. Gwangju High Court, Judge.',
    ],
    [
      '진단서. 환자는 미혼 여성, 28세이며 오른쪽 무릎 골절로 6주간 치료가 필요함. 당뇨병은 없음. 정형외과 전문의.',
      'Medical certificate. The patient is an unmarried woman, aged 28, and requires 6 weeks of treatment for a fracture of the right knee. She does not have diabetes. Orthopedic specialist.',
    ],
  ],
  zh: [
    [
      '结婚公证书。兹证明男方（职业：司机）与女方（职业：护士）于二〇〇三年九月十二日在陕西省西安市登记结婚。双方均系初婚。公证员签名。',
      'Notarial certificate of marriage. This is to certify that the man (occupation: driver) and the woman (occupation: nurse) registered their marriage on September 12, 2003 in Xi’an City, Shaanxi Province. It was the first marriage for both parties. Signature of the notary.',
    ],
    [
      '在职证明。该员工自2013年5月起在我公司担任销售经理，年薪人民币18万元。公司同意其休年假十五天，并保留其职位。人事部（盖章）',
      'Certificate of employment. This employee has served as sales manager in our company since May 2013, with an annual salary of RMB 180,000. The company agrees to his annual leave of fifteen days and will keep his position. Human Resources Department (stamp)',
    ],
    [
      '判决书。被告人犯盗窃罪，判处有期徒刑六个月，缓刑一年，并处罚金人民币二千元。如不服本判决，可在接到判决书的第二日起十日内上诉。',
      'Judgment. The defendant committed the crime of theft and is sentenced to six months’ imprisonment, suspended for one year, and a fine of RMB 2,000. Any party who disagrees with this judgment may appeal within ten days from the second day after receipt.',
    ],
    [
      '成绩单。学号：20110452。专业：会计学。高等数学：86分。大学英语：良好。体育：合格。教务处（章）',
      'Transcript. Student No.: 20110452. Major: Accounting. Advanced Mathematics: 86. College English: good. Physical Education: pass. Academic Affairs Office (stamp)',
    ],
    [
      '亲属关系公证书。申请人的祖父已于1998年去世。申请人的姑姑是退休教师，现居住在浙江省杭州市。其丈夫为德国籍。',
      'Notarial certificate of kinship. The applicant’s paternal grandfather died in 1998. The applicant’s paternal aunt is a retired teacher and now lives in Hangzhou City, Zhejiang Province. Her husband is a German national.',
    ],
  ],
};
