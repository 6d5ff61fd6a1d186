import type { LanguageRules } from './rules.ts';

/** Words have endings, and a verb its negation inside: groups list stems. */
export const turkish: LanguageRules = {
  growth: 1.1,
  sex: { m: 'bay', f: 'bayan' },
  declinesNames: true,
  beforePlaces: 'ili|ilçesi|mahallesi|köyü',
  honorifics: 'bay bayan sn sayin bey hanim av dr prof doc',
  meanings: `
# negation
not | değil* yok yoktur olmayan olmadığı* olmadığına bulunmayan bulunmadığı* bulunmamaktadır bulunmadı* hiç hiçbir* olmamak* olmaksızın değildir yapılmamış* yapılmadı* etmemiş* etmedi* görülmedi* görülmemiş* rastlanmamış* rastlanmadı* *medi *madı *memiş *mamış *memiştir *mamıştır *memektedir *mamaktadır *mediğine *madığına *mediğini *madığını ~ *mez *maz *meyen *mayan *mediği *madığı *mediğinden *madığından *mediler *madılar *memesi *maması *memesine *mamasına *meden *madan bekar bekâr evlenmemiş* reddi* reddedil* iptal* geçersiz* okunaksız* işsiz* ücretsiz* bedelsiz* bilinmeyen* meçhul beraat* boş sıfır hariç* dışında muaf* yasak* kusursuz* süresiz*
- | yoksa yalnızca sadece komedi namaz zaman* tamam* tamamdan
# kin
mother | anne annesi annesinin anneleri ana ana_adı anası anasının anasına anneye annenin ~ ebeveyn*
father | baba babası babasının babanın babaya ~ ebeveyn*
parents | ebeveyn* anne_ve_baba ana_ve_baba anne_baba ana_baba ~ anne baba
son | oğlu oğul oğlunun oğlan ~ çocu* evlad* evlat*
daughter | kızı kızının kız_çocuğu ~ çocu* evlad* evlat* kız
child | çocuk çocuğu çocuğun çocuklar* çocukla* çocuğunun evlat* evlad* küçüğün bebek bebeğin reşit_olmayan ~ oğlu kızı
brother | erkek_kardeş* ağabey* ~ kardeş*
sister | kız_kardeş* abla* ~ kardeş*
husband | koca kocası kocasının damat damadın ~ eş eşi eşler
wife | karı karısı karısının gelin gelinin ~ eş eşi eşler kadın
spouse | eş eşi eşin eşinin eşler eşlerin eşe ~ karı koca
grandmother | büyükanne* babaanne* anneanne* nine*
grandfather | büyükbaba* dede dedesi
nephew | yeğen*
niece | yeğen*
uncle | amca* dayı* ~ enişte*
aunt | hala halası teyze* ~ yenge*
cousin | kuzen*
stepfather | üvey_baba*
stepmother | üvey_anne*
mother-in-law | kayınvalide* kaynana*
father-in-law | kayınpeder* kaynata*
son-in-law | damat* damad*
daughter-in-law | gelini
brother-in-law | kayınbirader*
guardian | vasi* veli velisi velayet* kayyım*
- | ana_dil* anadil* baba_adı_ve_soyadı kız_öğrenci kız_lisesi kızlık* ana_bilim anabilim_dalı ana_okul* anayasa*
# gender
male | erkek bay
female | kadın kız bayan
- | kızlık* kız_kardeş* erkek_kardeş*
# civilStatus
single | bekar bekâr bekarlık* evlenmemiş*
married | evli evlidir evlilik* evlendi* evlenme* evlenmiş* evlenen* evlenerek evlenip nikah* nikâh*
divorced | boşan* boşanmış*
widowed | dul
separated | ayrı_yaşa*
- | evlenme_ehliyet* mal_ayrılığı evlenmemiş*
# nation
turkey | türk* türkiye t_c tc
germany | alman*
france | fransa fransız*
italy | italya*
russia | rus* rusya*
syria | suriye*
iran | iran*
iraq | ırak*
bulgaria | bulgar*
greece | yunan*
usa | amerika* abd
uk | ingiltere* ingiliz* britanya* birleşik_krallık
georgia | gürcü* gürcistan*
ukraine | ukrayna*
china | çin*
# place
anatolia | anadolu*
istanbul | istanbul*
izmir | izmir*
paris | paris*
london | londra*
berlin | berlin*
vienna | viyana*
moscow | moskova*
rome | roma romada
cologne | köln*
munich | münih*
# month
january | ocak ocağın
february | şubat*
march | mart martın
april | nisan*
may | mayıs*
june | haziran*
july | temmuz*
august | ağustos*
september | eylül*
october | ekim ekimin
november | kasım*
december | aralık
# weekday
monday | pazartesi
tuesday | salı
wednesday | çarşamba
thursday | perşembe
friday | cuma
saturday | cumartesi
sunday | pazar
# dayPart
morning | sabah
afternoon | öğleden_sonra
night | gece geceyarısı
# currency
lira | lira* tl try ₺
eur | avro euro eur €
usd | dolar* usd $
gbp | sterlin* gbp £
# annulment
annulled | iptal* butlan* hükümsüz*
dissolved | fesih* feshe* sona_er*
# verdict
acquitted | beraat*
convicted | mahkum* mahkûm* hükümlü* cezalandırıl*
# mention
apostille | apostil*
legalized | tasdik_edil* tasdik_olun*
illegible | okunaksız* okunama*
seal | mühür* mühr* kaşe* damga*
signature | imza* imzala*
photo | fotoğraf*
# field
mathematics | matematik*
physics | fizik*
chemistry | kimya*
biology | biyoloji*
history | tarih_bölümü* tarih_dersi
geography | coğrafya*
philosophy | felsefe*
psychology | psikoloji*
law-study | hukuk_fakültesi* hukuk_bölümü*
economics | iktisat*
architecture | mimarlık*
nursing | hemşirelik*
medicine-study | tıp_fakültesi*
dentistry | diş_hekimliği*
pharmacy | eczacılık*
veterinary | veteriner*
# rank
deputy | müdür_yardımcısı* başkan_yardımcısı* bakan_yardımcısı* vali_yardımcısı* başkanvekili* müdür_vekili*
# office
registrar | nüfus_müdür* evlendirme_memur* ~ memur* müdür*
clerk | zabıt_katibi* yazı_işleri* katip* katib* kâtib*
judge | hakim* hâkim* yargıç*
notary | noter*
prosecutor | savcı* cumhuriyet_savcı*
mayor | belediye_başkan*
governor | vali valisi kaymakam*
minister | bakan bakanı
consul | konsolos konsolosu başkonsolos başkonsolosu
rector | rektör*
dean | dekan*
principal | okul_müdür* ~ müdür*
# agency
ministry-interior | içişleri_bakanlığı*
ministry-justice | adalet_bakanlığı*
ministry-foreign | dışişleri_bakanlığı*
ministry-health | sağlık_bakanlığı*
ministry-education | milli_eğitim_bakanlığı* millî_eğitim_bakanlığı*
ministry-defense | milli_savunma_bakanlığı* millî_savunma_bakanlığı*
ministry-finance | maliye_bakanlığı* hazine_ve_maliye_bakanlığı*
civil-registry | nüfus_müdürlüğü* nüfus_ve_vatandaşlık*
commercial-registry | ticaret_sicil*
land-registry | tapu_müdürlüğü* tapu_ve_kadastro* tapu_sicil*
public-prosecutor | başsavcılı* savcılı*
bar | baro barosu
tax-office | vergi_dairesi*
social-security | sosyal_güvenlik_kurumu* sgk ssk
employment-office | iş_kurumu iş_ve_işçi_bulma*
city-hall | belediye belediyesi
police-station | emniyet_müdürlüğü* polis* karakol*
prison | cezaevi* ceza_infaz_kurumu*
central-bank | merkez_bankası*
# authority
court | mahkeme* yargıtay* danıştay*
ministry | bakanlı*
registry | sicil* kütük* kütüğü* nüfus ~ defter*
university | üniversite* fakülte*
school | okul* lise lisesi ilkokul* ortaokul* kolej*
hospital | hastane*
bank | banka* bankası
embassy | büyükelçili*
consulate | konsoloslu* başkonsoloslu*
church | kilise* ~ cami*
city | belediye* il ilçe
- | il_müdürlüğ* il_nüfus* il_emniyet* il_sağlık* il_milli* il_jandarma* il_özel* *_il_müdürlüğ* ilçe_müdürlüğ* ilçe_nüfus* ilçe_emniyet* ilçe_milli* il_afet* il_tarım* okul_müdür* lise_müdür* kolej_müdür* adli_sicil* sicil_no nüfus_cüzdanı nüfusa_kayıtlı
# courtLevel
supreme | yargıtay* anayasa_mahkemesi
family | aile_mahkemesi*
criminal | ceza_mahkemesi* ağır_ceza* asliye_ceza*
administrative | idare_mahkemesi*
juvenile | çocuk_mahkemesi*
civil | asliye_hukuk* sulh_hukuk* hukuk_mahkemesi*
labor | iş_mahkemesi*
# event
birth | doğum* ~ doğan doğdu* doğmuş*
death | ölüm* vefat* ~ öldü* ölmüş* ölen dul muris*
marriage | evlilik* evlenme* nikah* nikâh* ~ evli evlendi* eş eşi
divorce | boşanma* ~ boşan*
baptism | vaftiz*
burial | defin* defned* gömül* ~ mezar*
adoption | evlat_edin* evlatlık*
naturalization | vatandaşlığa_al* ~ vatandaş*
- | evlenmemiş* doğum_yeri
# dateKind
issue | veriliş* düzenlen* verildiği verilmiştir
expiry | geçerlilik* son_geçerlilik*
birth | doğum*
death | ölüm* vefat*
marriage | evlenme* evlilik*
divorce | boşanma*
registration | tescil* kayıt
start | başlangıç* başlama*
end | bitiş* bitim*
# bookPart
volume | cilt
page | sayfa*
entry | sıra
`,
  grammar: `acaba adi ait ancak asagida bir biz bu bulunan cunku da dahi daha dahil de diger dolayi edilen edilmis en eden ek ettigi gerek gibi gore hakkinda hem her icin
    ilgili ile isbu ise itibaren kadar kendi ki mevcut nedeniyle o olan olarak oldugu olup onun oysa sayili sayin sonra su tarafindan tarih tarihinde tarihli uzere
    uzerine var ve veya ya yukarida yine zira dogmustur dogan kayitli verilmistir duzenlenmistir`,
  papers: `nufus kayit ornegi kayitli dogum olum evlenme evlilik bosanma belgesi belge cuzdani tarihi yeri adi soyadi baba ana anne esi oglu kizi cinsiyeti erkek
    kadin medeni hali bekar evli bosanmis uyrugu vatandasi vatandasligi meslegi ikametgah yerlesim adresi mahallesi sokak caddesi ilcesi ili koyu cilt aile
    sira sayfa verilis verildigi duzenleyen mudurlugu memuru muhur imza kase ocak subat nisan mayis haziran temmuz agustos eylul ekim kasim aralik
    pazartesi sali carsamba persembe cuma cumartesi saat gun yil mahkemesi karar esas hakim katip noter vekaletname adli sicil kaydi yoktur
    diploma mezuniyet ogrenci ders notu not ortalamasi basarili gecti kaldi universitesi fakultesi lisesi banka hesap bakiye tutar
    isveren maas ucret ve ile icin olan olarak tarihinde tarafindan bu bir degildir`,
  topics: {
    health: `saglik* hasta* tip tibbi hekim* doktor* tani teshis* semptom* tedavi* ameliyat* cerrah* psik* depres* engelli* ozurlu* malul* gebe* hamile*
      kurtaj* hiv aids kanser* tumor* diyabet* epilep* alerji* asi asisi sendrom* uyusturucu* alkol* bagimli* yarali* yaralan* sagir* kor terap* kronik* klinik* vesayet*`,
    crime: `suc suclu* sucu* sucun* cinayet* ceza* cezasi mahkum* hapis* tutuk* gozalt* sanik* supheli* polis* oldurme* hirsiz* calin* dolandir* tecavuz* siddet* saldir* istismar*
      tehdit* rusvet* yolsuz* sabika* adli uyusturucu* infaz* emniyet*`,
    religion: `din dini dinsel kilise* katol* protestan* ortodoks* vaftiz* hristiyan* hiristiyan* musevi* yahudi* sinagog* musluman* islam* cami* camii budis* imam* papaz* rahip* piskopos*
      alevi* sunni* allah tanri`,
    address: `adres* mahalle* mah sokak* sokagi sk cadde* cad bulvar* ikamet* yerlesim* oturan oturmakta apartman* apt daire* konut* posta`,
  },
};
