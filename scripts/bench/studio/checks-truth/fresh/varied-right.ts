import type { SourceTag } from '#shared/translation-text.ts';

/** Right paragraphs of many kinds of paper to mend by, written after `varied-latin.ts`. */
export const variedRight: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: [
    [
      'O inquilino deve restituir o imóvel pintado. A caução será devolvida após vistoria. É vedada a sublocação. Havendo atraso, incide multa de dez por cento. As chaves ficam na portaria.',
      'The tenant must return the property painted. The security deposit will be returned after inspection. Subletting is prohibited. In case of delay, a ten percent fine applies. The keys remain at the front desk.',
    ],
    [
      'O requerente é portador de visão monocular. Não necessita de acompanhante. A perícia foi feita por junta médica. O benefício é intransferível. Renova-se a cada cinco anos.',
      'The applicant has monocular vision. He does not need an attendant. The examination was carried out by a medical board. The benefit is non-transferable. It is renewed every five years.',
    ],
    [
      'Meu avô chegou ao Brasil de navio ainda criança. Trabalhou na lavoura de café e depois abriu uma padaria. Casou-se com uma imigrante italiana. Jamais voltou à terra natal. Guardo até hoje seu passaporte.',
      'My grandfather arrived in Brazil by ship as a child. He worked on the coffee plantations and later opened a bakery. He married an Italian immigrant. He never returned to his native land. I still keep his passport.',
    ],
    [
      'A empresa encerrou suas atividades sem deixar débitos. Os sócios dividiram o patrimônio em partes iguais. O distrato foi arquivado na junta comercial. Os livros ficam sob a guarda do antigo gerente.',
      'The company closed its activities without leaving debts. The partners divided the assets into equal parts. The dissolution agreement was filed with the board of trade. The books remain in the custody of the former manager.',
    ],
    [
      'O réu primário e de bons antecedentes obteve a suspensão do processo. Deve comparecer mensalmente em juízo. Fica proibido de frequentar bares. Cumpridas as condições, extingue-se a punibilidade.',
      'The defendant, a first-time offender with a good record, obtained the suspension of the proceedings. He must appear in court monthly. He is prohibited from frequenting bars. Once the conditions are met, criminal liability is extinguished.',
    ],
  ],
  es: [
    [
      'El comprador revisó el coche y quedó conforme. La vendedora responde de los vicios ocultos. El seguro vence en verano. Las llantas son nuevas. Se entregan dos juegos de llaves.',
      'The buyer inspected the car and was satisfied. The seller is liable for hidden defects. The insurance expires in summer. The tires are new. Two sets of keys are handed over.',
    ],
    [
      'El interno observó buena conducta. Trabajó en la carpintería del penal. Obtuvo la libertad condicional. Tiene prohibido salir del país. Se presentará cada quince días en la comisaría.',
      'The inmate showed good conduct. He worked in the prison carpentry shop. He obtained parole. He is forbidden to leave the country. He shall report to the police station every fifteen days.',
    ],
    [
      'La abuela crió a los nietos tras la muerte de su hija. El padre emigró y dejó de enviar dinero. Los vecinos dan fe de ello. El juzgado le otorgó la custodia. Los niños la llaman mamá.',
      'The grandmother raised the grandchildren after her daughter’s death. The father emigrated and stopped sending money. The neighbors attest to this. The court awarded her custody. The children call her mom.',
    ],
    [
      'La empresa carece de deudas tributarias. Cuenta con doce empleados fijos. El domicilio social fue trasladado a otra provincia. Los administradores no perciben sueldo. Las cuentas se depositaron en plazo.',
      'The company has no tax debts. It has twelve permanent employees. The registered office was moved to another province. The directors receive no salary. The accounts were filed on time.',
    ],
    [
      'El feto presenta latido normal. La placenta es anterior. No se aprecian malformaciones. La gestante debe guardar reposo relativo. Próxima ecografía en cuatro semanas.',
      'The fetus has a normal heartbeat. The placenta is anterior. No malformations are seen. The pregnant woman should observe relative rest. Next ultrasound in four weeks.',
    ],
  ],
  fr: [
    [
      'Le vendeur déclare n’avoir effectué aucun travaux. Le diagnostic n’a révélé ni plomb ni amiante. L’acquéreur renonce à tout recours. Les clés sont remises ce jour. Le chauffage fonctionne au gaz.',
      'The seller declares that he has carried out no works. The survey revealed neither lead nor asbestos. The purchaser waives any recourse. The keys are handed over today. The heating runs on gas.',
    ],
    [
      'La patiente ne présente aucune contre-indication à la pratique du sport. La tension est normale. L’examen cardiaque n’appelle pas de remarque. Certificat établi à la demande de l’intéressée.',
      'The patient has no contraindication to practicing sports. Blood pressure is normal. The heart examination calls for no comment. Certificate issued at the request of the person concerned.',
    ],
    [
      'J’atteste héberger gratuitement mon neveu depuis la rentrée. Il dispose d’une chambre individuelle. Il participe aux tâches ménagères. Je m’engage à signaler son départ. Ma voisine peut en témoigner.',
      'I certify that I have been housing my nephew free of charge since the start of the school year. He has his own room. He takes part in household chores. I undertake to report his departure. My neighbor can bear witness to this.',
    ],
    [
      'Le prévenu est relaxé au bénéfice du doute. Les scellés seront restitués. La partie civile est déboutée. Le ministère public n’a pas fait appel. Les frais restent à la charge de l’État.',
      'The accused is acquitted, given the benefit of the doubt. The sealed exhibits will be returned. The civil party’s claims are dismissed. The public prosecutor did not appeal. The costs are borne by the State.',
    ],
  ],
  de: [
    [
      'Der Käufer hat den Wagen besichtigt und Probe gefahren. Das Fahrzeug ist unfallfrei. Eine Gewährleistung wird ausgeschlossen. Die Winterreifen liegen im Kofferraum. Der Brief wurde übergeben.',
      'The buyer inspected the car and took it for a test drive. The vehicle is accident-free. Warranty is excluded. The winter tires are in the trunk. The registration document was handed over.',
    ],
    [
      'Gegen die Ausübung von Sport bestehen keine Bedenken. Die Patientin trägt eine Brille. Das Herz ist unauffällig. Eine Nachuntersuchung ist nicht erforderlich. Der Impfschutz ist vollständig.',
      'There are no objections to practicing sports. The patient wears glasses. The heart is unremarkable. No follow-up examination is required. Vaccination protection is complete.',
    ],
    [
      'Meine Großeltern mussten ihre Heimat nach dem Krieg verlassen. Sie fanden bei Verwandten Unterkunft. Mein Großvater arbeitete als Bergmann. Die Familie sprach zu Hause nur Deutsch. Urkunden gingen auf der Flucht verloren.',
      'My grandparents had to leave their homeland after the war. They found shelter with relatives. My grandfather worked as a miner. The family spoke only German at home. Documents were lost during the flight.',
    ],
    [
      'Der Verein verfolgt ausschließlich gemeinnützige Zwecke. Der Vorstand arbeitet ehrenamtlich. Ausscheidende Mitglieder erhalten keine Abfindung. Die Satzung wurde einstimmig beschlossen.',
      'The association pursues exclusively charitable purposes. The board works on a voluntary basis. Departing members receive no compensation. The statutes were adopted unanimously.',
    ],
  ],
  it: [
    [
      'Il venditore dichiara che l’auto non ha subito incidenti. Le gomme sono usurate. Il passaggio di proprietà è a carico dell’acquirente. Il libretto è stato consegnato. Nessuna garanzia è prestata.',
      'The seller declares that the car has not been in any accidents. The tires are worn. The transfer of ownership is at the buyer’s expense. The registration booklet was handed over. No warranty is given.',
    ],
    [
      'Il bisnonno lasciò il paese da ragazzo. Non fece mai ritorno. I suoi figli nacquero tutti all’estero. Conservò sempre il cognome originario. La famiglia ignora la data esatta della partenza.',
      'The great-grandfather left the village as a boy. He never returned. His children were all born abroad. He always kept his original surname. The family does not know the exact date of departure.',
    ],
    [
      'L’imputato è stato assolto perché il fatto non sussiste. I beni sequestrati vengono restituiti. Il pubblico ministero non ha proposto appello. La sentenza è definitiva. Spese a carico dello Stato.',
      'The defendant was acquitted because the offense did not occur. The seized property is returned. The public prosecutor did not appeal. The judgment is final. Costs are borne by the State.',
    ],
  ],
  pl: [
    [
      'Sprzedający oświadcza, że samochód jest bezwypadkowy. Kupujący zna jego stan techniczny. Strony nie wnoszą zastrzeżeń. Koszty ponosi nabywca. Wydano dwa komplety kluczy.',
      'The seller declares that the car is accident-free. The buyer is aware of its technical condition. The parties have no reservations. The costs are borne by the purchaser. Two sets of keys were handed over.',
    ],
    [
      'Dziadek został zesłany na Syberię. Wrócił po wojnie bez nogi. Babcia czekała na niego z trójką dzieci. Dokumenty spłonęły podczas bombardowania. Sąsiedzi potwierdzają te fakty.',
      'The grandfather was deported to Siberia. He returned after the war without a leg. The grandmother waited for him with three children. The documents burned during the bombing. The neighbors confirm these facts.',
    ],
    [
      'Oskarżony został uniewinniony. Prokurator nie złożył apelacji. Dowody rzeczowe zwrócono właścicielowi. Kosztami obciążono Skarb Państwa. Wyrok uprawomocnił się.',
      'The defendant was acquitted. The prosecutor did not file an appeal. The physical evidence was returned to the owner. The costs were charged to the State Treasury. The judgment became final.',
    ],
  ],
  ar: [
    [
      'عاين المشتري السيارة ورضي بحالتها. يتحمل البائع المخالفات السابقة. السيارة خالية من الحوادث. استلم المشتري المفاتيح وأوراق الملكية. لا يحق لأي طرف التراجع.',
      'The buyer inspected the car and was satisfied with its condition. The seller bears previous traffic violations. The car is accident-free. The buyer received the keys and ownership papers. Neither party may back out.',
    ],
    [
      'المريضة حامل في شهرها السابع. نبض الجنين منتظم. لا يوجد نزيف. تنصح بالراحة وعدم السفر. تراجع العيادة بعد أسبوعين.',
      'The patient is in the seventh month of pregnancy. The fetal heartbeat is regular. There is no bleeding. She is advised to rest and not to travel. She is to return to the clinic in two weeks.',
    ],
    [
      'هاجر جدي إلى البرازيل وهو شاب. عمل تاجراً للأقمشة. لم يحصل على جنسية أخرى. تزوج من ابنة عمه وأنجبا ستة أولاد. دفن في بلده حسب وصيته.',
      'My grandfather emigrated to Brazil as a young man. He worked as a cloth merchant. He did not obtain another nationality. He married his cousin and they had six children. He was buried in his homeland according to his will.',
    ],
    [
      'أصدرت المحكمة حكماً ببراءة المتهم لعدم كفاية الأدلة. لم تستأنف النيابة الحكم. أعيدت المضبوطات إلى صاحبها. ألغي أمر منع السفر.',
      'The court issued a judgment acquitting the accused for lack of evidence. The prosecution did not appeal the judgment. The seized items were returned to their owner. The travel ban was lifted.',
    ],
    [
      'الشركة مسجلة في غرفة التجارة منذ عشر سنوات. ليس عليها ديون للضرائب. يدير الشركة شريكان بالتضامن. مقرها في الطابق الأرضي من بناية الأمل.',
      'The company has been registered with the chamber of commerce for ten years. It owes no taxes. The company is managed by two partners jointly. Its premises are on the ground floor of the Al-Amal building.',
    ],
    [
      'تعهد الكفيل بسداد جميع نفقات إقامة ابن أخيه. يملك الكفيل منزلاً وسيارة. دخله الشهري ثابت. لم يسبق له أن كفل أحداً. وقع التعهد أمامنا بكامل إرادته.',
      'The sponsor undertook to pay all the living expenses of his nephew. The sponsor owns a house and a car. His monthly income is stable. He has never sponsored anyone before. He signed the undertaking before us of his own free will.',
    ],
  ],
  he: [
    [
      'הקונה בדק את הרכב ומצא אותו תקין. המוכר מתחייב שהרכב אינו משועבד. הרכב לא היה מעורב בתאונה. המפתחות נמסרו במעמד החתימה. ההעברה תיעשה בדואר.',
      'The buyer checked the vehicle and found it in order. The seller undertakes that the vehicle is not encumbered. The vehicle has not been involved in an accident. The keys were delivered at the time of signing. The transfer will be made at the post office.',
    ],
    [
      'המטופלת בשבוע העשרים להריון. הדופק העוברי תקין. אין דימום. מומלץ להימנע ממאמץ. הבדיקה הבאה בעוד חודש.',
      'The patient is in the twentieth week of pregnancy. The fetal heartbeat is normal. There is no bleeding. It is recommended to avoid exertion. The next examination is in one month.',
    ],
    [
      'סבי עלה ארצה לבדו לאחר המלחמה. הוא איבד את כל משפחתו. עבד כנגר ולאחר מכן פתח חנות. נישא לאחות בבית החולים. מסמכיו אבדו בדרך.',
      'My grandfather immigrated to Israel alone after the war. He lost his whole family. He worked as a carpenter and later opened a shop. He married a nurse at the hospital. His documents were lost on the way.',
    ],
    [
      'בית המשפט זיכה את הנאשם מחמת הספק. הפרקליטות לא ערערה. התפוסים הוחזרו לבעליהם. צו עיכוב היציאה בוטל.',
      'The court acquitted the defendant due to reasonable doubt. The prosecution did not appeal. The seized items were returned to their owner. The stay of exit order was canceled.',
    ],
    [
      'העמותה פועלת ללא כוונת רווח. חברי הוועד אינם מקבלים שכר. החשבונות נבדקים מדי שנה בידי רואה חשבון. המשרד נמצא בקומת הקרקע.',
      'The association operates on a non-profit basis. The members of the board receive no salary. The accounts are audited every year by an accountant. The office is on the ground floor.',
    ],
    [
      'הורי הקטין מסכימים לנסיעתו עם סבתו. הקטין ילמד בבית ספר מקומי. הוצאות המחיה יכוסו בידי הדוד. הסכמה זו תקפה עד סוף הקיץ.',
      'The minor’s parents consent to his travel with his grandmother. The minor will study at a local school. The living expenses will be covered by the uncle. This consent is valid until the end of the summer.',
    ],
  ],
  ja: [
    [
      '買主は車両の状態を確認した。事故歴はない。売主は名義変更に必要な書類を交付する。代金は全額支払済みである。',
      'The buyer has confirmed the condition of the vehicle. There is no accident history. The seller shall deliver the documents needed for the change of registered owner. The price has been paid in full.',
    ],
    [
      '妊娠二十週で、胎児の発育は順調である。出血は認められない。安静の必要はないが、長距離の旅行は避けること。次回の健診は来月とする。',
      'At twenty weeks of pregnancy, the growth of the fetus is normal. No bleeding is observed. Rest is not necessary, but long-distance travel should be avoided. The next checkup will be next month.',
    ],
    [
      '被告人は無罪。検察官は控訴しなかった。押収品は所有者に返還された。訴訟費用は国の負担とする。',
      'The defendant is not guilty. The prosecutor did not appeal. The seized items were returned to the owner. The litigation costs are borne by the State.',
    ],
    [
      '当法人は営利を目的としない。役員は報酬を受けない。事務所は一階にある。会計は毎年監査を受けている。',
      'This corporation is not for profit. Officers receive no remuneration. The office is on the first floor. The accounts are audited every year.',
    ],
  ],
  ko: [
    [
      '매수인은 차량 상태를 확인하였다. 사고 이력이 없다. 매도인은 명의 이전에 필요한 서류를 교부한다. 대금은 전액 지급되었다.',
      'The buyer has checked the condition of the vehicle. There is no accident history. The seller delivers the documents needed for the transfer of title. The price has been paid in full.',
    ],
    [
      '임신 이십 주이며 태아의 발육은 정상이다. 출혈은 보이지 않는다. 무리한 운동은 삼가야 한다. 다음 검진은 한 달 뒤이다.',
      'The patient is twenty weeks pregnant and the growth of the fetus is normal. No bleeding is seen. Strenuous exercise should be avoided. The next checkup is in one month.',
    ],
    [
      '할아버지는 전쟁 때 혼자 남쪽으로 내려왔다. 시장에서 쌀장사를 하였다. 고향의 가족은 다시 만나지 못하였다. 호적은 불에 타 없어졌다.',
      'My grandfather came down to the south alone during the war. He sold rice at the market. He was never able to meet his family in his hometown again. The family register was destroyed by fire.',
    ],
    [
      '피고인은 무죄이다. 검사는 항소하지 아니하였다. 압수물은 소유자에게 돌려주었다. 출국금지는 해제되었다.',
      'The defendant is not guilty. The prosecutor did not appeal. The seized items were returned to the owner. The exit ban was lifted.',
    ],
    [
      '본 법인은 영리를 목적으로 하지 않는다. 임원은 보수를 받지 않는다. 사무실은 일층에 있다. 회계는 해마다 감사를 받는다.',
      'This corporation is not for profit. Officers receive no remuneration. The office is on the first floor. The accounts are audited every year.',
    ],
    [
      '초청인은 조카의 체류 비용을 모두 부담한다. 초청인은 아파트를 소유하고 있다. 월수입이 일정하다. 이전에 초청한 사실이 없다.',
      'The inviter bears all of the nephew’s living expenses during the stay. The inviter owns an apartment. The monthly income is steady. There is no record of previous invitations.',
    ],
  ],
  uk: [
    [
      'Покупець оглянув автомобіль і претензій не має. Продавець гарантує відсутність обтяжень. Ключі передано. Розрахунок проведено повністю.',
      'The buyer inspected the car and has no claims. The seller guarantees the absence of encumbrances. The keys were handed over. Payment was made in full.',
    ],
    [
      'Прадід був розкуркулений і засланий. Додому він не повернувся. Прабабуся виховала п’ятьох дітей сама. Документи згоріли під час війни.',
      'The great-grandfather was dispossessed as a kulak and exiled. He did not return home. The great-grandmother raised five children alone. The documents burned during the war.',
    ],
    [
      'Обвинуваченого виправдано. Прокурор не оскаржив вирок. Речові докази повернуто власникові. Судові витрати віднесено на рахунок держави.',
      'The accused was acquitted. The prosecutor did not appeal the verdict. The physical evidence was returned to the owner. The court costs are charged to the State.',
    ],
  ],
  zh: [
    [
      '买方已查看车辆状况。车辆无事故记录。卖方应提供过户所需文件。车款已全部付清。',
      'The buyer has inspected the condition of the vehicle. The vehicle has no accident record. The seller shall provide the documents required for transfer. The price of the vehicle has been paid in full.',
    ],
    [
      '孕妇妊娠二十周，胎儿发育正常。未见出血。建议避免剧烈运动。一个月后复查。',
      'The pregnant woman is at twenty weeks of gestation, and the fetus is developing normally. No bleeding is seen. It is recommended to avoid strenuous exercise. Follow-up examination in one month.',
    ],
    [
      '被告人无罪。检察院未提出抗诉。扣押物品已退还所有人。解除限制出境措施。',
      'The defendant is not guilty. The procuratorate did not file a protest. The seized items have been returned to the owner. The exit restriction is lifted.',
    ],
  ],
};
