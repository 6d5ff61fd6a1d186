/** French papers held back from the rules and the phrasebook; see `paper-notation.ts`. */
export const heldFrench: Readonly<Record<string, string>> = {
  'birth record in full, Nantes': `
# COPIE INTÉGRALE D'ACTE DE NAISSANCE => Full Copy of Birth Record || Full Copy of a Birth Record || Full Copy of the Birth Record
Ville de Nantes => City of Nantes || Town of Nantes
Département de la Loire-Atlantique => Department of Loire-Atlantique || Department of the Loire-Atlantique
Acte de naissance n° 1842 => Birth record No. 1842 || Birth Record no. 1842 || Birth record no. 1842
Nom :: LE GUENNEC => Surname || Last name || Family name :: LE GUENNEC
Prénom(s) :: Maëlle, Jeanne => Given name(s) || First name(s) || Given names :: Maëlle, Jeanne
Né(e) le :: 6 février 1991 à 4 heures 20 => Born on || Date of birth :: February 6, 1991 at 4:20 || February 6, 1991 at 04:20 || February 6, 1991 at 4:20 a.m.
Lieu de naissance :: Nantes => Place of birth :: Nantes
Sexe :: féminin => Sex :: female || feminine
Mentions marginales => Marginal notes || Marginal annotations || Marginal entries
Mariée à Rezé le 12 juillet 2019 avec Bastien TANGUY. => Married in Rezé on July 12, 2019 to Bastien TANGUY. || Married at Rezé on July 12, 2019 to Bastien TANGUY. || Married in Rezé on July 12, 2019 with Bastien TANGUY.
Copie délivrée selon procédé informatisé. => Copy issued by computerized process. || Copy issued by computerized means. || Copy issued using a computerized process. || Copy issued by a computerized process.
Copie certifiée conforme => Certified true copy || Copy certified true || Certified copy
Nantes, le 3 mai 2024 => Nantes, May 3, 2024
L'officier de l'état civil par délégation => The civil registrar by delegation || Civil registrar by delegation || The Civil Registrar by delegation || The civil status officer, by delegation || Civil Registrar, by delegation || Civil registrar, by delegation
[seal] Mairie de Nantes - État civil => [Seal: Nantes City Hall - Civil Registry] || [Seal: Town Hall of Nantes - Civil status] || [Seal: City Hall of Nantes - Civil Registry] || [Seal: Town Hall of Nantes - Civil Registry]
[signature] => [Signature]`,
  'criminal record, bulletin no. 3': `
# Bulletin n° 3 du casier judiciaire => Bulletin No. 3 of the Criminal Record || Criminal Record Extract (Bulletin No. 3) || Criminal Record Bulletin No. 3 || Criminal record, bulletin No. 3 || Criminal Record, Bulletin No. 3
Ministère de la Justice => Ministry of Justice
Casier judiciaire national => National Criminal Records Office || National Criminal Record || National Criminal Record Office || National criminal records
Nom de naissance :: FERRAND => Surname at birth || Birth name || Name at birth :: FERRAND
Nom d'usage ::  => Name used || Name in use || Customary name || Name in common use || Used name || Preferred surname :: 
Prénoms :: Aurélien, Marc => Given names || First names :: Aurélien, Marc
Date de naissance :: 19/08/1986 => Date of birth :: August 19, 1986
Lieu de naissance :: 69 - Villeurbanne => Place of birth :: 69 - Villeurbanne
NÉANT => NONE || NIL || Nil || None
Aucune condamnation n'est inscrite au bulletin n° 3 de l'intéressé. => No conviction is recorded in bulletin No. 3 of the person concerned. || No conviction is entered in the person's bulletin No. 3. || No conviction is recorded in the bulletin No. 3 of the person concerned.
Le présent bulletin n'est valable que s'il porte le cachet du service. => This bulletin is valid only if it bears the stamp of the service. || This bulletin is only valid if it bears the stamp of the office.
Délivré le 2 septembre 2023 => Issued on September 2, 2023
Le magistrat chargé du casier judiciaire => The magistrate in charge of the criminal record || The judge in charge of criminal records || The magistrate in charge of criminal records`,
  'employment certificate, Senegal': `
# ATTESTATION DE TRAVAIL => Certificate of Employment || Employment Certificate || Employment Verification || Proof of Employment
République du Sénégal => Republic of Senegal
Un Peuple – Un But – Une Foi => One People – One Goal – One Faith || One People - One Goal - One Faith
Je soussigné, Ousmane DIAGNE, Directeur des ressources humaines, atteste que Madame Fatou NDIAYE est employée dans notre société depuis le 1er mars 2016. => I, the undersigned, Ousmane DIAGNE, Director of Human Resources, certify that Ms. Fatou NDIAYE has been employed by our company since March 1, 2016. || I, the undersigned, Ousmane DIAGNE, Human Resources Director, certify that Mrs. Fatou NDIAYE has been employed by our company since March 1, 2016. || I, the undersigned, Ousmane DIAGNE, Human Resources Director, attest that Ms. Fatou NDIAYE has been employed by our company since March 1, 2016.
Poste occupé :: Comptable principale => Position held || Position :: Senior accountant || Chief accountant || Head accountant || Principal accountant
Type de contrat :: CDI => Type of contract || Contract type :: Permanent contract || Permanent || Open-ended contract || Permanent (CDI)
Salaire mensuel brut :: 850.000 FCFA => Gross monthly salary || Monthly gross salary :: 850,000 CFA francs || CFAF 850,000 || 850,000 FCFA || XOF 850,000
En foi de quoi, la présente attestation lui est délivrée pour servir et valoir ce que de droit. => In witness whereof, this certificate is issued to her for all legal purposes. || In witness whereof, this certificate is issued to him/her to serve all lawful purposes. || In witness whereof, this certificate is issued for all legal intents and purposes. || In witness whereof, this certificate is issued to the person concerned for all legal purposes. || In witness whereof, this certificate is issued to serve for all legal purposes. || In witness whereof, this certificate is issued to serve all lawful purposes.
Fait à Dakar, le 14 novembre 2022 => Done at Dakar on November 14, 2022 || Done at Dakar, on November 14, 2022 || Done in Dakar on November 14, 2022 || Done at Dakar, November 14, 2022 || Done in Dakar, November 14, 2022
[stamp] Direction des Ressources Humaines => [Stamp: Human Resources Department] || [Stamp: Department of Human Resources] || [Stamp: Human Resources Directorate]
[signature] => [Signature]`,
  'university diploma, Lyon': `
# DIPLÔME DE LICENCE => Bachelor's Degree || Licence Diploma || Bachelor's Degree Diploma || Diploma of Licence || Licence (Bachelor's) Degree || Bachelor's Degree (Licence)
Université Claude Bernard Lyon 1 => Claude Bernard University Lyon 1 || Université Claude Bernard Lyon 1
Mention :: Sciences de la vie => Field || Major || Field of study || Subject area || Specialty :: Life sciences
Mention :: Assez bien => Honors || Distinction || Grade || Mention :: Fairly good || With honors || Good enough || Fairly Good || Assez bien (fairly good) || Honors
Le diplôme est délivré à Mademoiselle Chloé MERCIER, née le 30 avril 2000 à Annecy. => The degree is awarded to Miss Chloé MERCIER, born on April 30, 2000 in Annecy. || The diploma is awarded to Ms. Chloé MERCIER, born on April 30, 2000 in Annecy. || The diploma is issued to Miss Chloé MERCIER, born on April 30, 2000 in Annecy. || The diploma is awarded to Miss Chloé MERCIER, born on April 30, 2000 in Annecy.
Année universitaire :: 2020-2021 => Academic year || University year :: 2020-2021
Crédits ECTS :: 180 => ECTS credits :: 180
Le titulaire => The holder || Holder
Le Président de l'Université => The President of the University || President of the University
Le Recteur d'académie => The Rector of the Academy || Rector of the Academy || The Rector of the academic region || The rector of the academy
N° d'enregistrement :: LYON1-2021-04471 => Registration number || Registration No. || Registration no. :: LYON1-2021-04471
Ce diplôme ne peut être délivré qu'une seule fois. => This diploma can be issued only once. || This diploma may be issued only once. || This diploma can only be issued once.`,
};
