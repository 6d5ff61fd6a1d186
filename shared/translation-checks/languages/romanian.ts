import type { LanguageRules } from './rules.ts';

export const romanian: LanguageRules = {
  growth: 0.95,
  sex: { m: 'dânsul|domnul|subsemnatul', f: 'dânsa|doamna|subsemnata' },
  declinesNames: true,
  beforePlaces:
    'în|din|municipiul|orașul|comuna|satul|județul|localitatea|născut în|născută în|domiciliat în|domiciliată în|primăria|tribunalul|judecătoria',
  honorifics: 'dl dlui domnul domnului dna dnei doamna doamnei dra domnisoara ing prof av',
  meanings: `
# negation
not | nu n_a n_au n_am n_are fără nici nicio niciun niciunul niciuna nimic nimeni niciodată ne_având nefiind ~ ne* irevocabil* ireproșabil* ilizibil* ilegal* refuz* respin* inexist* lips* anulat* anulare* anulez* nul nulă invalid* scutit* gratuit* interzi* imposibil* neg* gol goală zero exclu* achit* în_afar* exceptând celibatar*
- | nu_mai_puțin nu_mai_mult nu_mai_târziu nu_numai numai nunt* număr* nepo* neces* nevo* negoc* neam* negr* nemijlocit*
# kin
mother | mama mamei mamă mame ~ părinți părinții părinților
father | tata tatăl tatălui tată tați ~ părinți părinții părinților
parents | părinte părinți părinții părinților părintele părintelui ~ filiație
son | fiu fiul fiului fii fiii fiilor ~ copil copilul copilului băiat
daughter | fiică fiica fiicei fiice fiicele ~ copil copilul copilului fată
child | copil copilul copilului copii copiii copiilor minor minorul minorului minora minorei minori nou_născut* ~ fiu fiul fiică fiica
brother | frate fratele fratelui frați frații ~ gemeni
sister | soră sora surorii surori surorile ~ gemene
husband | soț soțul soțului ~ soți soții soților
wife | soție soția soției ~ soți soții soților
spouse | soți soții soților soțul_supraviețuitor partener* cuplu* ~ soț soțul soție soția
grandmother | bunică bunica bunicii ~ bunici bunicii bunicilor
grandfather | bunic bunicul bunicului ~ bunici bunicilor
grandparents | bunici bunicilor
grandson | nepot_de_fiu nepotul_de_fiu ~ nepot nepotul
granddaughter | nepoată_de_fiu ~ nepoată nepoata
uncle | unchi unchiul unchiului
aunt | mătușă mătușa mătușii
cousin | văr vărul vărului verișor* verișoar*
godfather | naș nașul nașului
godmother | nașă nașa nașei
stepfather | tată_vitreg tatăl_vitreg
stepmother | mamă_vitregă mama_vitregă
mother-in-law | soacră soacra soacrei
father-in-law | socru socrul socrului
son-in-law | ginere ginerele
daughter-in-law | noră nora nurorii
brother-in-law | cumnat cumnatul
sister-in-law | cumnată cumnata
guardian | tutore tutorele tutorelui curator* reprezentant*_legal*
- | limba_maternă limbă_maternă maternă
# side
paternal | patern paternă paterni paterne din_partea_tatălui
maternal | matern maternă materni materne din_partea_mamei
- | limba_maternă limbă_maternă
# gender
male | masculin masculină bărbat bărbatul bărbați bărbătesc băiat
female | feminin feminină femeie femeia femei femeiesc fată
# civilStatus
single | necăsătorit* celibatar* burlac*
married | căsătorit* căsători*
divorced | divorț* divorțat*
widowed | văduv văduvă văduvul văduva văduvei
separated | separat_în_fapt separați_în_fapt despărțit*
- | necăsătorit* separație_de_bunuri
# nation
romania | român* româniei română române
moldova | moldov* moldovean*
germany | german*
italy | itali*
spain | spani*
france | franc* franț* francez*
hungary | ungar* maghiar* ungur*
ukraine | ucrain*
russia | rus rusă rusia rusiei rusesc sovietic*
usa | american* statele_unite sua
uk | britanic* englez* marea_britanie anglia
turkey | turc* turci*
bulgaria | bulgar*
greece | grec* greci*
austria | austri*
israel | israel*
china | chin*
# place
bucharest | bucurești* bucureștiului
paris | paris
london | londra londrei
rome | roma romei
vienna | viena vienei
berlin | berlin berlinului
munich | münchen
moscow | moscova moscovei
istanbul | istanbul*
# month
january | ianuarie
february | februarie
march | martie
april | aprilie
may | mai
june | iunie
july | iulie
august | august
september | septembrie
october | octombrie
november | noiembrie
december | decembrie
- | mai_mult mai_mulți mai_multe mai_puțin mai_sus mai_jos mai_mare mai_mic nu_mai cel_mai cea_mai numai
# weekday
monday | luni
tuesday | marți
wednesday | miercuri
thursday | joi
friday | vineri
saturday | sâmbătă
sunday | duminică
- | luni_de șase_luni trei_luni două_luni luni_închisoare ani_și_luni
# dayPart
morning | dimineața dimineață
afternoon | după_amiază după_amiaza
night | noapte noaptea
# currency
ron | leu lei ron
eur | euro eur €
usd | dolar dolari usd $
gbp | lire_sterline liră_sterlină gbp £
# annulment
annulled | anulat* anulare* anulez* anulează anulării nulitate*
dissolved | desfac* desfăcut* desfăcută
# verdict
acquitted | achit*
convicted | condamn*
# mention
apostille | apostil*
legalized | legaliz* supralegaliz*
illegible | ilizibil*
seal | ștampil* sigili* ~ l_s
signature | semnăt* semnez semnat semnată
photo | fotografi*
# field
mathematics | matematic*
physics | fizică fizicii
chemistry | chimie chimiei
biology | biologi*
history | istori*
geography | geografi*
philosophy | filosofi* filozofi*
psychology | psihologi*
informatics | informatic*
law-study | drept dreptului științe_juridice
economics | economi*
architecture | arhitectur*
nursing | asistență_medicală_generală
medicine-study | medicină medicinei medicină_generală
dentistry | medicină_dentară medicina_dentară medicinei_dentare stomatologi*
pharmacy | farmaci*
veterinary | medicină_veterinară medicina_veterinară medicinei_veterinare
- | stat_de_drept de_drept în_drept medicină_legală medicina_legală
# rank
deputy | adjunct* viceprimar* vicepreședinte* ~ loc
# office
registrar | ofițer*_de_stare_civilă ofițer*_stării_civile delegat*_de_stare_civilă ~ ofițer*
clerk | grefier* secretar* ~ referent*
judge | judecător* magistrat*
notary | notar*
prosecutor | procuror*
mayor | primar primarul primarului
governor | prefect prefectul prefectului
minister | ministru ministrul ministrului
consul | consul consulul consulului
rector | rector rectorul rectorului rectoarea
dean | decan decanul decanului decana
principal | director directorul directoarea directorului
- | secretar_de_stat
# agency
ministry-interior | ministerul_afacerilor_interne ministerul_internelor ministerul_administrației_și_internelor mai_dgep
ministry-justice | ministerul_justiției
ministry-foreign | ministerul_afacerilor_externe
ministry-health | ministerul_sănătății
ministry-education | ministerul_educației ministerul_învățământului
ministry-defense | ministerul_apărării
ministry-finance | ministerul_finanțelor
civil-registry | stare_civilă stării_civile starea_civilă
commercial-registry | registrul_comerțului
land-registry | cartea_funciară carte_funciară cadastru
public-prosecutor | parchetul parchet
bar | baroul barou
notary-office | birou*_notarial* birou*_individual*_notarial*
tax-office | administrația_finanțelor anaf
social-security | casa_de_pensii casa_națională_de_pensii
employment-office | agenția_pentru_ocuparea
city-hall | primăria primăriei primărie
police-station | poliți* secția_de_poliție
prison | penitenciar*
education-board | inspectoratul_școlar
central-bank | banca_națională
# authority
court | tribunal* judecători* instanț* curte curtea curții
ministry | minister*
registry | registr*
university | universit* facult* politehni*
school | școal* școli* liceu* gimnazi* colegiu*
hospital | spital* clinic*
bank | bancă banca băncii
embassy | ambasad*
consulate | consulat*
church | biseric* parohi*
- | curte_interioară registrul_comerțului registrului_comerțului băncii_de_date
# courtLevel
supreme | înalta_curte_de_casație
criminal | penal*
administrative | contencios_administrativ
military | tribunalul_militar
civil | secția_civilă civil civilă
- | stare_civilă stării_civile starea_civilă cazier_judiciar codul_civil
# event
birth | naștere nașteri nașterii nașterea nașterilor ~ născut* născ*
death | deces* moarte moartea morții ~ decedat* mort moartă văduv*
marriage | căsători* căsătorie căsătoriei căsătoria ~ căsătorit* soț soție soți
divorce | divorț* ~ divorțat* desfac* desfăcut*
baptism | botez* ~ naș nașă
burial | înmormânt* ~ cimitir*
adoption | adopți* adoptat* ~ adoptator*
- | necăsătorit* certificat_de
# dateKind
issue | eliberat* eliberării emis* emiterii
expiry | expir* valabil* valabilit*
birth | naștere nașteri nașterii născut*
death | deces decesului decedat*
marriage | căsători*
divorce | divorț*
registration | înregistr* înscri*
start | început*
end | sfârșit* încetăr*
# bookPart
volume | volum* registru registrul
page | pagin* fila file
entry | act actul actului
`,
  grammar: `a ai al ale am ar are as asemenea asupra au avand aceasta aceste acest acestea acesta acestui aici atunci catre ca cand care carui ce cei cel cele cu cum
    daca de deci din dintre dar drept dupa ea ei ele el este eu fara fi fie fiind fost in intre intr isi iar la le lui mai ne nici nu o or ori pe pentru
    prin potrivit precum prezenta prezentul pana sa sau se si sub sunt subsemnata subsemnatul sus toate toti un una unui urmatoarele urmare va
    certific certificat certifica declar eliberat eliberata inregistrat inregistrata s-a nascut nascuta intocmit semnat vazand admite dispune`,
  papers: `certificat nastere casatorie deces starea stare civila act acte numele nume prenumele prenume tata mama tatal mamei tatalui parinti
    sot sotie sotul sotia fiu fiica copil nascut nascuta decedat decedata casatorit casatorita divortat divortata vaduv vaduva necasatorit
    cetatenie cetatenia nationalitate ocupatia ocupatie domiciliul domiciliu localitatea judetul judet comuna orasul municipiul strada tara locul
    data anul luna ziua ora ianuarie februarie martie aprilie iunie iulie septembrie octombrie noiembrie decembrie luni marti miercuri
    joi vineri sambata duminica eliberat eliberata primaria primar ofiter semnatura stampila seria numarul nr mentiuni inregistrat
    sentinta hotarare judecatoria tribunalul cazier judiciar diploma bacalaureat licenta foaie matricola medie nota note scoala liceu
    universitatea facultatea adeverinta cont extras sold suma plata angajator salariu si sau din pentru prin este sunt dupa cu fara catre`,
  topics: {
    health: `sanata* bolna* boal* boli* medic* spital* pacient* diagnos* simptom* tratament* chirurg* psih* depresi* handicap* dizabilit* invalid* insarcinat*
      gravid* sarcin* avort* hiv sida cancer* tumor* tumoa* diabet* epilep* alergi* vaccin* sindrom* toxic* drog* alcool* ranit* rani* surd* orb orba
      terapi* cronic* interzis* clinic*`,
    crime: `crima crime crimin* delict* penal* condamn* inchis* detin* arest* reclus* acuz* vinov* polit* omor* omuc* furt* furat* inselac* viol violat* violen*
      agres* abuz* amenint* fraud* corupt* infract* cazier* droguri talhar* inculpat* suspect*`,
    religion: `relig* biseric* paroh* catolic* protestant* ortodox* botez* crestin* evre* iudai* sinagog* musulman* islam* moschee* budis* preot* pastor* episcop* dumnezeu*
      penticostal* baptist* adventist*`,
    address: `strad* str bulevard* domicil* locui* resedint* adres* alee* cartier* apartament* bloc scara cod postal sosea* locuint*`,
  },
};
