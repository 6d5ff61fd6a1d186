/** Polish papers held back from the rules and the phrasebook; see `paper-notation.ts`. */
export const heldPolish: Readonly<Record<string, string>> = {
  'abridged copy of birth, Łódź': `
# ODPIS SKRÓCONY AKTU URODZENIA => Abridged Copy of Birth Record || Abridged Copy of the Birth Record || Abridged Copy of a Birth Record || Short Copy of Birth Record || Abridged Copy of Birth Certificate || Abbreviated Copy of Birth Record
RZECZPOSPOLITA POLSKA => REPUBLIC OF POLAND
Urząd Stanu Cywilnego :: Łódź-Centrum => Civil Registry Office || Registry Office || Civil registry office :: Łódź-Centrum
Numer aktu :: 1/2287/1994 => Record number || Number of the record || Certificate number || Record No. :: 1/2287/1994
Nazwisko :: Kowalczewska => Surname || Last name :: Kowalczewska
Nazwisko rodowe :: Kowalczewska => Maiden name || Family name at birth || Surname at birth || Birth name || Family name :: Kowalczewska
Imię (imiona) :: Magdalena Ewa => Given name(s) || First name(s) || Given name (names) || First name (names) :: Magdalena Ewa
Data urodzenia :: 11 października 1994 => Date of birth :: October 11, 1994
Miejsce urodzenia :: Łódź => Place of birth :: Łódź
Imię ojca :: Zbigniew => Father's given name || Father's first name || Father's name || Given name of the father :: Zbigniew
Imię matki :: Teresa => Mother's given name || Mother's first name || Mother's name || Given name of the mother :: Teresa
Nazwisko rodowe matki :: Urbaniak => Mother's maiden name || Mother's surname at birth || Mother's family name at birth || Mother's birth name || Maiden name of the mother :: Urbaniak
Poświadcza się zgodność powyższego odpisu z treścią aktu. => It is certified that the above copy agrees with the content of the record. || The above copy is certified to agree with the content of the record. || It is hereby certified that the above copy is in conformity with the content of the record. || The above copy is certified to agree with the contents of the record. || The above copy is certified to be in agreement with the content of the record. || It is hereby certified that the above copy is consistent with the content of the record.
Łódź, dnia 20 marca 2023 r. => Łódź, March 20, 2023
Kierownik Urzędu Stanu Cywilnego => Head of the Civil Registry Office || Head of the Registry Office || Director of the Civil Registry Office || Registrar of the Civil Registry Office
Wolne od opłaty skarbowej => Exempt from stamp duty || Free of stamp duty || Exempt from stamp tax
[seal] Urząd Stanu Cywilnego w Łodzi => [Seal: Civil Registry Office in Łódź] || [Seal: Civil Registry Office of Łódź] || [Seal: Civil Registry Office, Łódź]`,
  'criminal record inquiry': `
# INFORMACJA O OSOBIE Z KRAJOWEGO REJESTRU KARNEGO => Information on a Person from the National Criminal Register || Information about a Person from the National Criminal Register || Information on a Person from the National Criminal Record
Ministerstwo Sprawiedliwości => Ministry of Justice
Biuro Informacyjne Krajowego Rejestru Karnego => Information Office of the National Criminal Register || National Criminal Register Information Office || Information Bureau of the National Criminal Register
PESEL :: 87052914458 => PESEL || PESEL number || National identification number (PESEL) || PESEL (personal identification number) :: 87052914458
Obywatelstwo :: polskie => Citizenship || Nationality :: Polish
Miejsce zamieszkania :: Gdynia => Place of residence || Residence :: Gdynia
Nie figuruje w Kartotece Karnej Krajowego Rejestru Karnego => Does not appear in the Criminal Records of the National Criminal Register || Does not appear in the criminal file of the National Criminal Register || Not listed in the Criminal Records of the National Criminal Register || Is not listed in the Criminal File of the National Criminal Register || Does not appear in the Criminal File of the National Criminal Register
Opłata :: 30 zł => Fee :: PLN 30 || 30 zł || 30 PLN || zł 30
Z upoważnienia Ministra Sprawiedliwości => By authority of the Minister of Justice || By authorization of the Minister of Justice || On behalf of the Minister of Justice || Under authorization of the Minister of Justice
Podpis i pieczęć upoważnionego pracownika => Signature and seal of the authorized employee || Signature and stamp of the authorized employee || Signature and seal of an authorized employee || Signature and stamp of authorized employee`,
  'school leaving certificate': `
# ŚWIADECTWO DOJRZAŁOŚCI => Matriculation Certificate || Secondary School Leaving Certificate (Matura) || Certificate of Maturity || Secondary School Leaving Certificate || Maturity Certificate || Matura Certificate
Okręgowa Komisja Egzaminacyjna w Poznaniu => District Examination Board in Poznań || Regional Examination Board in Poznań || District Examination Commission in Poznań || Regional Examination Commission in Poznań || District Examination Board in Poznaniu
Bartosz Piątkowski urodzony dnia 2 lutego 1999 r. w Lesznie => Bartosz Piątkowski, born on February 2, 1999 in Leszno || Bartosz Piątkowski born on February 2, 1999 in Leszno
zdał egzamin maturalny i otrzymał świadectwo dojrzałości => passed the matriculation examination and received the matriculation certificate || passed the maturity examination and received the certificate of maturity || passed the matura examination and received the matura certificate || passed the matriculation examination and was awarded the matriculation certificate
| Przedmiot | Poziom | Wynik | => | Subject | Level | Result || Score |
| Język polski | podstawowy | 68% | => | Polish language || Polish | basic | 68% |
| Matematyka | rozszerzony | 74% | => | Mathematics | extended || advanced | 74% |
| Język angielski | rozszerzony | 91% | => | English language || English | extended || advanced | 91% |
| Wiedza o społeczeństwie | podstawowy | 55% | => | Civics || Social studies || Knowledge about society || Civic education || Knowledge of society | basic | 55% |
Nr świadectwa :: M/300412/18 => Certificate No. || Certificate number || Certificate no. :: M/300412/18
Dyrektor Komisji => Director of the Board || Director of the Commission || Head of the Board
Poznań, 3 lipca 2018 r. => Poznań, July 3, 2018`,
  'divorce judgment': `
# WYROK W IMIENIU RZECZYPOSPOLITEJ POLSKIEJ => Judgment in the Name of the Republic of Poland || Judgment In the Name of the Republic of Poland
Sygn. akt :: XII C 1184/20 => Case No. || Case file No. || File No. || Case number || File ref. || Case reference || Case No :: XII C 1184/20
Sąd Okręgowy w Krakowie => Regional Court in Kraków || Regional Court in Krakow || District Court in Kraków || Regional Court of Kraków || Circuit Court in Kraków || Regional Court in Krakowie
Przewodniczący :: SSO Halina Wrona => Presiding judge || Chair || Presiding Judge || Chairperson || Chairman :: Judge Halina Wrona || Regional Court Judge Halina Wrona || SSO Halina Wrona || Judge of the Regional Court Halina Wrona
Protokolant :: Anna Mazur => Court clerk || Recording clerk || Court reporter || Clerk of the court || Recorder || Minutes clerk :: Anna Mazur
na rozprawie => at the hearing || at a hearing || at trial
z powództwa :: Joanny Lis => in the action brought by || in the action of || on the claim of || on the action of || in the suit of || upon the claim of || brought by :: Joanna Lis || Joanny Lis
przeciwko :: Tomaszowi Lisowi => against :: Tomasz Lis || Tomaszowi Lisowi
o rozwód => for divorce || in re divorce
rozwiązuje małżeństwo stron przez rozwód bez orzekania o winie => dissolves the marriage of the parties by divorce without adjudicating fault || dissolves the marriage of the parties by divorce without a finding of fault || dissolves the parties' marriage by divorce without deciding on fault || dissolves the marriage of the parties by divorce without ruling on fault
Wyrok jest prawomocny od dnia 9 lutego 2021 r. => The judgment is final as of February 9, 2021. || The judgment has been final since February 9, 2021. || The judgment is final and binding as of February 9, 2021. || The judgment became final on February 9, 2021. || The judgment has been final and binding since February 9, 2021.
Na oryginale właściwe podpisy => Proper signatures on the original || The original bears the proper signatures || Original bears the proper signatures || Original duly signed || Appropriate signatures on the original
Za zgodność z oryginałem => Certified true copy || Certified to be a true copy of the original || True copy of the original || Certified to conform to the original || Certified true copy of the original || Conforms to the original || Certified true to the original`,
};
