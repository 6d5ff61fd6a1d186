/** German papers held back from the rules and the phrasebook; see `paper-notation.ts`. */
export const heldGerman: Readonly<Record<string, string>> = {
  'birth certificate, Bavaria': `
# Geburtsurkunde => Birth Certificate
Standesamt :: Rosenheim => Registry office || Civil registry office || Civil Registry Office :: Rosenheim
Registernummer :: G 214/1997 => Registration number || Register number || Registry number :: G 214/1997
# Kind => Child
Geburtsname :: Weidenfeller => Surname at birth || Birth name || Name at birth :: Weidenfeller
Vorname(n) :: Leonie Katharina => Given name(s) || First name(s) || Forename(s) :: Leonie Katharina
Geschlecht :: weiblich => Sex || Gender :: female
Tag, Stunde, Minute der Geburt :: 3. Juli 1997, 4 Uhr 17 Minuten => Day, hour, minute of birth || Date, hour, minute of birth || Day, hour and minute of birth || Date and time of birth :: July 3, 1997, 4:17 a.m. || July 3, 1997, 04:17
Ort der Geburt :: Rosenheim => Place of birth :: Rosenheim
Religion :: römisch-katholisch => Religion :: Roman Catholic
# Eltern => Parents
Familienname, Vornamen der Mutter :: Weidenfeller, Sabine => Surname, given names of the mother || Mother's surname, given names || Family name, first names of the mother || Mother's family name, given names || Surname and given names of the mother :: Weidenfeller, Sabine
Familienname, Vornamen des Vaters :: Weidenfeller, Jürgen Anton => Surname, given names of the father || Father's surname, given names || Family name, first names of the father || Father's family name, given names || Surname and given names of the father :: Weidenfeller, Jürgen Anton
Weitere Angaben aus dem Geburtsregister :: keine => Further information from the birth register || Additional information from the birth register || Further details from the birth register || Other information from the birth register || Additional information from the register of births :: none
Rosenheim, den 11. April 2023 => Rosenheim, April 11, 2023
Die Standesbeamtin => Registrar || The Civil Registrar || The registrar || The Registrar || Civil registrar
[signature] Hölzl => [Signature: Hölzl]
[seal] Stadt Rosenheim - Standesamt => [Seal: City of Rosenheim - Registry Office] || [Seal: City of Rosenheim - Civil Registry Office]`,
  'school leaving certificate, NRW': `
# Zeugnis der Allgemeinen Hochschulreife => Certificate of General Higher Education Entrance Qualification || Certificate of General Qualification for University Entrance || General Higher Education Entrance Qualification Certificate || Certificate of General University Entrance Qualification || Certificate of the General Higher Education Entrance Qualification
Herr Dominik Wasmuth, geboren am 8. Mai 2001 in Hagen, hat sich nach dem Besuch der gymnasialen Oberstufe der Abiturprüfung unterzogen. => Mr. Dominik Wasmuth, born on May 8, 2001 in Hagen, took the Abitur examination after attending the upper level of secondary school. || Dominik Wasmuth, born on May 8, 2001 in Hagen, sat the Abitur examination after attending the upper secondary level.
| Fach | Punktzahl | Note | => | Subject | Points || Score || Number of points | Grade |
| Deutsch | 11 | gut | => | German | 11 | good |
| Englisch | 13 | sehr gut | => | English | 13 | very good |
| Sozialwissenschaften | 9 | befriedigend | => | Social sciences || Social Sciences | 9 | satisfactory |
| Evangelische Religionslehre | 8 | befriedigend | => | Protestant religious education || Protestant Religious Education || Protestant religious studies || Protestant Religious Instruction | 8 | satisfactory |
| Sport | 12 | gut | => | Physical education || Sports || Physical Education | 12 | good |
Durchschnittsnote :: 2,1 => Average grade || Grade average || Overall average grade || Grade point average || Overall grade :: 2.1
Gesamtpunktzahl :: 587 => Total points || Total number of points || Total score :: 587
Herr Wasmuth hat die Abiturprüfung bestanden. => Mr. Wasmuth passed the Abitur examination. || Mr. Wasmuth has passed the Abitur examination.
Hagen, 27. Juni 2019 => Hagen, June 27, 2019
Vorsitzende des Prüfungsausschusses => Chair of the examination board || Chairwoman of the examination board || Chair of the Examination Committee || Chairwoman of the examination committee
Schulleiter => Principal || Head of school || Headmaster || School principal
[seal] => [Seal]`,
  'registration confirmation': `
# Meldebescheinigung => Certificate of registration || Registration certificate || Certificate of Residence Registration || Certificate of residence registration || Residence registration certificate
Landeshauptstadt Hannover => State capital Hannover || State Capital Hanover || State Capital of Hanover || Capital City of Hanover || State Capital Hannover
Bürgeramt Mitte => Citizens' office Mitte || Mitte Citizens' Office || Citizens' Office Mitte
Familienname :: Kowalczyk => Surname || Family name || Last name :: Kowalczyk
Vornamen :: Agnes Maria => Given names || First names || Forenames :: Agnes Maria
Geburtsdatum :: 22.11.1979 => Date of birth :: November 22, 1979
Geburtsort :: Oppeln => Place of birth :: Oppeln
Familienstand :: geschieden => Marital status :: divorced
Staatsangehörigkeit :: deutsch => Nationality || Citizenship :: German
Anschrift :: Lister Meile 48, 30161 Hannover => Address :: Lister Meile 48, 30161 Hannover
Einzugsdatum :: 01.09.2016 => Move-in date || Date of moving in || Date moved in || Date of move-in :: September 1, 2016
Alleinige Wohnung => Sole residence || Only residence
Die Angaben stimmen mit dem Melderegister überein. => The information matches the population register. || The information agrees with the residents' register. || The information corresponds to the register of residents.
Gebühr :: 10,00 EUR => Fee :: EUR 10.00 || 10.00 EUR
Im Auftrag => On behalf || By order || By order of || On behalf of the authority || By proxy
Dieses Schreiben wurde maschinell erstellt und ist ohne Unterschrift gültig. => This letter was generated automatically and is valid without a signature. || This document was produced by machine and is valid without signature. || This letter was created by machine and is valid without a signature.`,
};
