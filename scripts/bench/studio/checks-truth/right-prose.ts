import type { SourceTag } from '#shared/translation-text.ts';

/** Right sentences of papers, by language; none has an error. */
export const rightProse: Readonly<Partial<Record<SourceTag, readonly (readonly [source: string, right: string])[]>>> = {
  pt: [
    [
      'O requerente compareceu acompanhado de duas testemunhas, que assinam com ele.',
      'The applicant appeared accompanied by two witnesses, who sign with him.',
    ],
    ['Emolumentos cobrados conforme a tabela vigente.', 'Fees charged in accordance with the schedule in force.'],
    ['Eu, escrevente autorizada, digitei e subscrevo.', 'I, the authorized clerk, typed and sign this.'],
    ['Qualquer rasura ou emenda invalida este documento.', 'Any erasure or alteration voids this document.'],
    [
      'O casal adotou o regime da comunhão parcial de bens.',
      'The couple adopted the regime of partial community of property.',
    ],
    ['Desconhece-se a data do óbito do pai.', 'The date of the father’s death is unknown.'],
    [
      'A declarante é a própria mãe, que exibiu a Declaração de Nascido Vivo.',
      'The declarant is the mother herself, who presented the Live Birth Declaration.',
    ],
    ['Isento de custas e emolumentos nos termos da lei.', 'Exempt from costs and fees under the law.'],
    [
      'Aluno regularmente matriculado no terceiro ano do ensino médio.',
      'Student duly enrolled in the third year of high school.',
    ],
    [
      'A autenticidade desta certidão poderá ser confirmada na internet.',
      'The authenticity of this certificate may be confirmed online.',
    ],
    [
      'Residem os nubentes nesta comarca desde a infância.',
      'The intended spouses have lived in this judicial district since childhood.',
    ],
    [
      'Sentença transitada em julgado, da qual não cabe mais recurso.',
      'The judgment is final and no further appeal lies against it.',
    ],
  ],
  es: [
    [
      'Se hace constar que el acta se levantó a solicitud de parte interesada.',
      'It is hereby stated that the record was drawn up at the request of an interested party.',
    ],
    [
      'El presente documento carece de valor si presenta tachaduras o enmendaduras.',
      'This document is void if it shows deletions or alterations.',
    ],
    [
      'Leída la presente acta, la ratifican y firman quienes en ella intervinieron.',
      'This record having been read, those who took part in it ratify and sign it.',
    ],
    [
      'No habiendo impedimento legal, se declaró unidos en matrimonio a los contrayentes.',
      'There being no legal impediment, the parties were declared united in marriage.',
    ],
    ['El régimen patrimonial es el de sociedad conyugal.', 'The property regime is that of community property.'],
    [
      'Se extiende la presente para los fines que convengan al interesado.',
      'This certificate is issued for whatever purposes may suit the person concerned.',
    ],
    [
      'La alumna concluyó satisfactoriamente los estudios de secundaria.',
      'The student successfully completed her secondary school studies.',
    ],
    [
      'Cotejado con su original, con el cual concuerda fielmente.',
      'Compared with its original, with which it faithfully agrees.',
    ],
    ['El titular manifiesta ser ciudadano por nacimiento.', 'The holder states that he is a citizen by birth.'],
    [
      'Queda prohibida la reproducción total o parcial de este documento.',
      'Reproduction of this document in whole or in part is prohibited.',
    ],
    [
      'Los comparecientes son personas de mi conocimiento y capacidad legal.',
      'The persons appearing are known to me and have legal capacity.',
    ],
  ],
  de: [
    [
      'Die vorstehende Abschrift stimmt mit dem Eintrag im Register überein.',
      'The foregoing copy agrees with the entry in the register.',
    ],
    ['Dieses Zeugnis ist ohne Dienstsiegel ungültig.', 'This certificate is invalid without the official seal.'],
    [
      'Die Beteiligten wurden auf die rechtlichen Folgen hingewiesen.',
      'The parties were informed of the legal consequences.',
    ],
    ['Das Kind führt den Familiennamen der Mutter.', 'The child bears the family name of the mother.'],
    ['Die Eltern des Kindes sind miteinander verheiratet.', 'The parents of the child are married to each other.'],
    [
      'Gegen diesen Bescheid kann innerhalb eines Monats Widerspruch eingelegt werden.',
      'An objection may be lodged against this notice within one month.',
    ],
    ['Die Schülerin hat das Klassenziel erreicht.', 'The student has met the requirements of the class.'],
    ['Im Führungszeugnis sind keine Eintragungen enthalten.', 'The certificate of conduct contains no entries.'],
    ['Der Antragsteller hat seinen Wohnsitz im Inland.', 'The applicant is domiciled in Germany.'],
    ['Die Gebühren trägt der Antragsteller.', 'The applicant bears the fees.'],
    ['Geburtszeit: 5 Uhr 40', 'Time of birth: 5:40 a.m.'],
  ],
  ar: [
    [
      'سجلت الواقعة في السجل المدني بناء على إبلاغ الوالد',
      'The event was entered in the civil register upon notification by the father',
    ],
    [
      'هذه الشهادة لا تعتبر صحيحة إلا إذا كانت مختومة بخاتم الدائرة',
      'This certificate is valid only if stamped with the seal of the department',
    ],
    [
      'تم عقد الزواج بحضور الشاهدين المذكورين',
      'The marriage contract was concluded in the presence of the two witnesses named',
    ],
    ['حصل الطالب على درجة البكالوريوس في الهندسة', 'The student obtained a bachelor’s degree in engineering'],
    ['يعمل لدينا منذ عام ولا يزال على رأس عمله', 'He has worked for us for a year and is still employed'],
    [
      'أعطيت له هذه الإفادة دون أي مسؤولية على الشركة',
      'This statement was given to him without any liability on the part of the company',
    ],
    ['الحالة الاجتماعية: متزوجة', 'Marital status: married'],
    ['محل الإقامة: نفس العنوان السابق', 'Place of residence: same address as before'],
  ],
  he: [
    [
      'התעודה הוצאה על סמך הרישום במרשם האוכלוסין',
      'The certificate was issued on the basis of the entry in the population register',
    ],
    ['אין לראות במסמך זה אישור על זכאות', 'This document is not to be regarded as confirmation of entitlement'],
    ['הצדדים התגרשו כדת משה וישראל', 'The parties were divorced in accordance with the law of Moses and Israel'],
    ['התלמידה סיימה את חוק לימודיה בהצלחה', 'The student completed her course of studies successfully'],
    ['המסמך נחתם בפניי לאחר שזיהיתי את החותם', 'The document was signed before me after I identified the signatory'],
    ['בני הזוג נישאו זה לזה ברבנות', 'The couple married each other at the rabbinate'],
    ['האישור ניתן לבקשת המבקש', 'This confirmation was given at the request of the applicant'],
  ],
  ja: [
    [
      'この証明書は、戸籍の記載事項に基づいて発行したものである。',
      'This certificate was issued on the basis of the entries in the family register.',
    ],
    ['届出人は母であり、証人は親族である。', 'The person giving notice is the mother, and the witness is a relative.'],
    [
      '上記の者は本学の課程を修了したことを証明する。',
      'This is to certify that the above person has completed the program of this university.',
    ],
    ['記載事項に変更はない。', 'There is no change in the entries.'],
    ['住所を定めた日は不明である。', 'The date on which the address was established is unknown.'],
    [
      '父母の婚姻により嫡出子の身分を取得した。',
      'Acquired the status of a legitimate child through the marriage of the parents.',
    ],
    ['届出により夫の氏を称する。', 'Takes the surname of the husband by notification.'],
    [
      '未成年者の親権者は母と定める。',
      'The mother is designated as the person with parental authority over the minor.',
    ],
  ],
  ko: [
    [
      '이 증명서는 가족관계등록부의 기록에 따라 발급되었습니다.',
      'This certificate was issued in accordance with the records of the family relations register.',
    ],
    [
      '신고인은 아버지이며 신고일은 출생일과 같습니다.',
      'The person giving notice is the father, and the date of notification is the same as the date of birth.',
    ],
    [
      '위 학생은 본교의 전 과정을 이수하였습니다.',
      'The above student has completed the entire program of this school.',
    ],
    ['변경 사항이 없습니다.', 'There are no changes.'],
    ['두 사람은 협의하여 이혼하였습니다.', 'The two persons divorced by agreement.'],
    ['본 증명서는 원본과 같음을 확인합니다.', 'It is confirmed that this certificate is the same as the original.'],
    ['주소가 확인되지 않았습니다.', 'The address was not confirmed.'],
    ['배우자와 자녀는 같은 주소에 거주합니다.', 'The spouse and the children reside at the same address.'],
  ],
};
