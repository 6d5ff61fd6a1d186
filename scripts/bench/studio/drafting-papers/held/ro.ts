/** Romanian papers held back from the rules and the phrasebook; see `paper-notation.ts`. */
export const heldRomanian: Readonly<Record<string, string>> = {
  'birth certificate, Cluj': `
# CERTIFICAT DE NAȘTERE => Birth Certificate
ROMÂNIA => ROMANIA
Județul :: Cluj => County :: Cluj
Municipiul :: Cluj-Napoca => Municipality || City :: Cluj-Napoca
Numele de familie :: Mureșan => Surname || Last name || Family name :: Mureșan
Prenumele :: Ioana-Maria => Given name(s) || First name || Given name || Given names || First name(s) :: Ioana-Maria
Cod numeric personal :: 2980514123457 => Personal numeric code || Personal identification number || Personal Numeric Code || Personal numerical code || Personal identification number (CNP) || Personal numeric code (CNP) :: 2980514123457
Data nașterii :: 14 mai 1998 => Date of birth :: May 14, 1998
Locul nașterii :: Cluj-Napoca => Place of birth :: Cluj-Napoca
Numele tatălui :: Mureșan Vasile => Father's surname || Father's name || Surname of the father || Name of the father :: Mureșan Vasile
Numele mamei :: Mureșan Elena => Mother's surname || Mother's name || Surname of the mother || Name of the mother :: Mureșan Elena
Nașterea a fost trecută în registrul stării civile la nr. 2210 din 18 mai 1998. => The birth was entered in the civil status register under No. 2210 on May 18, 1998. || The birth was entered in the civil register under No. 2210 of May 18, 1998. || The birth was recorded in the civil status register under No. 2210 of May 18, 1998. || The birth was registered in the civil status register under No. 2210 of May 18, 1998. || The birth was entered in the civil status register under No. 2210 of May 18, 1998.
Eliberat de :: Primăria Municipiului Cluj-Napoca => Issued by :: City Hall of Cluj-Napoca || Cluj-Napoca City Hall || City Hall of the Municipality of Cluj-Napoca || Municipality of Cluj-Napoca
Ofițer de stare civilă => Civil registrar || Civil status officer || Civil Registrar || Civil Status Officer
[seal] Primăria Municipiului Cluj-Napoca => [Seal: City Hall of Cluj-Napoca] || [Seal: Cluj-Napoca City Hall] || [Seal: City Hall of the Municipality of Cluj-Napoca] || [Seal: Municipality of Cluj-Napoca]`,
  'criminal record certificate': `
# CERTIFICAT DE CAZIER JUDICIAR => Criminal Record Certificate || Certificate of Criminal Record
Ministerul Afacerilor Interne => Ministry of Internal Affairs || Ministry of the Interior
Inspectoratul General al Poliției Române => General Inspectorate of the Romanian Police || Romanian Police General Inspectorate
Domiciliul :: Str. Horea nr. 12, Cluj-Napoca => Domicile || Address || Residence || Home address || Permanent address :: Str. Horea nr. 12, Cluj-Napoca || Str. Horea No. 12, Cluj-Napoca || 12 Horea St., Cluj-Napoca
Cetățenia :: română => Citizenship || Nationality :: Romanian
Nu este înscris în cazierul judiciar => Is not entered in the criminal record || Is not recorded in the criminal record || Not registered in the criminal record || Not recorded in the criminal record || Does not appear in the criminal record || Has no entries in the criminal record || Not entered in the criminal record
Prezentul certificat este valabil 6 luni de la data eliberării. => This certificate is valid for 6 months from the date of issue. || This certificate is valid for six months from the date of issue.
S-a eliberat pentru a-i servi la :: angajare în străinătate => Issued to be used for || Issued for use at || Issued to serve for || Issued for || Issued for the purpose of || Issued for use in || Issued to serve at :: employment abroad
Semnătura și ștampila => Signature and stamp || Signature and seal
Taxa achitată :: 10 lei => Fee paid || Tax paid :: 10 lei || RON 10`,
};
