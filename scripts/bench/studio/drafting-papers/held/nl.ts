/** Dutch papers held back from the rules and the phrasebook; see `paper-notation.ts`. */
export const heldDutch: Readonly<Record<string, string>> = {
  'extract from the birth register, Utrecht': `
# UITTREKSEL UIT EEN GEBOORTEAKTE => Extract from a Birth Record || Extract from a Birth Certificate || Extract of a Birth Record || Extract of Birth Record || Extract from Birth Record
Gemeente Utrecht => Municipality of Utrecht
Aktenummer :: 1-A0872 => Record number || Certificate number || Record No. || Deed number :: 1-A0872
Geslachtsnaam :: van der Meulen => Surname || Family name || Last name :: van der Meulen
Voornamen :: Pieter Johannes => Given names || First names || Given name(s) || Forenames :: Pieter Johannes
Dag van geboorte :: 9 maart 1984 => Day of birth || Date of birth :: March 9, 1984
Plaats van geboorte :: Utrecht => Place of birth :: Utrecht
Geslacht :: mannelijk => Sex || Gender :: male
Ouder uit wie het kind geboren is :: Hendrika Bos => Parent to whom the child was born || Parent from whom the child was born || Parent who gave birth to the child || Parent of whom the child was born || Mother :: Hendrika Bos
Afgegeven op 5 juni 2023 => Issued on June 5, 2023
De ambtenaar van de burgerlijke stand => The civil registrar || The Civil Registrar || The registrar of births, deaths and marriages || Civil registrar || The Registrar of Civil Status || Registrar of the Civil Registry || The registrar of the civil registry || The Registrar
Leges voldaan => Fees paid || Fee paid
[seal] Gemeente Utrecht - Burgerlijke Stand => [Seal: Municipality of Utrecht - Civil Registry] || [Seal: Municipality of Utrecht - Civil Registry Office] || [Seal: Municipality of Utrecht - Registry of Births, Deaths and Marriages]`,
  'certificate of conduct': `
# VERKLARING OMTRENT HET GEDRAG => Certificate of Conduct || Certificate of Conduct (VOG) || Certificate of Good Conduct
Ministerie van Justitie en Veiligheid => Ministry of Justice and Security
De Minister voor Rechtsbescherming verklaart: => The Minister for Legal Protection declares: || The Minister for Legal Protection hereby declares:
Uit onderzoek is niet gebleken van bezwaren tegen afgifte. => The inquiry revealed no objections to issuance. || The investigation has revealed no objections to its issue. || The investigation revealed no objections to issuance. || The screening did not reveal any objections to the issue of this certificate. || No objections to the issue were found upon inquiry. || The investigation did not reveal any objections to issuance.
Geboortedatum :: 22-08-1992 => Date of birth :: August 22, 1992
Geboorteland :: Nederland => Country of birth :: Netherlands || The Netherlands || the Netherlands
Doel van de aanvraag :: werkrelatie => Purpose of the application || Purpose of application || Purpose of the request :: employment relationship || employment || Working relationship
Datum afgifte :: 3 november 2022 => Date of issue || Date issued :: November 3, 2022
Kenmerk :: 2022-114578 => Reference || Reference number || Ref. :: 2022-114578
Namens de Minister => On behalf of the Minister || For the Minister
Pagina 1 van 1 => Page 1 of 1`,
};
