/** Occupations, ranks, titles and religions: `meaning | Romanian | Dutch | Turkish | Vietnamese`, as in `people.ts`. */

export const morePeopleWords = `
# work
teacher | profesor profesoară profesorul profesoara învățător* educatoare educator dascăl | leraar lerares onderwijzer* docent docente leerkracht* | öğretmen* | giáo_viên nhà_giáo
engineer | inginer inginerul ingineră inginera | ingenieur* | mühendis* | kỹ_sư
physician | medic medicul medici medicului ~ doctor doctorul | arts artsen huisarts geneesheer chirurg ~ dokter | doktor* hekim* | bác_sĩ y_sĩ ~ bs
nurse | asistent_medical asistentă_medicală asistenta_medicală infirmier* soră_medicală | verpleegkundige* verpleger* verpleegster* | hemşire* | y_tá điều_dưỡng_viên ~ điều_dưỡng
lawyer | avocat avocatul avocată avocata avocatului avocatei | advocaat advocate advocaten | avukat* | luật_sư
farmer | agricultor* țăran țărancă fermier* plugar | landbouwer* boer boerin landman veehouder* | çiftçi* rençber* | nông_dân làm_ruộng làm_nông nông_nghiệp_nghề
housewife | casnică casnica | huisvrouw* huisman ~ zonder_beroep | ev_hanımı ev_hanımıdır ev_kadını | nội_trợ
merchant | comerciant* negustor* | koopman koopvrouw handelaar handelaarster winkelier* | tüccar* esnaf* | buôn_bán thương_nhân tiểu_thương
carpenter | dulgher* tâmplar* | timmerman timmerlieden schrijnwerker* meubelmaker* | marangoz* dülger* | thợ_mộc
mason | zidar* | metselaar* | duvarcı* | thợ_xây thợ_nề thợ_hồ
baker | brutar* cofetar* | bakker* banketbakker* | fırıncı* pastacı* | thợ_làm_bánh
tailor | croitor* | kleermaker* naaister coupeuse | terzi* | thợ_may
driver | șofer* conducător_auto | chauffeur* vrachtwagenchauffeur* | şoför* sürücü | lái_xe tài_xế
mechanic | mecanic mecanicul | monteur* mecanicien* automonteur* | tamirci* makinist* | thợ_máy thợ_sửa_chữa
accountant | contabil* | boekhouder* accountant* | muhasebeci* muhasip* ~ mali_müşavir* | kế_toán
student | student studentă studenta studentul studenți elev elevă eleva elevul elevi elevului elevei studentului studentei | student studente studenten leerling* scholier* | öğrenci* | sinh_viên học_sinh
retired | pensionar* | gepensioneerd* | emekli* | hưu_trí nghỉ_hưu cán_bộ_hưu
unemployed | șomer* fără_ocupație | werkloos werkloze* | işsiz* | thất_nghiệp
worker | muncitor* | arbeider* arbeidster* | işçi* amele* | công_nhân
employee | funcționar* salariat* angajat* | werknemer* medewerker* bediende* kantoorbediende* ambtena* | memur* ~ çalışan* personel* | nhân_viên viên_chức công_chức ~ cán_bộ
soldier | soldat soldatul militar militarul militară | soldaat soldaten militair militairen | asker askeri er | bộ_đội quân_nhân
fisherman | pescar* | visser* | balıkçı* | ngư_dân
priest | preot preotul preotului paroh* | priester* pastoor* kapelaan* dominee | rahip* papaz* | linh_mục mục_sư
architect | arhitect* | architect architecte architecten | mimar mimarı | kiến_trúc_sư
electrician | electrician* | elektricien* | elektrikçi* | thợ_điện
plumber | instalator* | loodgieter* | tesisatçı* | thợ_nước
cook | bucătar* | kok kokkin koks | aşçı* | đầu_bếp
waiter | ospătar* chelner* | kelner* serveerster* ober | garson* | phục_vụ_bàn
hairdresser | frizer* coafor coafeză | kapper* kapster* | kuaför* berber* | thợ_cắt_tóc
pharmacist | farmacist* | apotheker* | eczacı* | dược_sĩ
dentist | dentist* stomatolog* medic_dentist | tandarts* | diş_hekimi* dişçi* | nha_sĩ
veterinarian | medic_veterinar veterinar* | dierenarts* | veteriner* | bác_sĩ_thú_y
journalist | jurnalist* ziarist* | journalist* | gazeteci* | nhà_báo phóng_viên
musician | muzician* muzicant* | muzikant* musicus | müzisyen* | nhạc_sĩ nhạc_công
economist | economist* | econoom econome | iktisatçı* ekonomist* | nhà_kinh_tế
sailor | marinar* | zeeman matroos matrozen zeelieden | denizci* gemici* | thủy_thủ
miner | miner minerul | mijnwerker* | madenci* | thợ_mỏ
shoemaker | cizmar* pantofar* | schoenmaker* | ayakkabıcı* kunduracı* | thợ_đóng_giày
butcher | măcelar* | slager* | kasap* | 
blacksmith | fierar* lăcătuș* | smid slotenmaker* | demirci* çilingir* | thợ_rèn thợ_khóa
gardener | grădinar* | tuinman hovenier* tuinder* | bahçıvan* | thợ_làm_vườn
painter | zugrav* pictor* | schilder schilders kunstschilder* | boyacı* ressam* | thợ_sơn họa_sĩ
midwife | moașă moașa moașei | verloskundige* vroedvrouw* | ebe ebesi | hộ_sinh nữ_hộ_sinh
salesperson | vânzător* | verkoper* verkoopster* winkelbediende* | tezgahtar* tezgâhtar* satış_elemanı* | nhân_viên_bán_hàng
pilot | pilot pilotul aviator* | piloot piloten | pilot pilotu | phi_công
weaver | țesător* | wever weefster | dokumacı* | thợ_dệt
shepherd | cioban* păstor* | herder | çoban* | 
watchmaker | ceasornicar* | horlogemaker* | saatçi* | thợ_sửa_đồng_hồ
goldsmith | bijutier* aurar* | goudsmid* juwelier* | kuyumcu* | thợ_kim_hoàn
printer | tipograf* | drukker* | matbaacı* | thợ_in
photographer | fotograf fotograful | fotograaf fotografe | fotoğrafçı* | thợ_ảnh nhiếp_ảnh_gia
librarian | bibliotecar* arhivar* | bibliothecaris* archivaris* | kütüphaneci* | thủ_thư
translator | traducător* interpret* | vertaler* tolk tolken beëdigd_vertaler | tercüman* mütercim* çevirmen* | phiên_dịch thông_dịch_viên biên_dịch
firefighter | pompier* | brandweerman brandweerlieden | itfaiyeci* | lính_cứu_hỏa
policeman | polițist* agent_de_poliție | politieagent* agent_van_politie | polis_memuru* | công_an_viên cảnh_sát_viên
postman | poștaș* factor_poștal | postbode* | postacı* | người_đưa_thư
railwayman | feroviar* ceferist* | spoorwegbeambte* | demiryolcu* | 
typist | dactilograf* | typist typiste | daktilo* | 
cleaner | îngrijitor* femeie_de_serviciu | schoonmaker* schoonmaakster* | temizlikçi* temizlik_görevlisi* | lao_công tạp_vụ
welder | sudor* | lasser lassers | kaynakçı* | thợ_hàn
programmer | programator* informatician* | programmeur* softwareontwikkelaar* | programcı* yazılımcı* | lập_trình_viên
chemist | chimist* | scheikundige* chemicus | kimyager* | 
psychologist | psiholog* | psycholoog psychologe | psikolog* | nhà_tâm_lý
actor | actor actorul actriță actrița | acteur* actrice* | oyuncu aktör* aktris* | diễn_viên
writer | scriitor* | schrijver schrijfster | yazar | nhà_văn
guard | paznic* portar | bewaker* beveiliger* | bekçi* güvenlik_görevlisi* | bảo_vệ_nghề nhân_viên_bảo_vệ
turner | strungar* | draaier metaaldraaier | tornacı* | thợ_tiện
technician | tehnician* | technicus technicien* | teknisyen* tekniker* | kỹ_thuật_viên
cashier | casier casieră casiera | kassier kassamedewerker* caissière | kasiyer* veznedar* | thu_ngân thủ_quỹ
manager-work | | bedrijfsleider* | işletmeci* | quản_lý_nghề
supervisor | maistru maistrul | ploegbaas voorman opzichter | ustabaşı* formen* | tổ_trưởng
monk | călugăr* măicuță | monnik* kloosterling* | keşiş* rahibe* | tu_sĩ nhà_sư
servant | menajeră menajera servitoare | dienstbode* dienstmeid huishoudster* | hizmetçi* | giúp_việc
surveyor | cadastrist* topograf* | landmeter* | haritacı* kadastro_teknisyeni* | trắc_địa_viên
- | medic_legist medic_legală profesor_universitar militar_comisariat centru_militar comisariat_militar serviciu_militar stagiul_militar funcționar_public agent_economic | boerenkool schildersbedrijf militaire_dienst apothekersassistente medewerker_burgerzaken ambtenaar_van_de_burgerlijke_stand ambtenaar_burgerlijke_stand ambtenaren_burgerlijke_stand de_ambtenaar | eren askerlik* askeri_mahkeme* asker_alma mimar_sinan öğretmen_lisesi* öğretmenler öğretmenevi nüfus_memuru* evlendirme_memuru* tapu_memuru* polis_merkezi* doktora* | học_sinh_giỏi sinh_viên_khóa công_nhân_viên cán_bộ_tư_pháp công_chức_tư_pháp bác_sĩ_chuyên_khoa công_nhận bảo_vệ_luận lái_xe_ô_tô giấy_phép_lái_xe
# rank
master | master masterat masterului magistru | master masteropleiding* ~ meester | yüksek_lisans* | thạc_sĩ thạc_sỹ
bachelor | licență licențiat* licenței | bachelor bacheloropleiding* ~ kandidaats | lisans lisansı lisans_diploması | cử_nhân
doctor | doctorat doctoratului ~ doctor dr | doctoraat gepromoveerd ~ doctor dr | doktora* ~ doktor dr | tiến_sĩ tiến_sỹ ~ ts
professor | profesor_universitar ~ profesor prof | hoogleraar professor ~ prof | profesör* ~ prof | giáo_sư ~ gs
deputy | adjunct adjunctul adjunctă adjunctului viceprimar* vicepreședinte* locțiitor* | plaatsvervangend* vicevoorzitter* waarnemend* locoburgemeester* adjunct* ondervoorzitter* | yardımcısı vekili | phó
apprentice | ucenic* | leerling_gezel | çırak* | thợ_học_việc
assistant | ~ asistent asistentă | ~ assistent* | ~ asistan* | ~ trợ_lý
- | director_adjunct_școlar bun_adjunct | adjunctheden | kardeş_yardımcısı avukat_vekili vekili_avukat davacı_vekili davalı_vekili vekili_av | phó_từ phó_thác
# forceRank
private | soldat_fruntaș ~ soldat | soldaat_eerste_klas ~ soldaat | ~ er | binh_nhất binh_nhì
corporal | caporal* | korporaal* | onbaşı* | hạ_sĩ
sergeant | sergent* | sergeant* | çavuş* | trung_sĩ
senior-nco | plutonier* maistru_militar | adjudant* | astsubay* başçavuş* | thượng_sĩ
second-lieutenant | sublocotenent* | tweede_luitenant | asteğmen* ~ teğmen* | thiếu_úy
first-lieutenant | | eerste_luitenant | üsteğmen* | thượng_úy
lieutenant | locotenent locotenentul | luitenant luitenants | teğmen* | trung_úy
captain | căpitan* | kapitein* | yüzbaşı* | đại_úy
major | maior maiorul | majoor* | binbaşı* | thiếu_tá
lieutenant-colonel | locotenent_colonel* | luitenant_kolonel | yarbay* | trung_tá
colonel | colonel colonelul | kolonel* | albay* | thượng_tá
inspector | inspector_de_poliție | inspecteur_van_politie | komiser* | 
superintendent | comisar comisarul comisar_șef | hoofdinspecteur commissaris_van_politie | emniyet_amiri* | 
- | căpitănia maior_vârst* | adjudant_secretaris kapitein_luitenant | erat eren | hạ_sĩ_quan thiếu_tướng
# religion
catholic | catolic* romano_catolic* greco_catolic* | katholiek* rooms_katholiek* | katolik* | công_giáo thiên_chúa_giáo
protestant | protestant* reformat* luteran* evanghelic* | protestant* hervormd* gereformeerd* luthers* nederlands_hervormd* | protestan* | tin_lành
orthodox | ortodox* | orthodox* | ortodoks* | chính_thống_giáo
muslim | musulman* islamic* | moslim* islamitisch* mohammedaans* | müslüman* islam | hồi_giáo
jewish | mozaic* evreu evreiască iudaic* | joods* israëlitisch* | musevi* yahudi* | do_thái_giáo
buddhist | budist* | boeddhist* | budist* | phật_giáo
- | | protestantse_hogeschool | islam_hukuku* | 
# colour
blue | albaștri albastru albastră | blauw* | mavi* | xanh_dương xanh_lam
green | verzi verde | groen groene | yeşil* | xanh_lá xanh_lục
brown | căprui maro șaten* | bruin bruine | kahverengi* ela esmer* kestane* | nâu
black | negru neagră negri | zwart zwarte | siyah* | đen
white | alb albă | wit witte | beyaz* | trắng
red | roșu roșie roșcat* | rood rode | kırmızı* | đỏ
- | marea_neagră cartea_verde alba_iulia crucea_roșie | rode_kruis groenlo zwartsluis blauwdruk groene_kaart | kızılay siyahi beyaz_masa | điện_biên_đen chợ_đen sổ_đỏ hội_chữ_thập_đỏ
# nation
portugal | portugal* portughez* | portugal portugees portugese | portekiz* | bồ_đào_nha
spain | spani* | spanje spaans* | ispanya* | tây_ban_nha
switzerland | elveți* | zwitser* | isviçre* | thụy_sĩ
austria | austri* | oostenrijk* | avusturya* | nước_áo
netherlands | olanda olandez* țările_de_jos | nederlander | hollanda* | hà_lan
belgium | belgia belgian* | belgië belgisch* belg | belçika* | nước_bỉ
poland | polon* polonez* | polen pools poolse | polonya* | ba_lan
hungary | ungaria maghiar* ungur* ungar* | hongarije hongaars* | macar* macaristan* | hungari
romania | român* | roemeens* roemenië | romanya* rumen* romen* | ru_ma_ni
israel | israel* | israël israëlisch* | israil* | israel
india | indian indiană | india indiase indiaas | hindistan* | ấn_độ
egypt | egipt* | egypte egyptisch* | mısır* | ai_cập
morocco | maroc marocan* | marokko marokkaans* | fas fas_uyruklu | ma_rốc
lebanon | liban libanez* | libanon libanees libanese | lübnan* | li_băng
jordan | iordani* | jordanië jordaans* | ürdün* | 
brazil | brazili* | brazilië braziliaans* | brezilya* | bra_xin
mexico | mexic mexican* | mexico mexicaans* | meksika* | mê_hi_cô
canada | canad* | canada canadees canadese | kanada* | ca_na_đa
australia | australi* | australië australisch* | avustralya* | úc
sweden | suedi* suedez* | zweden zweeds* | isveç* | thụy_điển
norway | norvegi* | noorwegen noors* | norveç* | na_uy
denmark | danemarca danez* | denemarken deens* | danimarka* | đan_mạch
finland | finland* finlandez* | finland finse | finlandiya* | phần_lan
serbia | serbi* sârb* | servië servisch* | sırbistan* sırp* | 
moldova | moldov* | moldavië moldavisch* | moldova* | 
azerbaijan = azerbaijan azerbaijani azeri | azerbaidjan* azer* | azerbeidzjan* | azerbaycan* azeri* | 
kazakhstan | kazahstan* kazah* | kazachstan* | kazakistan* kazak | 
cambodia = cambodia cambodian | cambodgia* | cambodja* | kamboçya* | campuchia
laos = laos laotian lao | laos | laos | laos | lào
malaysia | malaezia* | maleisi* | malezya* | 
singapore | singapore* | singapor* | singapur* | xin_ga_po
philippines | filipin* | filipijn* | filipin* | phi_líp_pin
pakistan | pakistan* | pakistan* | pakistan* | 
afghanistan | afgan* afganistan* | afgha* | afgan* | 
albania | alban* | albanië albanees albanese | arnavut* | 
- | indiana_jones moldova_nouă | belgerinkel poolster deense_dog | kazak_ kazakçı | lào_cai úc_nước
# kin
nephew | nepotul_de_frate nepot_de_soră ~ nepot | neef neven ~ kleinzoon | | cháu_họ
niece | nepoata_de_frate ~ nepoată nepoata nepoatei | nicht nichten ~ nichtje | | 
grandson | | kleinzoon* | torunu torun ~ torun* | cháu_nội_trai cháu_ngoại_trai ~ cháu_nội cháu_ngoại cháu
granddaughter | | kleindochter* | ~ torun* | cháu_nội_gái cháu_ngoại_gái ~ cháu_nội cháu_ngoại cháu
godfather | | peetvader peter | kirve* | cha_đỡ_đầu
godmother | | peetmoeder meter | | mẹ_đỡ_đầu
brother-in-law | | zwager* | enişte* bacanak* | anh_rể em_rể
sister-in-law | | schoonzus* | görümce* baldız* yenge* elti* | chị_dâu em_dâu
twin | gemen geamăn* | tweeling* | ikiz* | sinh_đôi song_sinh
fiance | logodnic* | verloofde* | nişanlı* | hôn_phu hôn_thê
- | | meterkast kubieke_meter vierkante_meter | | cháu_bé
`;
