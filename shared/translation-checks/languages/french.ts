import type { LanguageRules } from './rules.ts';

export const french: LanguageRules = {
  growth: 0.95,
  sex: { m: 'il est|il a|monsieur|l’intéressé', f: 'elle est|elle a|madame|l’intéressée' },
  declinesNames: false,
  beforePlaces:
    'né à|née à|demeurant à|domicilié à|domiciliée à|fait à|ville de|commune de|mairie de|tribunal de|décédé à|décédée à|instance de|judiciaire de|rectorat de|familiales de|familiales d|tribunal d|mairie d|ville d|commune d|cour d|université d|judiciaire d|préfecture de|à',
  honorifics: 'm mm mme mlle mmes mgr me monsieur madame mademoiselle messieurs mesdames maitre',
  meanings: `
# negation
not | pas aucun aucune aucuns n_y_avoir_lieu sans ni jamais rien non nul nulle nullement n_est n_a n_ont n_étaient néant ~ analphabète* apyrétique* asymptomatique* anonyme* inconnu* ignor* illisible* invalid* annul* refus* rejet* débout* dépourvu* dispens* exempt* défaut absen* hors sauf excepté gratuit* interdi* impossib* irrecevab* infondé* incap* inapt* inexist* manqu* célibataire* négati* vide blanc zéro exclu* exclus* indéterm* innocen* nullité ignore ignorent ignorait
- | non_seulement sans_préjudice sans_délai nom
# kin
mother | mère mères maman père_et_mère ~ parents filiation
father | père pères papa père_et_mère ~ parents filiation
parents | parents parent filiation père_et_mère
son | fils garçon ~ enfant enfants
daughter | fille filles ~ enfant enfants
child | enfant enfants nouveau_né nourrisson mineur mineure mineurs ~ fils fille
brother | frère frères ~ fratrie
sister | sœur sœurs soeur soeurs
husband | mari époux ~ conjoint époux futur
wife | femme épouse épouses ~ conjointe époux future
spouse | conjoint conjointe conjoints époux épouse épouses époux_et_épouse partenaire partenaires ~ mari femme
grandmother | grand_mère grands_mères grand_maman aïeule ~ grands_parents
grandfather | grand_père grands_pères aïeul ~ grands_parents
grandparents | grands_parents aïeuls
grandson | petit_fils
granddaughter | petite_fille petites_filles
uncle | oncle oncles
aunt | tante tantes
nephew | neveu neveux
niece | nièce nièces
cousin | cousin cousine cousins cousines
godfather | parrain
godmother | marraine
stepfather | beau_père
stepmother | belle_mère
mother-in-law | belle_mère
father-in-law | beau_père
son-in-law | gendre beau_fils
daughter-in-law | bru belle_fille
brother-in-law | beau_frère
sister-in-law | belle_sœur belle_soeur
guardian | tuteur tutrice curateur curatrice représentant_légal
- | langue_maternelle école_maternelle femme_de sage_femme jeune_fille nom_de_jeune_fille père_noël
# side
paternal | sœur_consanguine frère_consanguin paternel paternelle paternels paternelles
maternal | sœur_utérine frère_utérin maternel maternelle maternels maternelles
- | langue_maternelle école_maternelle lait_maternel
# gender
male | masculin masculine homme hommes garçon
female | féminin féminine femme femmes fille
- | sage_femme jeune_fille nom_de_jeune_fille fille_de ressources_humaines
# civilStatus
single | célibataire* ~ jeune_fille
married | marié* mariage* épous* ~ uni unis
divorced | divorc*
widowed | veuf veufs veuve veuves veuvage
separated | séparé séparée séparés séparation
- | séparation_de_biens
# nation
france | france français française françaises
germany | allemagne allemand allemande allemands
italy | italie italien italienne italiens
spain | espagne espagnol espagnole
portugal | portugal portugais portugaise
brazil | brésil brésilien brésilienne
belgium | belgique belge belges
switzerland | suisse suisses helvétique
canada | canada canadien canadienne québécois québécoise
usa | états_unis américain américaine états_unis_d_amérique usa
uk | royaume_uni britannique anglais anglaise angleterre
morocco | maroc marocain marocaine
algeria | algérie algérien algérienne
tunisia | tunisie tunisien tunisienne
senegal | sénégal sénégalais sénégalaise
haiti | haïti haïtien haïtienne
poland | pologne polonais polonaise
ukraine | ukraine ukrainien ukrainienne
russia | russie russe russes
china | chine chinois chinoise
japan | japon japonais japonaise
# month
january | janvier
february | février
march | mars
april | avril
may | mai
june | juin
july | juillet
august | août aout
september | septembre
october | octobre
november | novembre
december | décembre
# weekday
monday | lundi
tuesday | mardi
wednesday | mercredi
thursday | jeudi
friday | vendredi
saturday | samedi
sunday | dimanche ~ pâques pentecôte
# dayPart
morning | matin
afternoon | après_midi soir
night | nuit minuit
# currency
eur | euro euros eur €
usd | dollar dollars usd us$ $
chf | chf franc_suisse francs_suisses
gbp | livre_sterling livres_sterling gbp £
# annulment
annulled | annul* nul_et_non_avenu nullité
dissolved | dissous dissout dissolution
# verdict
acquitted | relaxé relaxée acquitté acquittée acquittement relaxe
convicted | condamné condamnée condamne condamnés condamnation condamnations déclaré_coupable
# mention
apostille | apostille*
legalized | légalis*
illegible | illisible*
# office
registrar | officier_de_l_état_civil officier_d_état_civil ~ officier
clerk | greffier greffière greffe ~ secrétaire
judge | juge juges magistrat magistrate
notary | notaire notaires
prosecutor | procureur procureure
mayor | maire ~ adjoint
minister | ministre
consul | consul
# dateKind
issue | délivré* délivrance établi* émis émise
expiry | expiration expire validité valable_jusqu
birth | naissance né née nés
death | décès décédé* mort
marriage | mariage marié*
divorce | divorce divorcé*
registration | enregistr* inscription transcrit* dressé*
start | début
end | fin
# bookPart
volume | volume tome livre registre
page | page pages folio feuillet
entry | acte
`,
  grammar: `a afin ainsi alors apres au aucun aucune aussi autre aux avant avec avons bien car ce ceci cela celle celui ces cet cette ceux chacun chaque ci
    comme conformement considerant contre d dans de depuis des devant dont du durant elle elles en encore entre est et etait etant ete etre
    fait il ils j je jusqu l la laquelle le lequel les leur leurs lors lorsque lui mais mention meme n ne ni nos notre nous on ont ou par parmi pas
    pendant plus pour pourvu puis qu quand que qui s sa sans se selon ses si soit son sont sous suivant sur tel toute toutes tout tous un une vu y
    acte atteste certifie certifions declare declarent delivre delivree enregistre etabli etablie inscrit lecture dresse dressee`,
  papers: `naissance mariage deces mairie registre etat officier adjoint acte copie integrale extrait livret famille prenom prenoms nom
    pere mere epoux epouse conjoint fils fille enfant ne nee celibataire marie mariee divorce divorcee veuf veuve nationalite profession domicile
    commune departement arrondissement prefecture sous-prefecture rue avenue ville pays lieu heure heures jour mois annee janvier fevrier mars avril mai
    juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche signature cachet timbre delivre
    delivree certifie conforme mention marginale temoin temoins declarant tribunal jugement greffier casier judiciaire neant bulletin
    releve notes diplome licence baccalaureat lycee ecole universite moyenne matiere admis ajourne compte banque solde virement montant
    aux avec dans des du est et les leur par pour qui sans sous sur une`,
  topics: {
    health: `sante malad* medic* medec* hopital* hospital* patient* diagnos* symptom* traitement* chirurg* psych* depress* handicap* invalid* enceinte
      grossesse accouch* avort* vih sida cancer* tumeur* diabet* epilep* allerg* vaccin* syndrom* toxico* drogue* alcool* bless* sourd* aveugle* therap* chroni*`,
    crime: `crime* crimin* delit* penal* penale* condamn* prison* detenu* detention reclusion accus* coupable* polic* meurtre* homicide vol vols escroquer*
      viol violence* agress* abus* menace* fraud* corrup* infraction* casier garde-a-vue stupefiant*`,
    religion: `relig* eglise* paroiss* cathol* protestant* bapt* chretien* juif juive juifs synagog* musulman* islam* mosquee* bouddh* pretre* pasteur* eveque* dioces* dieu`,
    address: `rue rues avenue boulevard domicil* demeur* resid* adresse* impasse quartier appartement code postal chemin logement habite*`,
  },
};
