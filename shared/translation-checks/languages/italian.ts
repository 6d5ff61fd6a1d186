import type { LanguageRules } from './rules.ts';

export const italian: LanguageRules = {
  growth: 1,
  sex: { m: 'egli|il signor', f: 'ella|la signora' },
  declinesNames: false,
  beforePlaces:
    'nato a|nata a|residente in|residente a|comune di|tribunale di|morto a|morta a|città di|provincia di|celebrato in',
  honorifics:
    'sig sigg signor signora signori signorina dott dottssa ing avv arch rag geom prof profssa rev don egr gent spett',
  meanings: `
# negation
not | non né nessun nessuno nessuna senza mai nulla niente neppure nemmeno neanche no ~ analfabet* apirettic* afebbril* sfebbrat* asintomatic* disoccupat* incensurat* anonim* ignot* sconosciut* illeggibil* invalid* annull* null* rifiut* respint* rigett* esent* esenzion* assent* assenz* mancan* mancat* manca salvo eccetto gratuit* vietat* impossibil* incapac* inidone* inesist* priv* libero libera liber* celibe nubile negativ* vuot* bianco zero esclus* infondat* irreperibil* innocen* inammissibil* ignora ignorano
- | non_solo senza_pregiudizio non_oltre senza_indugio senza_ritardo
# kin
mother | ~ maternità
father | ~ paternità
mother | madre madri mamma ~ genitori genitore
father | padre padri papà ~ genitori genitore
parents | genitori genitore paternità_e_maternità
son | figlio figli ~ figliolo
daughter | figlia figlie ~ figli
child | bambino bambina bambini neonato neonata minore minori figlio figlia figli prole ~ figlie
brother | fratello fratelli germano
sister | sorella sorelle germana ~ fratelli
husband | marito mariti sposo ~ coniuge coniugi sposi
wife | moglie mogli sposa ~ coniuge coniugi sposi
spouse | coniuge coniugi sposi sposo sposa nubendi nubendo ~ marito moglie
grandmother | nonna nonne ava ~ nonni
grandfather | nonno avo ~ nonni
grandparents | nonni avi
grandson | nipote nipoti
granddaughter | nipote nipoti
uncle | zio zii
aunt | zia zie
nephew | nipote nipoti
niece | nipote nipoti
cousin | cugino cugina cugini cugine
godfather | padrino
godmother | madrina
stepfather | patrigno
stepmother | matrigna
mother-in-law | suocera
father-in-law | suocero
son-in-law | genero
daughter-in-law | nuora
brother-in-law | cognato
sister-in-law | cognata
guardian | tutore tutrice curatore curatrice amministratore_di_sostegno
- | madre_lingua madrelingua padre_nostro
# side
paternal | paterno paterna paterni paterne
maternal | materno materna materni materne
- | scuola_materna lingua_materna
# gender
male | maschio maschile maschi uomo uomini
female | femmina femminile femmine donna donne
# civilStatus
single | celibe celibi nubile nubili stato_libero
married | coniugat* sposat* matrimon*
divorced | divorziat* divorzio
widowed | vedov*
separated | separat* separazione
- | separazione_dei_beni
# nation
italy | italia italian*
france | francia francese francesi
germany | germania tedesc*
spain | spagna spagnol*
portugal | portogallo portoghes*
brazil | brasile brasilian*
switzerland | svizzera svizzer*
usa | stati_uniti statunitens* american* stati_uniti_d_america usa
uk | regno_unito britannic* ingles* inghilterra
argentina | argentin*
albania | albania albanes*
romania | romania rumen*
morocco | marocco marocchin*
poland | polonia polacc*
ukraine | ucraina ucrain*
russia | russia russ*
china | cina cines*
japan | giappone giappones*
# month
january | gennaio
february | febbraio
march | marzo
april | aprile
may | maggio
june | giugno
july | luglio
august | agosto
september | settembre
october | ottobre
november | novembre
december | dicembre
# weekday
monday | lunedì lunedi
tuesday | martedì martedi
wednesday | mercoledì mercoledi
thursday | giovedì giovedi
friday | venerdì venerdi
saturday | sabato
sunday | domenica ~ pasqua pentecoste
# dayPart
morning | mattina mattino antimeridiane antimeridiana
afternoon | pomeriggio pomeridiane sera
night | notte mezzanotte
# currency
eur | euro eur €
usd | dollaro dollari usd us$ $
lira | lira lire
chf | franco_svizzero franchi_svizzeri chf
# annulment
annulled | annullat* annullamento nullo nullità revocat*
dissolved | sciolto sciolta scioglimento
- | nulla_osta
# verdict
acquitted | assolto assolta assoluzione
convicted | condannato condannata condanna condanne
- | bollo_assolta bollo_assolto imposta_assolta obbligo_assolto
# mention
apostille | apostille apostilla postilla
legalized | legalizz*
illegible | illeggibil*
# office
registrar | ufficiale_dello_stato_civile ufficiale_di_stato_civile ufficiale_d_anagrafe ~ ufficiale
clerk | cancelliere cancelleria ~ segretario funzionario
judge | giudice giudici magistrato
notary | notaio notaia notai
prosecutor | procuratore pubblico_ministero
mayor | sindaco sindaca
minister | ministro ministra
consul | console
# dateKind
issue | rilasciat* rilascio emess* emissione
expiry | scadenza scade valid*_fino
birth | nascita nato nata nati
death | morte decesso decedut* deceduto mort*
marriage | matrimonio sposat* coniugat*
divorce | divorzio divorziat*
registration | registraz* iscritt* iscrizione trascritt*
start | inizio
end | fine
# bookPart
volume | volume registro libro
page | pagina foglio pag
entry | atto
`,
  grammar: `a ad agli ai al alla alle allo anche avanti avendo che chi ci come con considerato contro da dagli dai dal dalla dalle dallo de dei del della delle dello
    di dinanzi dopo dove due durante e ed egli ella era essendo essi fatto fra fu gli ha hanno i il in inoltre io la le lei lo loro ma mediante mentre ne
    negli nei nel nella nelle nello nessun nessuna noi non o oltre ove per perche pertanto piu poi presso prima qualora quale quando quanto quella quello
    questa questo qui se secondo sensi si sia sono sopra sotto su sua sue sugli sui sul sulla sulle suo suoi tra tutti un una uno visto vista
    addi atto attesta certifica certificato dichiara dichiarano rilasciato rilasciata letto iscritto trascritto registrato`,
  papers: `nascita matrimonio morte comune ufficio stato civile ufficiale atto estratto certificato copia integrale registro parte serie numero anno cognome nome padre
    madre sposo sposa marito moglie figlio figlia nato nata celibe nubile coniugato coniugata divorziato divorziata vedovo vedova cittadinanza
    professione residenza residente provincia regione via piazza citta luogo giorno mese ore gennaio febbraio marzo aprile maggio giugno luglio agosto
    settembre ottobre novembre dicembre lunedi martedi mercoledi giovedi venerdi sabato domenica firma timbro bollo rilasciato rilasciata annotazioni
    annotazione testimone testimoni dichiarante tribunale sentenza cancelliere casellario giudiziale procura diploma laurea scuola universita
    voto voti materia esame esami conto banca saldo bonifico importo con che dal dalla degli dei del della delle di gli il nel nella per sono una`,
  topics: {
    health: `salute sanit* malatt* medic* ospedal* pazient* diagnos* sintom* cura cure chirurg* psic* depress* disabil* invalid* gravid* parto aborto hiv aids cancro
      tumor* diabet* epilep* allerg* vaccin* sindrom* tossic* droga droghe alcol* ferit* sord* cieco cieca terap* cronic*`,
    crime: `crimin* reato reati delitt* penal* condann* carcer* detenut* reclus* imputat* colpevol* polizia omicid* furt* rapin* truff* violenz* violent* abus* minacc*
      frod* corruz* casellario stupefacent* arrest* indagat*`,
    religion: `relig* chiesa parrocch* cattolic* protestant* battes* battezz* cristian* ebre* sinagog* musulman* islam* mosche* buddis* sacerdot* pastore vescov* dioces* dio`,
    address: `via viale piazza corso domicil* residen* indirizz* abitaz* abita cap vicolo quartiere appartament* civico`,
  },
};
