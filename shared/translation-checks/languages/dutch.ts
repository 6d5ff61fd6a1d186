import type { LanguageRules } from './rules.ts';

export const dutch: LanguageRules = {
  growth: 0.95,
  sex: { m: 'de heer|meneer', f: 'mevrouw|mejuffrouw' },
  declinesNames: false,
  beforePlaces:
    'te|in|gemeente|geboren te|overleden te|wonende te|woonachtig te|provincie|arrondissement|stad|opgemaakt te|gedaan te',
  honorifics: 'heer mevrouw mevr mw dhr mr drs ir ing prof mejuffrouw',
  meanings: `
# negation
not | niet geen zonder nooit noch nimmer niets niemand nergens nihil ~ onbeken* ongehuwd* ongeldig* onleesba* onbevoegd* ongegrond* onvoldoende geweiger* weiger* afgewezen afwijz* verworpen nietig* vrijgesproken vrijspraak vrijgesteld* ontbre* kosteloos gratis verbod* verbied* leeg blanco nul uitgezonderd behalve uitgeslot* negatie* ontken*
- | niet_alleen niettemin nietig_verklaard
# kin
mother | moeder moeders mama ~ ouder ouders
father | vader vaders papa ~ ouder ouders
parents | ouder ouders ~ vader moeder
son | zoon zonen zoons ~ kind kinderen
daughter | dochter dochters ~ kind kinderen
child | kind kinderen kinds minderjarige minderjarigen zuigeling pasgeborene ~ zoon dochter
brother | broer broers broeder broeders
sister | zus zussen zuster zusters
husband | echtgenoot man gehuwde_man bruidegom bruidegoms ~ echtgenoten echtgeno*
wife | echtgenote vrouw bruid bruids ~ echtgenoten echtgeno*
spouse | echtgenoten partner partners echtgenoot_of_echtgenote echtpaar ~ echtgenoot echtgenote man vrouw
grandmother | grootmoeder grootmoeders oma ~ grootouders
grandfather | grootvader grootvaders opa ~ grootouders
grandparents | grootouders
grandson | kleinzoon ~ kleinkind kleinkinderen
granddaughter | kleindochter ~ kleinkind kleinkinderen
uncle | oom ooms
aunt | tante tantes
cousin | neef nicht neven nichten
nephew | ~ neef neven
niece | ~ nicht nichten
godfather | peter peetvader
godmother | meter peettante
stepfather | stiefvader
stepmother | stiefmoeder
mother-in-law | schoonmoeder
father-in-law | schoonvader
son-in-law | schoonzoon
daughter-in-law | schoondochter
brother-in-law | zwager schoonbroer
sister-in-law | schoonzus schoonzuster
guardian | voogd voogden curator bewindvoerder wettelijk_vertegenwoordiger wettelijke_vertegenwoordiger
twin | tweeling tweelingen
- | moedertaal man_en_vrouw vrouw_en_man mannelijk geslacht
# side
paternal | vaderszijde van_vaderszijde
maternal | moederszijde van_moederszijde
# gender
male | mannelijk mannelijke m man mannen jongen
female | vrouwelijk vrouwelijke v vrouw vrouwen meisje
# civilStatus
single | ongehuwd* vrijgezel*
married | gehuwd* getrouwd* ~ huwelijk
divorced | gescheiden echtscheid*
widowed | weduwe weduwnaar verweduwd*
separated | gescheiden_van_tafel_en_bed
- | huwelijkse_voorwaarden
# nation
netherlands | nederland* koninkrijk_der_nederlanden
belgium | belg* belgië
germany | duits*
france | frans* frankrijk
italy | ital*
spain | spaans* spanje
portugal | portug*
poland | pools* polen
turkey | turk* turks*
morocco | marok*
usa | amerikaan* verenigde_staten
uk | brits* verenigd_koninkrijk engels* engeland
indonesia | indones*
russia | russ* rusland
ukraine | oekraïn* oekraïens*
romania | roemeen* roemeni*
china | chin*
# place
the-hague | den_haag s_gravenhage
antwerp | antwerpen antwerps*
ghent | gent
bruges | brugge
brussels | brussel brussels*
flanders | vlaanderen vlaams* vlaamse
paris | parijs
london | londen
rome | rome
vienna | wenen
berlin | berlijn
cologne | keulen
# month
january | januari
february | februari
march | maart
april | april
may | mei
june | juni
july | juli
august | augustus
september | september
october | oktober
november | november
december | december
# weekday
monday | maandag
tuesday | dinsdag
wednesday | woensdag
thursday | donderdag
friday | vrijdag
saturday | zaterdag
sunday | zondag
# dayPart
morning | ochtend s_ochtends voormiddag morgens
afternoon | middag s_middags namiddag
night | nacht s_nachts middernacht
# currency
eur | euro eur €
usd | dollar dollars usd $
gbp | pond_sterling gbp £
# annulment
annulled | nietig* vernietig* geannuleerd*
dissolved | ontbonden ontbind* ontbinding
# verdict
acquitted | vrijgesproken vrijspraak
convicted | veroordeel* veroordeling* schuldig
- | onschuldig*
# mention
apostille | apostille
legalized | gelegaliseerd* legalisatie*
illegible | onleesba*
seal | zegel zegels stempel stempels
signature | handtekening* ondertekend* getekend
photo | foto pasfoto
# field
mathematics | wiskunde
physics | natuurkunde
chemistry | scheikunde chemie
biology | biologie
history | geschiedenis
geography | aardrijkskunde
philosophy | filosofie wijsbegeerte
psychology | psychologie
informatics | informatica
law-study | rechtsgeleerdheid rechten nederlands_recht
economics | economie economische_wetenschappen
architecture | bouwkunde architectuur
nursing | verpleegkunde
medicine-study | geneeskunde
dentistry | tandheelkunde
pharmacy | farmacie
veterinary | diergeneeskunde
- | burgerlijke_rechten rechten_en_plichten alle_rechten
# rank
deputy | plaatsvervangend* adjunct* loco loco_burgemeester* locoburgemeester* waarnemend* vicevoorzitter*
# office
registrar | ambtenaar_van_de_burgerlijke_stand ambtenaar_der_burgerlijke_stand ~ ambtenaar
clerk | griffier* secretaris* ~ gemeentesecretaris
judge | rechter rechters kantonrechter raadsheer
notary | notaris notarissen
prosecutor | officier_van_justitie procureur* openbaar_ministerie
mayor | burgemeester*
governor | commissaris_van_de_koning gouverneur*
minister | minister ministers
consul | consul
rector | rector_magnificus rector
dean | decaan
principal | directeur directrice rector
- | secretaris_generaal
# agency
ministry-interior | ministerie_van_binnenlandse_zaken
ministry-justice | ministerie_van_justitie
ministry-foreign | ministerie_van_buitenlandse_zaken
ministry-health | ministerie_van_volksgezondheid
ministry-education | ministerie_van_onderwijs
ministry-defense | ministerie_van_defensie
ministry-finance | ministerie_van_financiën
civil-registry | burgerlijke_stand
commercial-registry | handelsregister kamer_van_koophandel
land-registry | kadaster
public-prosecutor | openbaar_ministerie parket
bar | orde_van_advocaten
notary-office | notariskantoor
tax-office | belastingdienst
social-security | sociale_verzekeringsbank uwv
immigration-office | immigratie_en_naturalisatiedienst ind
police-station | politie politiebureau
prison | gevangenis penitentiaire_inrichting
central-bank | nederlandsche_bank nationale_bank
# authority
court | rechtbank rechtbanken gerecht gerechtshof hof hoge_raad
ministry | ministerie ministeries
registry | register registers basisregistratie
university | universiteit* hogeschool faculteit
school | school scholen college lyceum
hospital | ziekenhuis* kliniek*
bank | bank banken
embassy | ambassade*
consulate | consulaat*
church | kerk parochie*
city | gemeente gemeenten stad
- | schoolstraat kerkstraat bankrekening* rechtbank_den hof_van den_haag
# courtLevel
supreme | hoge_raad hof_van_cassatie
criminal | strafrechter strafkamer strafrechtelijk*
administrative | bestuursrechter
civil | civiel* burgerlijke_zaken
- | burgerlijke_stand
# event
birth | geboorte geboorten geboorteakte ~ geboren geboortedatum geboorteplaats
death | overlijden overlijdensakte ~ overleden* weduwe weduwnaar
marriage | huwelijk huwelijken huwelijksakte ~ gehuwd* getrouwd* echtgenoot echtgenote
divorce | echtscheiding* ~ gescheiden ontbonden ontbinding
baptism | doop gedoopt* ~ peter meter
burial | begrafenis begraven ~ begraafplaats
cremation | crematie gecremeerd
adoption | adoptie geadopteerd* ~ adoptie*
naturalization | naturalisatie genaturaliseerd* ~ nederlanderschap
- | huwelijkse_voorwaarden ongehuwd*
# dateKind
issue | afgifte afgegeven verstrekt uitgegeven
expiry | geldig_tot vervaldatum einde_geldigheid
birth | geboorte geboren geboortedatum
death | overlijden overleden
marriage | huwelijk gehuwd
divorce | echtscheiding
registration | inschrijving ingeschreven registratie
start | begin aanvang ingangsdatum
end | einde einddatum
# bookPart
volume | deel boek register
page | bladzijde pagina blad folio
entry | akte aktenummer
`,
  grammar: `aan af alle alles als alsmede alsook bij blijkens daar daarna dan dat de den der deze die dit door een en er geen gelet gezien had hebben heeft het hierbij
    hij ik in indien is kan krachtens maar met na naar namens niet nog nu of om omdat onder op over overwegende reden samen sinds te ten ter tijdens tot toen tussen uit
    van vanaf verder volgens voor voorts waar waarvan wanneer was wegens werd wij wordt ze zich zij zijn zo zonder zullen aldus heden
    geboren overleden gehuwd opgemaakt ondertekend verklaart verklaard verschenen afgegeven ingeschreven`,
  papers: `geboorteakte huwelijksakte overlijdensakte akte uittreksel afschrift geboorte huwelijk overlijden gemeente burgerlijke stand ambtenaar geslachtsnaam
    voornamen voornaam achternaam naam vader moeder ouders kind zoon dochter geboren overleden gehuwd ongehuwd gescheiden weduwe weduwnaar echtgenoot
    echtgenote nationaliteit beroep woonplaats adres straat postcode land plaats datum dag maand jaar uur januari februari maart mei juni juli augustus
    oktober maandag dinsdag woensdag donderdag vrijdag zaterdag zondag geslacht mannelijk vrouwelijk handtekening stempel zegel afgegeven
    rechtbank beschikking vonnis verklaring gedrag cijferlijst cijfer vak geslaagd diploma getuigschrift universiteit bankrekening
    saldo bedrag werkgever werknemer loon het een van en met voor door bij uit niet geen zijn werd wordt deze`,
  topics: {
    health: `*gezondheid* *ziek* *medisch* *medic* *arts* *kliniek* patient* diagnos* symptom* *behandel* *operat* psych* depress* handicap* gehandicap* invalid*
      arbeidsongeschik* zwanger* bevalling* abort* hiv aids kanker* tumor* diabet* epilep* allerg* vaccin* inenting* syndroom* versla* drug* alcohol* letsel* gewond* doof blind*
      therap* chronisch* *verpleeg* curatele* *doodsoorza*`,
    crime: `*misdrij* *misdaad* crimin* delict* *straf* *veroordel* *veroordeel* *gevangen* *detent* *arrest* aangehouden *verdacht* schuldig* *politie* moord* doodslag* diefstal*
      gestolen inbraak* oplicht* fraud* *verkracht* mishandel* geweld* bedreig* misbruik* corrupt* overtreding* drugshandel* justitie* reclasser* vog`,
    religion: `*geloof* *godsdienst* relig* *kerk* paroch* kathol* protestant* hervormd* gereformeerd* gedoopt* doop* christ* jood joods* synagog* moslim* islam* moskee* boeddh* hindoe*
      pastoor* priester* dominee* bisschop* bisdom* god`,
    address: `*straat *straten *laan *plein *gracht *kade *singel adres* *wonende* woonacht* woonplaats* postcode* huisnummer* appartement* *woning* verblijf*`,
  },
};
