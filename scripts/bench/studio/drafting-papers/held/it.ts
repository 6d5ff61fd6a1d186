/** Italian papers held back from the rules and the phrasebook; see `paper-notation.ts`. */
export const heldItalian: Readonly<Record<string, string>> = {
  'extract of birth, Bergamo': `
# ESTRATTO PER RIASSUNTO DAL REGISTRO DEGLI ATTI DI NASCITA => Summary Extract from the Register of Births || Abridged Extract from the Register of Births || Summary Extract from the Register of Birth Records || Extract in Summary Form from the Register of Birth Records || Summary Extract from the Birth Register || Abstract from the Register of Birth Records
Comune di Bergamo => Municipality of Bergamo || City of Bergamo
Ufficio di Stato Civile => Civil Registry Office || Office of Civil Status || Civil Status Office || Civil registry office
Anno :: 1979 => Year :: 1979
Parte :: I => Part :: I
Serie :: A => Series :: A
Numero :: 613 => Number :: 613
Cognome :: LOCATELLI => Surname || Last name :: LOCATELLI
Nome :: Giancarlo => Given name || First name || Name || Given name(s) :: Giancarlo
Nato a :: Bergamo => Born in || Place of birth || Born at :: Bergamo
Il giorno :: 21 novembre 1979 => On || On the day || Day || On the date :: November 21, 1979
Alle ore :: 14 e minuti 35 => At || Time || At the hour || At (time) :: 14:35 || 2:35 p.m.
Paternità :: LOCATELLI Angelo => Father || Paternity || Father's name :: LOCATELLI Angelo
Maternità :: PESENTI Carla => Mother || Maternity || Mother's name :: PESENTI Carla
Annotazioni: nessuna => Annotations: none || Notes: none
Si rilascia in carta libera per gli usi consentiti dalla legge. => Issued on plain paper for the uses permitted by law. || Issued on unstamped paper for the purposes permitted by law. || Issued on unstamped paper for uses permitted by law. || Issued on plain paper for uses permitted by law. || Issued on unstamped paper for the uses permitted by law.
Bergamo, lì 8 gennaio 2024 => Bergamo, January 8, 2024
L'Ufficiale dello Stato Civile => The Civil Registrar || The Registrar || Civil Registrar || The Civil Status Officer || The civil registrar
[seal] Comune di Bergamo => [Seal: Municipality of Bergamo] || [Seal: City of Bergamo]`,
  'pending charges certificate': `
# CERTIFICATO DEI CARICHI PENDENTI => Certificate of Pending Charges || Pending Charges Certificate
Procura della Repubblica presso il Tribunale di Verona => Office of the Public Prosecutor at the Court of Verona || Public Prosecutor's Office at the Court of Verona || Public Prosecutor's Office attached to the Court of Verona
Al nome di :: TOFFALI Serena => In the name of || Name :: TOFFALI Serena
Data di nascita :: 04/10/1990 => Date of birth :: October 4, 1990
Luogo di nascita :: Villafranca di Verona (VR) => Place of birth :: Villafranca di Verona (VR)
Sesso :: F => Sex :: F
Sulla richiesta di :: Interessato => At the request of || On request of || Requested by :: Person concerned || The person concerned || Interested party || The interested party
Si attesta che nei registri informatizzati non risultano carichi pendenti. => It is certified that no pending charges appear in the computerized registers. || It is certified that the computerized registers show no pending charges. || This is to certify that no pending charges appear in the computerized registers.
NULLA => NOTHING || NONE || Nothing || None || NIL || Nil
Il presente certificato ha validità di sei mesi dalla data di rilascio. => This certificate is valid for six months from the date of issue. || This certificate is valid for six months from its date of issue.
Il Cancelliere => The Clerk || The Court Clerk || The Clerk of the Court || Court clerk || The Registrar
Diritti riscossi :: € 3,92 => Fees collected || Fees paid || Fees charged :: €3.92 || EUR 3.92
[stamp] Depositato in cancelleria => [Stamp: Filed with the clerk's office] || [Stamp: Filed in the clerk's office] || [Stamp: Filed with the court clerk's office] || [Stamp: Filed with the court registry]`,
  'family status certificate': `
# CERTIFICATO DI STATO DI FAMIGLIA => Certificate of Family Status || Family Status Certificate || Certificate of Family Composition
L'UFFICIALE D'ANAGRAFE => THE REGISTRAR || The Registrar of the Population || The Population Registrar || The Registry Officer || The registrar of vital statistics || The Registrar
Visti gli atti d'ufficio => Having examined the official records || In view of the official records || Having seen the office records || Based on the official records || Having reviewed the official records
certifica che la famiglia anagrafica è composta come segue: => certifies that the registered family is composed as follows: || certifies that the family as registered is composed as follows: || certifies that the registered household is composed as follows:
| Cognome e nome | Rapporto di parentela | Data di nascita | Stato civile | => | Surname and given name || Surname and name || Last name and first name | Relationship || Degree of kinship || Kinship || Family relationship | Date of birth | Marital status || Civil status |
| BONETTI Paolo | Intestatario scheda | 17/02/1975 | coniugato | => | BONETTI Paolo | Head of household || Holder of the record || Registered head of family || Head of the household || Card holder | February 17, 1975 | married |
| ZANCA Elena | Moglie | 05/06/1978 | coniugata | => | ZANCA Elena | Wife | June 5, 1978 | married |
| BONETTI Sofia | Figlia | 22/09/2009 | nubile | => | BONETTI Sofia | Daughter | September 22, 2009 | single || unmarried |
Indirizzo :: Via Garibaldi 18, int. 4 => Address :: Via Garibaldi 18, int. 4 || Via Garibaldi 18, Apt. 4
Residente in questo Comune dal :: 01/07/2004 => Resident in this Municipality since || Resident of this municipality since || Resident in this municipality since || Residing in this municipality since :: July 1, 2004
Imposta di bollo assolta in modo virtuale => Stamp duty paid virtually || Stamp duty paid electronically || Stamp tax paid virtually || Stamp duty paid by virtual means || Stamp tax paid electronically
Documento firmato digitalmente => Document signed digitally || Digitally signed document || Document digitally signed`,
  'high school diploma': `
# DIPLOMA DI SUPERAMENTO DELL'ESAME DI STATO => Diploma of Passing of the State Examination || Diploma for Passing the State Examination || State Examination Diploma || Diploma of Passing the State Examination || Diploma Certifying the Passing of the State Examination
Ministero dell'Istruzione, dell'Università e della Ricerca => Ministry of Education, Universities and Research || Ministry of Education, University and Research
Liceo Scientifico Statale "Galileo Galilei" => State Scientific High School "Galileo Galilei" || "Galileo Galilei" State Scientific High School || Galileo Galilei State Scientific High School
Conferito a :: Davide Righetti => Awarded to || Conferred on || Conferred upon :: Davide Righetti
Nato a Trento il 15 marzo 1998 => Born in Trento on March 15, 1998
Punteggio complessivo :: ottantasette/100 => Total score || Overall score :: eighty-seven/100 || 87/100
Credito scolastico :: 21 => School credit || School credits || Academic credit :: 21
Lingua straniera :: Inglese => Foreign language :: English
Materia :: Storia dell'arte => Subject :: History of art || Art history
Il Presidente della Commissione => The President of the Commission || The Chair of the Board || The Chair of the Examination Board || The President of the Board || The Chair of the Commission
Il Dirigente Scolastico => The Principal || The School Principal || The Headmaster || Principal || School Principal
Rilasciato il 10 ottobre 2017 => Issued on October 10, 2017`,
};
