import type { SourceTag } from '#shared/translation-text.ts';

/**
 * Right texts as translators of several styles write them: other word order, paraphrase, merged sentences. At first sight 9 of 140
 * wanted an answer, and most were mended since.
 */
export const rightFree: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: [
    [
      'Nada mais havendo a tratar, encerrou-se a presente ata, que vai assinada por todos.',
      'There being no further business, these minutes were closed and are signed by all present.',
    ],
    [
      'O requerente alega que perdeu o documento em via pública.',
      'The applicant states that he lost the document in the street.',
    ],
    [
      'Declaro, para os devidos fins, que a aluna frequenta regularmente as aulas do período noturno.',
      'I hereby state, for all due purposes, that the student regularly attends evening classes.',
    ],
    [
      'Os cônjuges adotaram o regime da comunhão parcial de bens.',
      'The spouses chose the partial community property regime.',
    ],
    [
      'A mãe da criança, doméstica, reside na Rua das Acácias, 45, casa 2.',
      'The child’s mother is a homemaker and lives at Rua das Acácias, 45, house 2.',
    ],
    [
      'Foi apresentado atestado médico que comprova a incapacidade temporária para o trabalho.',
      'A medical certificate was submitted showing temporary inability to work.',
    ],
    [
      'O imóvel encontra-se livre e desembaraçado de quaisquer ônus.',
      'The property is free and clear of any encumbrances.',
    ],
    [
      'O falecido deixou três filhos maiores e não deixou testamento.',
      'The deceased is survived by three adult children; he left no will.',
    ],
    [
      'Compareceu o declarante, pai do registrando, exibindo a via amarela da declaração de nascido vivo.',
      'The informant, father of the child being registered, appeared and presented the yellow copy of the live birth statement.',
    ],
    [
      'A empresa encerrou as suas atividades em dezembro e os empregados foram dispensados sem justa causa.',
      'In December the company ceased operations and its employees were dismissed without cause.',
    ],
    [
      'O candidato foi considerado apto na inspeção de saúde.',
      'At the health examination the candidate was found fit.',
    ],
    ['Certidão emitida gratuitamente pela internet.', 'Certificate issued online free of charge.'],
    [
      'Este documento só é válido com o selo de autenticidade.',
      'This document is valid only when it bears the seal of authenticity.',
    ],
    ['O réu foi absolvido por falta de provas.', 'The defendant was acquitted for lack of evidence.'],
    [
      'As partes elegem o foro da comarca de Londrina, com renúncia a qualquer outro.',
      'The parties elect the courts of the judicial district of Londrina and waive any other venue.',
    ],
    [
      'Por ser verdade, firmo a presente em duas vias de igual teor.',
      'In witness whereof I sign this document in two identical copies.',
    ],
    [
      'Nascida prematura, com 34 semanas, a criança recebeu alta ao fim de nove dias.',
      'The baby girl, born prematurely at 34 weeks, was discharged after nine days.',
    ],
    [
      'O contribuinte não possui débitos pendentes junto à Receita Federal.',
      'The taxpayer has no outstanding debts with the Federal Revenue Service.',
    ],
    [
      'Deixou de constar o nome do avô materno por ser ignorado.',
      'The name of the maternal grandfather was not entered because it is unknown.',
    ],
    [
      'O menor viaja acompanhado da mãe, com autorização do pai.',
      'The minor is traveling with his mother and has his father’s authorization.',
    ],
  ],
  es: [
    [
      'No habiendo más asuntos que tratar, se levantó la sesión a las 18:30 horas.',
      'As there was no further business, the meeting was adjourned at 6:30 p.m.',
    ],
    [
      'El alumno acreditó todas las materias del plan de estudios.',
      'The student passed every subject in the curriculum.',
    ],
    [
      'Se expide la presente a petición del interesado, para los fines legales que a él convengan.',
      'This certificate is issued at the request of the interested party for whatever legal purposes he may see fit.',
    ],
    ['La finada era viuda y vivía con su hija mayor.', 'The deceased woman, a widow, lived with her eldest daughter.'],
    [
      'El trabajador causó baja voluntaria el último día de febrero.',
      'On the last day of February the employee left voluntarily.',
    ],
    [
      'La póliza ampara los daños a terceros ocasionados por el conductor.',
      'The policy covers damage to third parties caused by the driver.',
    ],
    [
      'Queda prohibida la reproducción total o parcial de este documento.',
      'Reproduction of this document, in whole or in part, is prohibited.',
    ],
    [
      'Las partes manifiestan que celebran este contrato libres de dolo y violencia.',
      'The parties state that they enter into this contract free of deceit and duress.',
    ],
    [
      'El arrendatario se obliga a pagar la renta dentro de los primeros cinco días de cada mes.',
      'Rent shall be paid by the lessee within the first five days of each month.',
    ],
    [
      'Presenta buena evolución y se decide su egreso con cita abierta a urgencias.',
      'The patient is progressing well, and it was decided to discharge him, with an open appointment in the emergency room.',
    ],
    [
      'El registrado fue presentado vivo por su madre, quien no sabe firmar e imprime su huella.',
      'The registered child was presented alive by its mother, who cannot sign and affixes her fingerprint.',
    ],
    [
      'Carece de antecedentes penales en el territorio nacional.',
      'He has no criminal record within the national territory.',
    ],
    [
      'La denunciante señala que su vehículo fue robado mientras estaba en el trabajo.',
      'The complainant reports that her vehicle was stolen while she was at work.',
    ],
    [
      'Se otorga mención honorífica por su excelente desempeño.',
      'Honorable mention is awarded for excellent performance.',
    ],
    [
      'El terreno colinda al norte con camino vecinal y al sur con propiedad de la vendedora.',
      'To the north the land borders a local road, and to the south the seller’s property.',
    ],
    [
      'El saldo de la cuenta al cierre del ejercicio es de cero pesos.',
      'At year-end the balance of the account is zero pesos.',
    ],
    [
      'Fue condenado a dos años de prisión y al pago de una multa.',
      'He was sentenced to two years in prison and to payment of a fine.',
    ],
    [
      'El matrimonio se celebró ante dos testigos mayores de edad.',
      'The marriage took place before two adult witnesses.',
    ],
    [
      'Se hace constar que la firma que antecede es auténtica.',
      'It is hereby attested that the foregoing signature is genuine.',
    ],
    [
      'Los abuelos paternos ya fallecieron; los maternos viven en Puebla.',
      'The paternal grandparents are deceased; the maternal grandparents live in Puebla.',
    ],
  ],
  de: [
    [
      'Der Antragsteller wird darauf hingewiesen, dass unrichtige Angaben strafbar sind.',
      'The applicant is advised that false statements are punishable by law.',
    ],
    [
      'Die Übereinstimmung der Abschrift mit der Urschrift wird hiermit beglaubigt.',
      'It is hereby certified that this copy corresponds to the original.',
    ],
    [
      'Die Ehe wurde durch rechtskräftiges Urteil geschieden.',
      'The marriage was dissolved by a final decree of divorce.',
    ],
    ['Der Schüler wird in die nächste Klasse versetzt.', 'The pupil is promoted to the next grade.'],
    ['Sie war stets pünktlich, freundlich und zuverlässig.', 'She was always punctual, friendly and reliable.'],
    ['Die Mutter übt die elterliche Sorge allein aus.', 'The mother has sole parental custody.'],
    [
      'Der Mieter hat die Wohnung besenrein zurückzugeben.',
      'The apartment must be returned by the tenant in swept condition.',
    ],
    ['Im Zentralregister ist keine Eintragung enthalten.', 'The central register contains no entry.'],
    [
      'Das Kind kam per Kaiserschnitt zur Welt und ist gesund.',
      'The child was delivered by cesarean section and is healthy.',
    ],
    [
      'Die Kosten des Verfahrens werden gegeneinander aufgehoben.',
      'Each party bears its own costs of the proceedings.',
    ],
    ['Wir wünschen ihm für seinen weiteren Lebensweg alles Gute.', 'We wish him all the best for the future.'],
    ['Die Fahrerlaubnis der Klasse B wurde erteilt.', 'A class B driver’s license was issued.'],
    [
      'Der Verstorbene war evangelisch und zuletzt wohnhaft in Celle.',
      'The deceased was Protestant; his last place of residence was Celle.',
    ],
    ['Gegen diesen Bescheid kann Widerspruch erhoben werden.', 'An objection may be filed against this notice.'],
    ['Eine Verlängerung der Aufenthaltserlaubnis ist nicht möglich.', 'The residence permit cannot be extended.'],
    ['Die Beklagte hat den Betrag nebst Zinsen zu zahlen.', 'The defendant must pay the amount plus interest.'],
    [
      'Nach Abschluss der Lehre arbeitete er als Geselle im väterlichen Betrieb.',
      'After completing his apprenticeship he worked as a journeyman in his father’s business.',
    ],
    [
      'Die Wohnung liegt im Dachgeschoss und verfügt über einen Kellerraum.',
      'The apartment is on the top floor and has a cellar room.',
    ],
    ['Die Kündigung erfolgte fristlos aus wichtigem Grund.', 'Termination was without notice for good cause.'],
    ['Zeugen der Trauung waren die Brüder der Braut.', 'The bride’s brothers witnessed the wedding.'],
  ],
  ar: [
    [
      'حررت هذه الشهادة بناء على طلب صاحب العلاقة لتقديمها إلى من يهمه الأمر.',
      'This certificate was drawn up at the request of the person concerned, to be submitted to whom it may concern.',
    ],
    [
      'توفيت المذكورة في منزلها عن عمر يناهز ثمانين عاما.',
      'The said woman passed away at home at about eighty years of age.',
    ],
    [
      'تعهد الزوج بدفع النفقة في بداية كل شهر.',
      'The husband undertook to pay maintenance at the beginning of each month.',
    ],
    [
      'أنهى الطالب دراسته الثانوية بنجاح وحصل على معدل جيد جدا.',
      'The student successfully completed secondary school with an average of very good.',
    ],
    ['لا توجد أي سوابق جنائية مسجلة ضده.', 'No criminal record is registered against him.'],
    ['أقر البائع بأنه قبض كامل الثمن.', 'The seller acknowledged receipt of the full price.'],
    [
      'العقد شريعة المتعاقدين ولا يجوز تعديله إلا باتفاق الطرفين.',
      'The contract is the law of the parties and may not be amended except by agreement of both.',
    ],
    ['عمل لدينا محاسبا وكان حسن السيرة والسلوك.', 'He worked for us as an accountant, and his conduct was good.'],
    ['يعفى حامل هذه البطاقة من الرسوم.', 'The holder of this card is exempt from fees.'],
    [
      'ولد الطفل ولادة طبيعية ووزنه ثلاثة كيلوغرامات.',
      'The baby was born by natural delivery and weighed three kilograms.',
    ],
    ['أصيب السائق بجروح طفيفة ولم يصب الراكب بأذى.', 'The driver was slightly injured; the passenger was unharmed.'],
    [
      'حكمت المحكمة حضوريا ببراءة المتهم مما نسب إليه.',
      'In his presence, the court acquitted the defendant of the charges against him.',
    ],
    ['يسكن الورثة في الدار الكائنة قرب الجامع الكبير.', 'The heirs live in the house located near the Great Mosque.'],
    ['سحبت منه رخصة القيادة لمدة ستة أشهر.', 'His driving license was withdrawn for six months.'],
    [
      'صدقت الوزارة على صحة ختم وتوقيع الجهة المصدرة.',
      'The Ministry certified the authenticity of the issuing body’s seal and signature.',
    ],
    [
      'والدة المولود ربة منزل ووالده موظف حكومي.',
      'The newborn’s mother is a housewife and its father a government employee.',
    ],
    [
      'تنازل المدعي عن دعواه فقررت المحكمة شطبها.',
      'As the plaintiff withdrew the claim, the court decided to strike it out.',
    ],
    [
      'هذه الوثيقة لا تعتبر صحيحة إلا إذا كانت ممهورة بالختم الرسمي.',
      'This document is not valid unless it bears the official seal.',
    ],
    ['لم تتقدم الطالبة لامتحان الفيزياء.', 'The student did not sit the physics examination.'],
    ['الشقة في الطابق الأرضي ولها مدخل مستقل.', 'The apartment is on the ground floor and has a separate entrance.'],
  ],
  he: [
    [
      'ניתן בזה אישור כי הנ״ל שירת בצה״ל שירות מלא.',
      'This is to confirm that the above-named completed full service in the Israel Defense Forces.',
    ],
    ['המנוחה הייתה אלמנה ואם לארבעה ילדים.', 'The deceased was a widow and the mother of four children.'],
    ['הצדדים חתמו על ההסכם מרצונם החופשי.', 'The parties signed the agreement of their own free will.'],
    [
      'התובע לא הוכיח את תביעתו, ולכן דינה להידחות.',
      'As the plaintiff has not proved his claim, it must be dismissed.',
    ],
    [
      'העובד פוטר עקב צמצומים ושולמו לו פיצויים.',
      'The employee was dismissed because of cutbacks and received severance pay.',
    ],
    [
      'הדירה נמסרה לקונה כשהיא פנויה מכל אדם וחפץ.',
      'The apartment was handed over to the buyer vacant of any person or object.',
    ],
    ['אין לראות באישור זה משום המלצה.', 'This confirmation should not be regarded as a recommendation.'],
    ['התלמידה עברה את כל המבחנים בהצלחה.', 'The student successfully passed all the examinations.'],
    ['הורי הילד גרושים והוא גר עם אביו.', 'The child’s parents are divorced, and he lives with his father.'],
    ['לא נמצא רישום פלילי על שמו.', 'No criminal record was found under his name.'],
    ['המסמך הוצג בפניי במקור והעותק נאמן לו.', 'The original document was shown to me, and the copy is true to it.'],
    ['נגרם נזק קל לרכב ואיש לא נפגע.', 'The vehicle sustained slight damage, and nobody was hurt.'],
    ['החשבון נסגר לפי בקשת הלקוח.', 'At the customer’s request, the account was closed.'],
    ['הכתובה נכתבה ונחתמה בפני שני עדים כשרים.', 'The ketubah was written and signed before two qualified witnesses.'],
    ['דמי השכירות ישולמו מראש לכל רבעון.', 'Rent shall be paid in advance for each quarter.'],
    ['המערער חזר בו מן הערעור.', 'The appellant withdrew the appeal.'],
    ['בנם הבכור לומד הנדסה בחיפה.', 'Their eldest son studies engineering in Haifa.'],
    ['המטופל שוחרר לאחר ניתוח ללא סיבוכים.', 'After an operation without complications the patient was discharged.'],
    ['תעודה זו תקפה לשנה אחת מיום הוצאתה.', 'This certificate is valid for one year from the day it was issued.'],
    ['המורה למתמטיקה ציינה את חריצותו.', 'The mathematics teacher noted his diligence.'],
  ],
  ja: [
    ['本証明書は本人の請求により発行する。', 'This certificate is issued at the request of the person concerned.'],
    [
      '上記の者は在学中、成績優秀につき表彰された。',
      'The above-named person received an award for excellent grades while enrolled.',
    ],
    ['父母の氏名及び続柄は記載のとおりである。', 'The names of the parents and the relationship are as stated.'],
    ['当事者は協議のうえ離婚することに合意した。', 'After consultation, the parties agreed to divorce.'],
    ['借主は家賃を毎月末日までに支払うものとする。', 'Rent shall be paid by the tenant by the last day of each month.'],
    [
      '入院中の経過は良好で、後遺症は認められない。',
      'Progress during hospitalization was good, and no aftereffects were found.',
    ],
    [
      '被相続人には遺言がなく、相続人は妻と子二人である。',
      'The decedent left no will; the heirs are the wife and two children.',
    ],
    ['本書の記載事項に相違ないことを証明する。', 'It is certified that the entries in this document are correct.'],
    ['同人は無遅刻無欠勤で勤務態度も良好であった。', 'He was never late or absent, and his attitude at work was good.'],
    [
      '事故の原因は前方不注意によるものと認められる。',
      'The cause of the accident is found to be inattention to the road ahead.',
    ],
    ['被告は原告に対し、金50万円を支払え。', 'The defendant shall pay the plaintiff 500,000 yen.'],
    [
      'この戸籍は、平成六年法務省令により改製された。',
      'This family register was revised pursuant to the Ministry of Justice Ordinance of 1994 (Heisei 6).',
    ],
    [
      '届出人は父であり、受理者は神戸市長である。',
      'The notification was made by the father and accepted by the Mayor of Kobe.',
    ],
    [
      '休学期間は修業年限に算入しない。',
      'Periods of leave of absence are not counted toward the years required for graduation.',
    ],
    [
      '右足首を捻挫し、全治二週間と診断された。',
      'The patient sprained the right ankle and was diagnosed as needing two weeks to recover.',
    ],
    ['母の旧姓は当庁の記録上不明である。', 'The mother’s maiden name is unknown in the records of this office.'],
    ['運転免許証を紛失したため再交付を受けた。', 'As the driver’s license had been lost, a new one was issued.'],
    ['本契約は自動的に更新されない。', 'This contract is not renewed automatically.'],
    ['手数料は免除とする。', 'The fee is waived.'],
    ['長男は父の事業を継いだ。', 'The eldest son took over his father’s business.'],
  ],
  ko: [
    [
      '위 사람은 재직 중 근무성적이 우수하였음을 확인합니다.',
      'We confirm that the work performance of the above person was excellent during employment.',
    ],
    [
      '본 증명서는 관계기관에 제출하기 위하여 발급한 것입니다.',
      'This certificate was issued for submission to the relevant authority.',
    ],
    [
      '신청인은 개인사정으로 휴학하였다가 이듬해 복학하였다.',
      'The applicant took a leave of absence for personal reasons and returned to school the following year.',
    ],
    [
      '임차인은 계약이 끝나면 건물을 원래대로 돌려주어야 한다.',
      'When the contract ends, the tenant must return the building in its original condition.',
    ],
    ['피고인은 초범이고 잘못을 뉘우치고 있다.', 'The defendant is a first offender and regrets what he did.'],
    [
      '환자는 수술 후 회복이 양호하여 퇴원하였다.',
      'The patient recovered well after the operation and was discharged.',
    ],
    [
      '부모가 이혼하여 어머니가 자녀를 양육하고 있다.',
      'The parents are divorced, and the mother is raising the child.',
    ],
    ['위 사실이 틀림없음을 증명합니다.', 'We certify that the above is true.'],
    ['고인은 유언을 남기지 않았다.', 'The deceased left no will.'],
    ['세금 체납 사실이 없음을 증명합니다.', 'This is to certify that there are no taxes in arrears.'],
    [
      '교통사고로 왼쪽 팔이 부러져 4주간 치료를 받았다.',
      'He broke his left arm in a traffic accident and was treated for four weeks.',
    ],
    ['여권을 분실하여 새로 발급받았습니다.', 'I lost my passport and had a new one issued.'],
    ['원고의 청구를 모두 기각한다.', 'All of the plaintiff’s claims are dismissed.'],
    ['장학금을 받고 수석으로 졸업하였다.', 'She graduated at the top of her class with a scholarship.'],
    ['이 계좌는 현재 거래가 정지된 상태입니다.', 'Transactions on this account are currently suspended.'],
    ['할아버지는 농부였고 할머니는 간호사였다.', 'The grandfather was a farmer and the grandmother a nurse.'],
    ['출생신고는 아버지가 하였다.', 'The birth was reported by the father.'],
    ['보증금은 계약 종료 시 반환한다.', 'The deposit is returned upon termination of the contract.'],
    ['예방접종을 모두 마쳤습니다.', 'All vaccinations have been completed.'],
    ['수수료는 면제됩니다.', 'The fee is waived.'],
  ],
};
