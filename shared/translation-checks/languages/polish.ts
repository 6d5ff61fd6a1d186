import type { LanguageRules } from './rules.ts';

/** Verbs of persons, whose past shows the sex. */
const verbs =
  'urodził|ukończył|uczęszczał|pracował|mieszkał|zamieszkiwał|zdał|otrzymał|służył|odbył|przystąpił|oświadczył|zeznał|uzyskał|pełnił|złożył|zawarł|podpisał|wyjechał|studiował|przebywał';

export const polish: LanguageRules = {
  growth: 1.15,
  sex: { m: `(?:${verbs})|pan`, f: `(?:${verbs})a|pani` },
  declinesNames: true,
  beforePlaces: 'w|we|miasto|urodzony w|urodzona w|gmina|powiat|sąd w',
  honorifics: 'pan pani panna panstwo p inz mgr dr hab prof lek adw mec ks',
  meanings: `
# negation
not | nie bez żaden żadna żadne żadnego żadnej żadnych nikt nigdy ani brak nic niekaran* niekaraln* ~ nie* odmów* odmow* odrzuc* oddal* zwolnion* zwolnien* nieważ* uchyl* nieobec* bezpłatn* zakaz* zabron* pust* zero wyjąt* oprócz wolny wolna wolne kawaler panna uniewinn* ujemn* negatywn* wyłącz* wyklucz*
- | nie_tylko nie_mniej nie_więcej nie_później nie_wcześniej nie_niższ* nie_wyższ* niemiec* niemc* niemieck* niezwłocznie niedziel* niniejsz* niepodległ* nieruchomoś* niektór* nieco niemowl* niebiesk* nieopodal bez_zwłoki
# kin
mother | matka matki matkę matce matką mama matek matkom matkami mamie mamę mamą mamy ~ rodzic*
father | ojciec ojca ojcu ojcem tata ojcowie ojców ojcom taty tatą ~ rodzic*
parents | rodzic* rodzicielsk*
son | syn syna synowi synem synowie synów synu synom synami ~ s dziec* dzieck*
daughter | córka córki córkę córce córką córek córkom córkami ~ c dziec* dzieck*
child | dziecko dziecka dziecku dzieckiem dzieci dziećmi noworod* małoletni* niemowl* ~ syn syna córka córki
brother | brat brata bratem bracia braci bratu braćmi braciom bracie ~ rodzeństwo
sister | siostra siostry siostrę siostrze siostrą sióstr siostrom siostrami ~ rodzeństwo
husband | mąż męża mężowi mężem mężczyzny_zawierającego ~ małżon* współmałżon* małżonek małżonka małżonkiem małżonkowi małżonków małżonkowie
wife | żona żony żonę żonie żoną żonom żonami ~ małżon* współmałżon* małżonka małżonki małżonkę małżonką małżonce małżonków małżonkowie
spouse | małżonek małżonka małżonki małżonków małżonkowie małżonkiem małżonką małżonkę małżonce małżonkowi współmałżon* narzecz* nupturien* ~ mąż żona męża żony
grandmother | babcia babcią babci babka babki babkę babką babce ~ dziadk*
grandfather | dziadek dziadka dziadkiem dziadkowi dziadku ~ dziadkowie
grandparents | dziadkowie dziadków
grandson | wnuk wnuka wnuki wnukowi wnukiem wnuku wnuków wnukowie wnukom wnukami ~ wnuczęta
granddaughter | wnuczka wnuczki wnuczce wnuczkę wnuczką wnuczek wnuczkom
uncle | wujek wuj wuja stryj stryja wujka wujkiem wujkowi wujem stryjem stryjowi stryjek stryjka
aunt | ciotka ciotki ciocia ciotce ciotkę ciotką cioci ciocię ciocią
nephew | bratanek siostrzeniec bratanka bratankowi bratankiem siostrzeńca siostrzeńcem siostrzeńcowi
niece | bratanica siostrzenica bratanicy bratanicę bratanicą siostrzenicy siostrzenicę siostrzenicą
cousin | kuzyn kuzynka kuzyna kuzynki kuzynem kuzynowi kuzynce kuzynkę kuzynką kuzyni
godfather | ojciec_chrzestny ojca_chrzestnego ojcem_chrzestnym chrzestny chrzestnego
godmother | matka_chrzestna matki_chrzestnej matką_chrzestną chrzestna chrzestną chrzestnej
stepfather | ojczym ojczyma ojczymem ojczymowi
stepmother | macocha macochy macochą macosze macochę
mother-in-law | teściowa teściowej teściową
father-in-law | teść teścia teściem teściowi teściowie
son-in-law | zięć zięcia zięciem zięciowi
daughter-in-law | synowa synowej synową
guardian | opiekun* kurator* przedstawiciel_ustawowy
# side
paternal | ze_strony_ojca od_strony_ojca
maternal | ze_strony_matki od_strony_matki
# gender
male | mężczyzna mężczyzny mężczyzn męska męski męskiej chłopiec chłopca
female | kobieta kobiety kobiet żeńska żeński żeńskiej dziewczynka dziewczynki
# civilStatus
single | kawaler kawalera panna panny wolny wolna stanu_wolnego nieżonaty niezamężna bezżenny
married | żonaty żonatego zamężna zamężnej małżeńst* zaślub* poślub* ~ żona
divorced | rozwied* rozwod* rozwód
widowed | wdowiec wdowca wdowa wdowy owdowi*
separated | separac* separow*
# nation
poland | polska polski polskie polskiej polskiego polską polskim rzeczpospolita_polska rzeczypospolitej_polskiej rp polak polka
germany | niemcy niemiec niemczech niemieck* rfn
ukraine | ukrain*
france | francj* francusk*
italy | włoch* włosk* włochy
spain | hiszpan* hiszpań*
usa | stany_zjednoczone stanach_zjednoczonych stanów_zjednoczonych amerykań* usa
uk | wielka_brytania wielkiej_brytanii brytyj* angiel* angli*
russia | rosj* rosyj*
china | chiny chinach chińsk*
brazil | brazyl*
# month
january | styczeń stycznia styczniu
february | luty lutego lutym
march | marzec marca marcu
april | kwiecień kwietnia kwietniu
may | maj maja maju
june | czerwiec czerwca czerwcu
july | lipiec lipca lipcu
august | sierpień sierpnia sierpniu
september | wrzesień września wrześniu
october | październik października październiku
november | listopad listopada listopadzie
december | grudzień grudnia grudniu
# weekday
monday | poniedział*
tuesday | wtorek wtorku
wednesday | środa środę środy
thursday | czwartek czwartku
friday | piątek piątku
saturday | sobota sobotę soboty
sunday | niedziel*
# dayPart
morning | rano
afternoon | po_południu popołudni* wieczorem
night | w_nocy nocą noc
# currency
pln | złoty złote złotych zł pln
eur | euro eur €
usd | dolar* usd us$ $
gbp | funt_szterling* funtów_szterlingów gbp £
# annulment
annulled | unieważni* uchyl* nieważn* anulow*
dissolved | rozwiąz*
# verdict
acquitted | uniewinni*
convicted | skaz* skazan*
# mention
apostille | apostill* apostille
legalized | legaliz* zalegaliz*
illegible | nieczyteln*
# office
registrar | kierownik_urzędu_stanu_cywilnego kierownik_usc kierownika_urzędu_stanu_cywilnego urzędnik_stanu_cywilnego ~ kierownik urzędnik
clerk | sekretarz* protokolant* ~ referent inspektor
judge | sędzia sędziego sędziowie sędziów
notary | notariusz* asesor_notarialny
prosecutor | prokurator*
mayor | burmistrz* prezydent_miasta wójt*
governor | wojewod*
minister | minister ministra
consul | konsul*
principal | dyrektor*
# dateKind
issue | wydan* wystawi* wydania wystawienia
expiry | ważn*_do data_ważności upływ* termin_ważności
birth | urodzen* urodzon* ur
death | zgon* zmarł* śmierc*
marriage | małżeńst* ślub* zawarc*
divorce | rozwod* rozwied*
registration | rejestrac* sporządz* zarejestrow* wpis*
start | rozpoczęc* początek
end | zakończen* koniec
# bookPart
volume | księga księgi księdze tom tomu
page | strona strony karta karty
entry | akt aktu aktów
`,
  grammar: `a aby albo ale ani az bez bowiem by byl byla bylo byly bo ci co czy dla do dnia gdy gdyz i ich im ja jak jako je jego jej jest jezeli jesli juz kazdy kiedy kto ktora
    ktore ktorego ktory ktorzy lub ma maja mimo moze na nad nastepnie nie nim niniejszy niniejszym niniejsza o od on ona one oni oraz po pod ponadto poniewaz powyzszy
    przed przez przy sa sie strona ta tak takze tam te tego tej ten to tym u w wobec wraz wszyscy wszystkie z za zas zatem ze zgodnie zgodnosc
    odpis stwierdza stwierdzam stwierdza zaswiadcza zaswiadczam oswiadcza oswiadczyl oswiadczyla wydano sporzadzono wpisano podpisano`,
  papers: `akt aktu urodzenia malzenstwa zgonu odpis skrocony zupelny urzad stanu cywilnego kierownik nazwisko nazwiska imie imiona rodowe ojciec ojca matka matki
    syn corka dziecko kawaler panna zonaty zamezna rozwiedziony rozwiedziona wdowiec wdowa obywatelstwo narodowosc zawod zamieszkaly zamieszkala miejsce miejscowosc data
    godzina godziny dnia miesiac rok roku stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia poniedzialek
    wtorek sroda czwartek piatek sobota niedziela podpis pieczec urzedowa oplata skarbowa wydano swiadek swiadkowie wzmianka wzmianki uwagi przypiski
    wojewodztwo powiat gmina miasto ulica numer sad rejonowy okregowy wyrok sedzia niekaralnosci zaswiadczenie swiadectwo dyplom szkola szkoly uczelnia
    uniwersytet ocena oceny przedmiot przedmioty egzamin bank konto saldo przelew kwota oraz przez jest nie dla`,
  topics: {
    health: `zdrow* chor* lekar* lekarz* szpital* pacjent* diagnoz* objaw* leczen* operac* psych* depres* niepelnospraw* inwalid* ciaz* porod* poron* hiv aids rak nowotwor*
      cukrzyc* padaczk* epilep* alerg* szczepi* szczepie* zespol* uzalezni* narkotyk* alkohol* ran* glusz* niewidom* terap* przewlek*`,
    crime: `przestep* karn* kara kary skaz* wiezie* areszt* oskarz* win* polic* zabojst* morder* kradziez* rozboj* oszust* gwalt* przemoc* naduzy* grozb* korupc* wykrocz*
      niekaraln* podejrz*`,
    religion: `relig* kosciol* parafi* katolick* protestan* chrzest* chrzt* ochrzcz* chrzesci* zyd* synagog* muzulman* islam* meczet* budd* ksiadz* ksiedz* pastor* biskup* diecez* bog boga wyznan*`,
    address: `ulica ulicy ul aleja al adres* zamieszk* miejsce zameldow* osiedle mieszkan* pobyt* kod pocztow*`,
  },
};
