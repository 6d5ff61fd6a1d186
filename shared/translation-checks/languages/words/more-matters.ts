/** Trades, things, rooms, roles, times and reasons: `meaning | Romanian | Dutch | Turkish | Vietnamese`, as in `people.ts`. */

export const moreMatterWords = `
# paperKind
certificate | ~ certificat* adeverinț* atestat* extras* copie | ~ attest* certificaat verklaring bewijs getuigschrift uittreksel akte afschrift | ~ belge* sertifika* suret* | ~ giấy_chứng_nhận giấy_xác_nhận chứng_chỉ trích_lục bản_sao
diploma | diplomă diploma diplomei | diploma | diploma* | bằng_tốt_nghiệp
passport | pașaport* | paspoort paspoorten | pasaport* | hộ_chiếu
invoice | factură factura facturi | factuur facturen | fatura* | hóa_đơn
receipt | chitanț* | kwitantie ontvangstbewijs | makbuz* dekont* | biên_lai biên_nhận
contract | contract contractul contractului | overeenkomst contract contracten | sözleşme* | hợp_đồng
transcript | foaie_matricolă | cijferlijst | transkript* not_döküm* | bảng_điểm học_bạ
power-of-attorney | procură procura procuri | volmacht volmachten | vekâletname* vekaletname* | giấy_ủy_quyền
license | permis_de_conducere permisul_de_conducere permisului_de_conducere | rijbewijs | sürücü_belge* ehliyet* | giấy_phép_lái_xe bằng_lái
id-card | carte_de_identitate cartea_de_identitate cărții_de_identitate | identiteitskaart identiteitsbewijs | kimlik_kart* nüfus_cüzdan* | chứng_minh_nhân_dân căn_cước_công_dân
lease | contract_de_închiriere contractul_de_închiriere | huurovereenkomst huurcontract | kira_sözleşme* kira_kontrat* | hợp_đồng_thuê
judgment | sentință sentința sentinței | vonnis beschikking | mahkeme_karar* | bản_án
vaccination | vaccin* | vaccinatie* inenting* | aşı aşısı aşılar | tiêm_chủng vắc_xin
medical-certificate | adeverință_medicală certificat_medical | medische_verklaring | sağlık_rapor* doktor_rapor* | giấy_khám_sức_khỏe
will | testament testamentul testamentului | testament | vasiyetname* | di_chúc
# trade
trade:manufacture | fabricare* producți* | fabricage productie vervaardiging | imalat* üretim* | sản_xuất chế_tạo
trade:repair | reparați* | reparatie* | onarım* tamir* tamirat | sửa_chữa
trade:transport | transport* | transport* vervoer goederenvervoer | taşımacılık nakliye* nakliyat* | vận_tải vận_chuyển
trade:construction | construcți* | bouw bouwbedrijf bouwwerken | inşaat* | xây_dựng
trade:agriculture | agricultur* agricol* | landbouw akkerbouw | tarım* çiftçilik* ziraat* | nông_nghiệp
trade:fishing | pescuit* | visserij | balıkçılık* | đánh_cá ngư_nghiệp thủy_sản
trade:catering | restaurant* alimentație_publică | horeca restaurant* | lokanta* restoran* | nhà_hàng ăn_uống
trade:consulting | consultanță | advisering adviesbureau | danışmanlık* müşavirlik* | tư_vấn
trade:leasing | închiriere_de leasing* | verhuur leasing | kiralama* | cho_thuê
goods:wood | lemn* cherestea | hout* | ahşap kereste* | gỗ
goods:steel | oțel* fier | staal ijzer metaal | çelik demir | thép sắt
goods:textile | textil* îmbrăcăminte haine | textiel kleding | tekstil* giyim* giysi* | vải may_mặc quần_áo
goods:food | alimente alimentare produse_alimentare | levensmiddelen voedingsmiddelen | gıda* | thực_phẩm lương_thực
goods:furniture | mobilă mobilier* | meubels meubilair | mobilya* | đồ_gỗ_nội_thất nội_thất
goods:machine | utilaj* mașini_unelte | machine machines | makine makineler makineleri | máy_móc
goods:vehicle | vehicul* autoturism* automobil* autovehicul* | voertuig* auto auto_s personenauto* | araç araçlar aracın araba otomobil* taşıt* | xe_ô_tô ô_tô phương_tiện_giao_thông
goods:electronics | electronice electrocasnice | elektronica elektrische_apparaten | elektronik* beyaz_eşya | điện_tử điện_máy
goods:medicine | medicament* | geneesmiddelen medicijnen | ilaç ilaçlar ilaçları | thuốc dược_phẩm
goods:building | materiale_de_construcții | bouwmaterialen | inşaat_malzeme* yapı_malzeme* | vật_liệu_xây_dựng
goods:book | cărți carte_de_specialitate | boeken boek | kitap kitaplar | sách_giáo_khoa sách_vở
goods:grain | cereale grâu porumb | graan tarwe maïs | tahıl* buğday* mısır arpa | lúa ngô
goods:cattle | bovine vaci vacă vite | runderen vee koeien | sığır* inek büyükbaş* | trâu_bò bò
goods:sheep | ovine oi caprine capre | schapen geiten | koyun* keçi* küçükbaş* | dê cừu
goods:horse | cal cai calul iapă | paard paarden merrie |  | ngựa
goods:pig | porc porci porcine | varken varkens | domuz* | lợn heo
goods:poultry | păsări_de_curte găini pui_de_carne | pluimvee kippen | kümes_hayvan* tavuk* | gia_cầm gà
goods:dog | câine câini câinele | hond honden | köpek köpeği | chó
goods:cat | pisică pisica pisici | kat katten kater | kedi kedisi | mèo
goods:weapon | armă_de_foc pistol* revolver* | vuurwapen pistool revolver geweer | ateşli_silah* tabanca* tüfek* | súng
goods:knife | cuțit* | mes messen | bıçak bıçağı bıçakla | dao
goods:phone | telefon_mobil telefon telefonul | mobiele_telefoon telefoon mobieltje | cep_telefon* telefon telefonu | điện_thoại
goods:wallet | portofel* portmoneu | portemonnee portefeuille | cüzdan* | ví
goods:bag | geantă geanta bagaj* rucsac* valiză | tas koffer rugzak handtas | çanta* bavul* valiz* | túi_xách ba_lô va_li hành_lý
goods:watch | ceas ceasul ceas_de_mână | horloge polshorloge | kol_saat* | đồng_hồ
goods:computer | calculator* laptop* | computer laptop | bilgisayar* | máy_tính máy_vi_tính
goods:money | bani banii bancnote | geld bankbiljetten | para paralar paranın | tiền_bạc
goods:gold | aur aurul | goud gouden | altın | vàng
goods:silver | argint argintul | zilver zilveren | gümüş | bạc
court-order:guardianship | instituirea_tutelei instituire_tutelă | ondercuratelestelling onder_curatele | vesayet_karar* vasi_tayin* | quyết_định_giám_hộ
court-order:protection | ordin_de_protecție | contactverbod huisverbod | koruma_karar* uzaklaştırma* | bảo_vệ_khẩn_cấp
court-order:eviction | evacuar* | ontruiming ontruimingsbevel | tahliye_karar* | trục_xuất_khỏi_nhà
court-order:attachment | poprire* sechestru* | beslag loonbeslag | haciz* haczi | kê_biên
court-order:arrest | mandat_de_arestare | aanhoudingsbevel arrestatiebevel | tutuklama_karar* yakalama_karar* | lệnh_bắt
court-order:search | mandat_de_percheziție | huiszoekingsbevel doorzoekingsbevel | arama_karar* | lệnh_khám_xét
post:general-manager | director_general directorul_general directorului_general | algemeen_directeur directeur_generaal | genel_müdür* | tổng_giám_đốc
post:department-manager | șef_de_departament șef_serviciu șef_de_serviciu | afdelingshoofd hoofd_van_de_afdeling | bölüm_müdür* birim_müdür* departman_müdür* | trưởng_phòng
post:section-manager | șef_de_secție șef_secție șef_birou | sectiehoofd | kısım_şefi şef şefi | trưởng_bộ_phận
post:deputy-manager | director_adjunct directorul_adjunct | adjunct_directeur plaatsvervangend_directeur | müdür_yardımcı* | phó_giám_đốc phó_phòng phó_trưởng_phòng
post:team-leader | șef_de_echipă șef_echipă | teamleider ploegleider | takım_lideri ekip_şefi ekip_lideri | tổ_trưởng trưởng_nhóm
post:director | ~ director* administrator* | bestuurder bestuurslid ~ directeur directrice | yönetim_kurulu_üye* ~ müdür* | giám_đốc thành_viên_hội_đồng_quản_trị
post:president | președintele_consiliului ~ președint* | bestuursvoorzitter ~ voorzitter | yönetim_kurulu_başkan* ~ başkan* | chủ_tịch_hội_đồng_quản_trị ~ chủ_tịch
post:staff | ~ funcționar* grefier* | kantoormedewerker ~ griffier secretaris | büro_eleman* ~ memur* katip* kâtip* | nhân_viên ~ thư_ký
school-post:homeroom | diriginte dirigintele diriginta | mentor klassenleraar klassenmentor | sınıf_öğretmeni sınıf_rehber* | giáo_viên_chủ_nhiệm
school-post:principal | director_de_școală directorul_școlii directoarea_școlii | schooldirecteur rector_van_de_school schoolhoofd | okul_müdürü okul_müdürlüğü | hiệu_trưởng
school-post:dean | decan* | decaan | dekan* | trưởng_khoa
school-post:rector | rector rectorul rectorului | rector_magnificus | rektör* | giám_đốc_đại_học hiệu_trưởng
school-post:secretary | secretar_școală secretara_școlii secretariatul_școlii | schoolsecretaris | okul_sekreter* | thư_ký_trường
school-post:counselor | consilier_școlar consilierul_școlar | schoolbegeleider | rehber_öğretmen* | tư_vấn_học_đường
conduct:exemplary | exemplar exemplară | voorbeeldig* | örnek_davranış* | gương_mẫu
court-tier:1 | judecători* | kantonrechter kantongerecht | sulh_hukuk* asliye* | tòa_án_nhân_dân_huyện tòa_án_nhân_dân_quận tòa_án_nhân_dân_thành_phố_thuộc_tỉnh
court-tier:2 | tribunalul_județean | rechtbank rechtbanken |  | tòa_án_nhân_dân_tỉnh
court-tier:3 | curtea_de_apel curții_de_apel curte_de_apel | gerechtshof hof_van_beroep | bölge_adliye* istinaf* | tòa_án_nhân_dân_cấp_cao tòa_phúc_thẩm
court-tier:4 | înalta_curte înaltei_curți curtea_supremă | hoge_raad hof_van_cassatie | yargıtay* | tòa_án_nhân_dân_tối_cao
deal:rent | închiri* | huurt gehuurd verhuurd verhuurt huur | kiraladı kiralamış* kiralan* kira_sözleşme* | thuê
divorce-by:agreement | divorț_prin_acord acordul_soților | echtscheiding_op_gemeenschappelijk onderling_goedvinden onderlinge_toestemming | anlaşmalı_boşan* | thuận_tình_ly_hôn
divorce-by:judgment | divorț_din_culpă divorț_pe_cale_judecătorească |  | çekişmeli_boşan* | đơn_phương_ly_hôn
land-use:field | teren_arabil arabil | akker bouwland landbouwgrond | tarla* | đất_trồng_cây
land-use:forest | pădure pădurii teren_forestier | bos bosgrond | orman ormanlık | đất_rừng
land-use:residential | intravilan curți_construcții | bouwkavel bouwgrond | konut_alan* konut_arsa* | đất_ở đất_thổ_cư
date-of:delivery | data_livrării data_predării | leveringsdatum datum_van_levering opleverdatum | teslim_tarih* | ngày_giao
date-of:payment | data_plății | betaaldatum betalingsdatum datum_van_betaling | ödeme_tarih* | ngày_thanh_toán ngày_nộp
date-of:contract | data_contractului data_încheierii | contractdatum datum_van_het_contract | sözleşme_tarih* | ngày_ký_hợp_đồng
date-of:application | data_cererii data_depunerii | aanvraagdatum datum_van_aanvraag | başvuru_tarih* | ngày_nộp_đơn
date-of:transfer | data_transferului | overdrachtsdatum datum_van_overdracht | devir_tarih* nakil_tarih* | ngày_chuyển
anesthesia:general | anestezie_generală | algehele_anesthesie narcose algehele_narcose | genel_anestezi* | gây_mê
anesthesia:local | anestezie_locală | plaatselijke_verdoving lokale_verdoving | lokal_anestezi* | gây_tê_tại_chỗ
anesthesia:spinal | rahianestezie anestezie_spinală anestezie_epidurală | ruggenprik spinale_anesthesie epidurale | spinal_anestezi* epidural | gây_tê_tủy_sống
bill:electricity | energie_electrică curent_electric | elektriciteit stroom | elektrik elektriğin elektriği elektrik_fatura* | tiền_điện điện_năng
bill:water | factura_de_apă apă_canal | water_rekening waterrekening drinkwater | su_fatura* | tiền_nước
bill:gas | gaze_naturale factura_de_gaz gaz | gas aardgas gasrekening | doğalgaz* doğal_gaz* | khí_đốt
bill:phone | factura_telefonică factură_de_telefon | telefoonrekening | telefon_fatura* | cước_điện_thoại
engineer:chemical | inginer_chimist | chemisch_ingenieur | kimya_mühendis* | kỹ_sư_hóa
engineer:agricultural | inginer_agronom | landbouwkundig_ingenieur landbouwingenieur agronoom | ziraat_mühendis* | kỹ_sư_nông_nghiệp
storey:ground | parter parterul parterului | begane_grond gelijkvloers | zemin_kat* | tầng_trệt
storey:basement | demisol demisolul subsol subsolul | souterrain kelderverdieping | bodrum_kat* | tầng_hầm
storey:top | ultimul_etaj mansard* | bovenste_verdieping zolderverdieping | en_üst_kat* çatı_katı | tầng_thượng tầng_trên_cùng
entry-act:addition | adăugare adăugat* completare* | toevoeging toegevoegd aanvulling | ekleme eklenmiş* | bổ_sung
status-of:employee | salariat salariată salariați | in_loondienst loondienst | ücretli_çalışan* | làm_công_ăn_lương
status-of:self | liber_profesionist persoană_fizică_autorizată pfa | zelfstandige zzp_er zelfstandig_ondernemer | serbest_meslek* kendi_hesabına | tự_kinh_doanh
tongue:english | limba_engleză engleză | engelse_taal engels | ingilizce* | tiếng_anh anh_văn
tongue:french | limba_franceză franceză | franse_taal frans | fransızca* | tiếng_pháp
tongue:german | limba_germană germană | duitse_taal duits | almanca* | tiếng_đức
tongue:spanish | limba_spaniolă spaniolă | spaanse_taal spaans | ispanyolca* | tiếng_tây_ban_nha
tongue:chinese | limba_chineză chineză | chinese_taal chinees | çince* | tiếng_trung tiếng_hoa
tongue:japanese | limba_japoneză japoneză | japanse_taal japans | japonca* | tiếng_nhật
tongue:arabic | limba_arabă arabă | arabische_taal arabisch | arapça* | tiếng_ả_rập
tongue:hebrew | limba_ebraică ebraică | hebreeuws | ibranice* | tiếng_do_thái
tongue:korean | limba_coreeană coreeană | koreaanse_taal koreaans | korece* | tiếng_hàn
tongue:portuguese | limba_portugheză portugheză | portugese_taal portugees | portekizce* | tiếng_bồ_đào_nha
tongue:italian | limba_italiană italiană | italiaanse_taal italiaans | italyanca* | tiếng_ý
tongue:russian | limba_rusă rusă | russische_taal russisch | rusça* | tiếng_nga
tongue:latin | limba_latină latină | latijn latijnse_taal | latince* | tiếng_la_tinh
tongue:greek | limba_greacă greacă | grieks griekse_taal | yunanca* | tiếng_hy_lạp
tongue:polish | limba_polonă poloneză | pools poolse_taal | polonyaca* | tiếng_ba_lan
tongue:ukrainian | limba_ucraineană ucraineană | oekraïens oekraïense_taal | ukraynaca* | tiếng_ukraina
relocate:in | mutare_în mutat_în | verhuisd_naar intrek |  | chuyển_đến
relocate:out | mutare_din mutat_din | verhuisd_uit uitgetrokken |  | chuyển_đi
room:bedroom | dormitor dormitoare dormitorul | slaapkamer slaapkamers | yatak_odası yatak_odalı | phòng_ngủ
room:bathroom | baie băi baia grup_sanitar | badkamer badkamers toilet | banyo banyolu tuvalet | phòng_tắm nhà_vệ_sinh
room:kitchen | bucătărie bucătăria bucătăriei | keuken keukens | mutfak mutfağı mutfakta | bếp nhà_bếp
room:living | camera_de_zi cameră_de_zi sufragerie sufrageria living | woonkamer huiskamer | salon oturma_odası | phòng_khách
room:garage | garaj garaje garajul loc_de_parcare | garage parkeerplaats | garaj garajı otopark* | nhà_để_xe ga_ra
room:cellar | pivniță pivnița boxă | kelder kelders berging | kiler | tầng_hầm_chứa
room:balcony | balcon balcoane balconul terasă | balkon balkons terras | balkon balkonu teras | ban_công sân_thượng
room:garden | grădină grădina grădinii | tuin tuinen achtertuin | bahçe bahçesi bahçeli | vườn sân_vườn
room:roof | acoperiș acoperișul | dak zolder | çatı çatısı | mái_nhà
room:office | birou birouri spațiu_de_birouri | kantoor kantoren kantoorruimte | ofis* büro bürosu | văn_phòng
room:shop | magazin magazine magazinul spațiu_comercial | winkel winkels winkelruimte | dükkân* dükkan* mağaza* | cửa_hàng
room:factory | fabrică fabrica fabricii uzină | fabriek fabrieken | fabrika* | nhà_máy
room:warehouse | hală_de_depozitare depozit_de_mărfuri | magazijn opslag loods | depo deposu ambar* | nhà_kho
dept:purchasing | achiziții departamentul_achiziții aprovizionare | inkoop inkoopafdeling | satın_alma* | phòng_mua_hàng
dept:planning | planificare | afdeling_planning | planlama* | phòng_kế_hoạch
dept:quality | calitate controlul_calității asigurarea_calității | kwaliteit kwaliteitszorg kwaliteitscontrole | kalite kalite_kontrol* | chất_lượng
dept:it | departament_it tehnologia_informației | ict_afdeling it_afdeling informatietechnologie | bilgi_işlem* bilişim* | công_nghệ_thông_tin
dept:logistics | logistic* | logistiek* | lojistik* | hậu_cần kho_vận
dept:marketing | marketing* | marketing* | pazarlama* | tiếp_thị
dept:legal | departament_juridic oficiul_juridic | juridische_afdeling juridische_zaken | hukuk_departman* hukuk_müşavir* hukuk_işleri | phòng_pháp_chế
dept:service | relații_cu_clienții serviciul_clienți | klantenservice | müşteri_hizmet* | chăm_sóc_khách_hàng
dept:general | serviciul_administrativ | facilitaire_dienst | idari_işler* | phòng_hành_chính
ward:skin | dermatolog* | dermatolog* | dermatoloji* cildiye* | da_liễu
ward:ent | orl otorinolaringolog* | kno keel_neus | kulak_burun_boğaz* kbb | tai_mũi_họng
role:victim | victimă victima victimei victime persoana_vătămată persoană_vătămată | slachtoffer* benadeelde* | mağdur* | bị_hại nạn_nhân
role:suspect | suspect suspectul suspectului inculpat* făptuitor* | verdachte* dader | şüpheli* sanık* | bị_can bị_cáo nghi_can nghi_phạm
role:respondent | pârât* intimat* | verweerder verweerster gedaagde | davalı* | bị_đơn
role:guardian | tutore tutorele tutorelui curator* | voogd voogdes curator | vasi vasisi vasiliğ* kayyım* | người_giám_hộ
role:patient | ~ bolnav* |  |  |
role:doctor | medic medicul medicului medici | arts artsen dokter huisarts | hekim* doktor doktoru tabip tabibi | bác_sĩ
role:owner | proprietar* | eigenaar eigenares eigenaren | malik maliki mal_sahibi | chủ_sở_hữu
role:principal | mandant* | volmachtgever* lastgever | müvekkil* vekâlet_veren* vekalet_veren* | bên_ủy_quyền người_ủy_quyền
role:arbitrator | expert expertul arbitru mediator* | deskundige* arbiter mediator | bilirkişi* arabulucu* | giám_định_viên trọng_tài hòa_giải_viên
reply:refuse | refuzat* refuză respins* | geweigerd afgewezen geweigerde weigert | reddedil* reddine reddetti | từ_chối bác_đơn
reply:accept | acceptat* aprobat* admis_cererea | aanvaard goedgekeurd toegewezen geaccepteerd | kabul_edil* onaylan* kabulüne | chấp_nhận chấp_thuận phê_duyệt
debt:pay | plătit* achită | betaald voldaan afgelost | ödedi ödenmiş* ödendi ödenmiştir | đã_thanh_toán đã_nộp đã_trả
debt:owe | datorează restanț* datori* | verschuldigd achterstallig* schuldig | borçlu_olduğu borcu_vardır borcu_bulunmaktadır | còn_nợ khoản_nợ
lend:lend | împrumută_pe dă_cu_împrumut | leent_uit uitgeleend | borç_verdi ödünç_verdi | cho_vay cho_mượn
lend:borrow | împrumutat_de ia_cu_împrumut | geleend leent_van | borç_aldı ödünç_aldı | vay_của mượn_của
mishap:steal | furat* sustras* furt | gestolen diefstal | çalın* hırsızlık* | trộm trộm_cắp
mishap:lose | pierdut* pierderea pierdere | verloren verlies | kayıp kaybet* zayi | mất đánh_mất thất_lạc
mishap:find | găsit* | gevonden teruggevonden | bulundu bulunmuştur bulmuş* | tìm_thấy nhặt_được
mishap:destroy | distrus* deteriorat* avariat* | vernield beschadigd vernietigd kapot | hasar* tahrip* kırıl* | hư_hỏng phá_hủy hư_hại
deed:attack | agresat* lovit* atacat* | aangevallen geslagen mishandeld | saldır* darp* yumruk* | hành_hung tấn_công
deed:threaten | amenința* | bedreigd bedreiging bedreigde | tehdit* | đe_dọa
deed:flee | fugit* a_fugit | gevlucht ontsnapt vluchtte | kaçtı kaçmış* firar* | bỏ_trốn chạy_trốn
deed:surrender | s_a_predat | meldde_zich_bij | teslim_oldu | tự_thú đầu_thú
reserve:retired | în_retragere | buiten_dienst gepensioneerd_militair |  | cựu_chiến_binh
council-of:village | consiliul_comunal |  | köy_ihtiyar_heyeti | hội_đồng_nhân_dân_xã
council-of:city | consiliul_local consiliul_municipal | gemeenteraad | belediye_meclisi | hội_đồng_nhân_dân_thành_phố
origin:foreign | străin străină străine | buitenlands* | yabancı* | nước_ngoài ngoại_ngữ
origin:native | limba_maternă | moedertaal | anadil* ana_dil* | tiếng_mẹ_đẻ
court-act:file | depus introdus_cererea formulat_cererea depusă | ingediend aangespannen | dava_açtı dava_açmış* | nộp_đơn khởi_kiện
court-act:withdraw | retras_cererea retras_plângerea renunțat_la_judecată | ingetrokken intrekking | feragat* vazgeç* | rút_đơn
party-of:complainant | persoană_vătămată | aangever aangeefster klager | müşteki* şikâyetçi* şikayetçi* | người_tố_cáo người_khiếu_nại
party-of:accused | inculpat* învinuit* | verdachte* | şüpheli* sanık* | người_bị_tố_cáo bị_cáo bị_can
adopt-side:adopter | adoptator* adoptant* | adoptant* adoptieouder* adoptiefouder* | evlat_edinen* | người_nhận_con_nuôi cha_nuôi mẹ_nuôi
adopt-side:adoptee | adoptat adoptată adoptatul adoptatului | geadopteerde adoptiekind | evlat_edinilen* evlatlık* | con_nuôi
bond:birth | biologic* firesc firească firești | biologische | biyolojik* | cha_đẻ mẹ_đẻ
alcohol:sober | neconsumat_alcool | nuchter | alkolsüz* | không_có_nồng_độ_cồn
alcohol:drunk | ebrietate beat influența_alcoolului | dronken beschonken onder_invloed | alkollü* sarhoş* | say_rượu
vote-of:for | voturi_pentru | stemmen_voor | kabul_oyu lehte | tán_thành phiếu_thuận
vote-of:against | voturi_împotrivă împotrivă | stemmen_tegen tegengestemd | ret_oyu aleyhte | phản_đối phiếu_chống
vote-of:abstain | abțineri abținut* | onthouding onthoudingen | çekimser* | không_biểu_quyết phiếu_trắng
carry:insured-kind | casco | allrisk volledig_casco | kasko* | bảo_hiểm_toàn_diện
carry:liability | răspundere_civilă rca | wettelijke_aansprakelijkheid wa | mali_sorumluluk* trafik_sigorta* | trách_nhiệm_dân_sự
police-of:military | jandarmeri* | marechaussee | jandarma* | cảnh_vệ quân_cảnh
police-of:judicial | poliția_judiciară poliția_criminală | recherche | adli_polis* cinayet_büro* | cảnh_sát_hình_sự
police-of:municipal | poliția_locală poliția_municipală | gemeentepolitie lokale_politie | zabıta* | công_an_thành_phố
police-of:traffic | poliția_rutieră | verkeerspolitie | trafik_polis* trafik_şube* | cảnh_sát_giao_thông
symptom:fever | febră febra febril* | koorts | yüksek_ateş ateşi_var | sốt
symptom:cough | tuse tusea tușește | hoest hoesten | öksürük* | cơn_ho ho_khan
symptom:vomiting | vărsătur* vomă vomita* | braken overgeven | kusma* | nôn nôn_mửa
symptom:diarrhea | diaree diareea | diarree | ishal* | tiêu_chảy
symptom:headache | cefalee dureri_de_cap durere_de_cap | hoofdpijn | baş_ağrı* | đau_đầu nhức_đầu
symptom:dizziness | amețeal* amețeli | duizelig* duizeligheid | baş_dönme* | chóng_mặt
symptom:breathless | dispnee respirație_grea | kortademig* benauwd* | nefes_darlığı* dispne | khó_thở
symptom:rash | erupție_cutanată erupții | huiduitslag uitslag_op_de_huid | döküntü* | phát_ban nổi_mẩn
mishap-of:fire | incendiu* | brand woningbrand | yangın* | hỏa_hoạn cháy
mishap-of:flood | inundați* | overstroming* | su_baskın* | lũ_lụt ngập_lụt
mishap-of:earthquake | cutremur* | aardbeving* | deprem* | động_đất
mishap-of:explosion | explozi* | explosie* ontploffing* | patlama* | vụ_nổ phát_nổ
couple:reconcile | împăca* | verzoen* | barıştı barışmış* | hòa_giải đoàn_tụ
couple:separate | despărțit* separat_în_fapt | uit_elkaar feitelijk_gescheiden | ayrı_yaş* fiilen_ayrı* | ly_thân
sibling-age:older | frate_mai_mare fratele_mai_mare sora_mai_mare soră_mai_mare | oudere_broer oudere_zus oudere_zuster | ağabey* abla ablası | anh_trai chị_gái
sibling-age:younger | frate_mai_mic fratele_mai_mic sora_mai_mică soră_mai_mică | jongere_broer jongere_zus jongere_zuster | erkek_kardeşi_küçük küçük_kardeş* | em_trai em_gái
paint:white | alb albă albe | wit witte | beyaz | màu_trắng trắng
paint:black | negru neagră negre | zwart zwarte | siyah | màu_đen đen
paint:red | roșu roșie roșii | rood rode | kırmızı | màu_đỏ
paint:blue | albastru albastră albaștri | blauw blauwe | mavi lacivert | màu_xanh xanh_dương
paint:gray | gri cenușiu | grijs grijze | gri | màu_xám
paint:silver | argintiu argintie | zilvergrijs zilverkleurig* | gümüş_rengi gümüş_gri | màu_bạc
paint:green | verde verzi | groen groene | yeşil | xanh_lá
paint:yellow | galben galbenă galbeni | geel gele | sarı | màu_vàng
# daily
favor:good | favorabil* | gunstig* positief_advies | olumlu | thuận_lợi
favor:bad | nefavorabil* | ongunstig* negatief_advies | olumsuz | bất_lợi
excuse:yes | motivat* absențe_motivate | geoorloofd* | özürlü mazeretli | có_phép có_lý_do
excuse:no | nemotivat* | ongeoorloofd* | özürsüz* mazeretsiz* | không_phép không_lý_do
revive:off | revocat* retras_permisul suspendat* | ingetrokken geschorst | iptal_edil* askıya_alın* | thu_hồi đình_chỉ tước_quyền
revive:on | repus_în restabilit* reînnoit* | hersteld teruggegeven | iade_edil* | khôi_phục cấp_lại
except:except | exceptând cu_excepția în_afară_de exceptat* | behalve uitgezonderd met_uitzondering | hariç dışında | ngoại_trừ
except:including | inclusiv incluzând | inclusief met_inbegrip | dahil dâhil | bao_gồm kể_cả
often:mostly | de_obicei de_regulă frecvent adesea | meestal doorgaans gewoonlijk vaak regelmatig | genellikle çoğunlukla sık_sık düzenli | thường thường_xuyên
weekly:every | în_fiecare_săptămână în_fiecare_zi zilnic | elke_week elke_dag iedere_week dagelijks | her_hafta her_gün | hàng_tuần hàng_ngày mỗi_tuần mỗi_ngày
weekly:alternate | o_săptămână_da la_două_săptămâni alternativ | om_de_week om_het_weekend | iki_haftada_bir | cách_tuần
early:early | anticipat* prematur* înainte_de_termen | vervroegd* voortijdig* vooraf te_vroeg | erken vaktinden_önce önceden | sớm trước_hạn
early:late | întârzi* cu_întârziere tardiv* | te_laat laattijdig* vertraging | geç geç_kal* gecikme* gecikmeli | muộn trễ quá_hạn
early:on-time | la_timp în_termen_legal la_termen | op_tijd tijdig* stipt | zamanında süresinde vaktinde | đúng_hạn đúng_giờ
arms:armed | înarmat* | gewapend gewapende | silahlı* | có_vũ_khí vũ_trang
arms:unarmed | neînarmat* | ongewapend* | silahsız* | không_có_vũ_khí
smoke:yes | fumător fumătoare fumează | rookt roker rookster | sigara_içiyor sigara_kullanıyor sigara_içen | hút_thuốc
smoke:no | nefumător nefumătoare nu_fumează | niet_roker rookt_niet | sigara_içmiyor sigara_kullanmıyor sigara_içmeyen | không_hút_thuốc
learn:suspended | exmatriculat* suspendat_de_la | geschorst van_school_gestuurd | uzaklaştırma* | đình_chỉ_học
shift-of:morning | schimbul_de_dimineață tura_de_dimineață cursuri_de_dimineață | ochtenddienst vroege_dienst | sabah_vardiya* sabahçı | ca_sáng buổi_sáng
shift-of:afternoon | schimbul_de_după_amiază tura_de_după_amiază | middagdienst late_dienst | öğleden_sonra_vardiya* öğlenci | ca_chiều buổi_chiều
shift-of:day | schimbul_de_zi tura_de_zi cursuri_de_zi | dagdienst dagopleiding | gündüz_vardiya* gündüzlü | ca_ngày
shift-of:night | schimbul_de_noapte tura_de_noapte cursuri_serale | nachtdienst avondonderwijs avondschool | gece_vardiya* ikinci_öğretim | ca_đêm
own-will:own | la_cererea_sa cererea_proprie din_proprie_inițiativă | op_eigen_verzoek eigen_verzoek uit_vrije_wil vrijwillig | kendi_isteği* kendi_rızası* istifa* | theo_nguyện_vọng tự_nguyện
own-will:other | din_inițiativa_angajatorului concediat* constrâns* | op_initiatief_van_de_werkgever onder_dwang gedwongen | işveren_tarafından zorla | bị_sa_thải bị_ép
staff:regular | angajat_permanent titular* | vaste_medewerker vast_dienstverband | kadrolu* | nhân_viên_chính_thức biên_chế
staff:contract | angajat_contractual | tijdelijke_medewerker | sözleşmeli* | lao_động_hợp_đồng
staff:part-time | timp_parțial fracțiune_de_normă part_time | deeltijd parttime | yarı_zamanlı* kısmi_süreli* | bán_thời_gian
staff:intern | stagiar stagiară | stagiair* stage | stajyer* staj stajı stajını | thực_tập_sinh thực_tập
only:only | doar numai exclusiv | slechts uitsluitend alleen | yalnızca sadece yalnız | duy_nhất
only:also | de_asemenea totodată ~ și | eveneens bovendien tevens ~ ook | ayrıca ~ da de dahi | ngoài_ra đồng_thời ~ cũng và
past:future | viitor viitoare viitorul | toekomstig* aanstaande | müstakbel gelecek | tương_lai sắp_tới
same:same | același aceeași aceiași aceleași | dezelfde hetzelfde zelfde | aynı | giống_nhau
same:different | diferit* alt altă alte alți altul alta | ander andere anders verschillend* | farklı başka diğer | khác
success:no | fără_succes nereușit* | zonder_succes mislukt | başarısız* | không_thành thất_bại
hospital:in | internat* internare* | opgenomen opname ziekenhuisopname | yatırıl* yatış* hastaneye_yat* | nhập_viện
hospital:out | externat* externare* | ontslagen_uit ontslag_uit ontslagdatum | taburcu* | xuất_viện ra_viện
hospital:moved | transferat* | overgeplaatst doorverwezen | sevk_edil* | chuyển_viện
care:alive | născut_viu născută_vie în_viață | levend levende in_leven | sağ_doğ* canlı hayatta | còn_sống sinh_sống
care:stillborn | născut_mort născută_moartă | doodgeboren levenloos | ölü_doğ* | chết_lưu
mood:can | apt aptă | geschikt arbeidsgeschikt | elverişlidir ehliyetlidir | đủ_khả_năng đủ_sức_khỏe
mood:cannot | inapt inaptă incapabil* | ongeschikt arbeidsongeschikt* | elverişsiz* ehliyetsiz* iş_göremez* | mất_năng_lực không_đủ_sức_khỏe
worth:new | nou | nieuw nieuwe | sıfır_km | xây_mới
worth:used | second_hand uzat rulat* | tweedehands gebruikt gebruikte | ikinci_el kullanılmış | đã_qua_sử_dụng
street:public | drum_public drumuri_publice | openbare_weg | kamuya_açık_yol | đường_công_cộng
street:home | la_domiciliu acasă | thuis woning | evde evinde konut | tại_nhà nhà_riêng
street:work | loc_de_muncă locul_de_muncă | werkplek | işyeri* iş_yeri* | nơi_làm_việc
street:hospital | spital spitalul spitalului spitale clinica maternitat* | ziekenhuis* kliniek* | hastane* klinik* | bệnh_viện nhà_hộ_sinh
reason:family | motive_familiale | familieomstandigheden | ailevi* | lý_do_gia_đình
reason:personal | motive_personale | persoonlijke_redenen | kişisel_neden* şahsi_neden* | lý_do_cá_nhân
reason:work | motive_profesionale interes_de_serviciu | zakelijke_redenen | iş_nedeniyle | lý_do_công_việc
reason:accident | accident accidentul accidental* | ongeval ongeluk | kaza kazası kazada | tai_nạn
reason:suicide | sinucidere* suicid | zelfmoord zelfdoding | intihar* | tự_tử tự_sát
help:alone | neînsoțit neînsoțită | zonder_begeleiding | refakatsiz* yalnız_başına | một_mình
help:with | însoțit însoțită împreună | vergezeld begeleid samen | refakat* birlikte | cùng_với đi_cùng
speech:electronic | electronic electronică online | elektronisch* digitaal digitale online | elektronik* internet_üzerinden | điện_tử trực_tuyến
pay-by:card | card_bancar cu_cardul | bankpas creditcard pinpas | kredi_kart* banka_kart* | thẻ_tín_dụng thẻ_ngân_hàng
pay-by:installments | rate în_rate eșalonat* | termijnen in_termijnen | taksit* | trả_góp
pay-by:lump | plată_unică integral_într_o | in_één_keer ineens eenmalige_betaling eenmalig | peşin tek_seferde | một_lần
fee:paid | contra_cost cu_plată cu_taxă | tegen_betaling betaald_onderwijs | ücretli* | có_thu_phí có_phí
open-air:single | numai_dus | enkele_reis | tek_yön* gidiş_bileti | một_chiều
open-air:return | dus_întors | retour heen_en_terug | gidiş_dönüş* | khứ_hồi
sub:main | principal principală principali | belangrijkste |  | chủ_yếu
sub:secondary | secundar secundară supleant* suplimentar* | plaatsvervangend* aanvullend* ~ middelbaar middelbare voortgezet | yedek ~ orta ortaöğretim lise | dự_khuyết ~ trung_học
day-of:today | astăzi azi data_de_azi | vandaag heden | bugün bugünkü | hôm_nay
day-of:yesterday | ieri | gisteren | dün | hôm_qua
day-of:tomorrow | mâine a_doua_zi ziua_următoare | volgende_dag | yarın ertesi_gün | ngày_mai hôm_sau
day-kind:holiday | sărbător* zi_liberă zile_libere | feestdag feestdagen | resmî_tatil resmi_tatil* bayram* | ngày_lễ
hire:in | angajat_în angajată_în s_a_angajat | in_dienst_getreden in_dienst | işe_gir* işe_başla* işe_alın* | vào_làm tuyển_dụng
hire:out | a_plecat_din încetat_activitatea | uit_dienst uit_dienst_getreden | işten_ayrıl* işten_çık* | nghỉ_việc thôi_việc
office-turn:out | cu_mandat_încheiat | aftredend* vertrekkend* | görevi_devreden* | mãn_nhiệm
office-turn:in | nou_ales noul_ales | nieuwgekozen nieuw_benoemd* | yeni_seçilen* | mới_đắc_cử
contract-life:extend | prelungit* prelungire* reînnoit* | verlengd verlenging | uzatıl* yenilen* | gia_hạn
contract-life:end | reziliat* rezilier* încetare* încetat* | beëindigd beëindiging opgezegd ontbonden | feshedil* fesih feshi sona_er* | chấm_dứt
paper-date:issue | data_eliberării data_emiterii | datum_van_afgifte afgiftedatum | düzenlenme_tarih* veriliş_tarih* | ngày_cấp
paper-date:expiry | data_expirării valabil_până_la | geldig_tot vervaldatum | geçerlilik_tarih* son_geçerlilik* | ngày_hết_hạn có_giá_trị_đến
ward-of:adoption | adopție adopția adopției adoptare | adoptie | evlat_edinme* | nhận_con_nuôi nuôi_con_nuôi
ward-of:guardianship | tutelă tutela tutelei | voogdij curatele | vesayet* vasilik* | giám_hộ
law-office:prosecutor | parchet* procuror* | officier_van_justitie openbaar_ministerie | savcı* başsavcı* | viện_kiểm_sát kiểm_sát_viên
law-office:court | instanță instanța instanței tribunal* judecători* curtea | rechtbank gerecht gerechtshof rechter | mahkeme* | tòa_án
doctor-of:law | doctor_în_drept | doctor_in_de_rechten | hukuk_doktor* | tiến_sĩ_luật
doctor-of:medicine | doctor_în_medicină doctor_medic | doctor_in_de_geneeskunde | tıp_doktor* | tiến_sĩ_y_khoa
passage:clear | liber_accesul cale_liberă | vrijgehouden vrije_doorgang | açık_tutul* | thông_thoáng
passage:blocked | blocat* obstrucționat* | geblokkeerd versperd | kapatıl* engellen* | bị_chặn
made-of:brick | cărămidă cărămizi | baksteen bakstenen | tuğla* | gạch
made-of:wood | din_lemn | houten van_hout | ahşap | bằng_gỗ
made-of:concrete | beton* | beton betonnen | beton* betonarme | bê_tông
made-of:stone | piatră din_piatră | stenen natuursteen | kâgir | bằng_đá
made-of:glass | sticlă din_sticlă | glas glazen |  |
charge-time:advance | în_avans anticipat | vooruit vooraf bij_vooruitbetaling | peşin önceden | trả_trước
charge-time:arrears | la_sfârșitul_lunii_plată | achteraf | sonradan | trả_sau
rel-month:previous | luna_precedentă luna_trecută lunii_precedente | vorige_maand voorgaande_maand | önceki_ay* geçen_ay* | tháng_trước
rel-month:next | luna_următoare lunii_următoare | volgende_maand daaropvolgende_maand | sonraki_ay* takip_eden_ay* gelecek_ay* | tháng_sau tháng_tiếp_theo
rel-month:this | luna_curentă luna_în_curs | lopende_maand deze_maand | içinde_bulunulan_ay* bu_ay | tháng_này
exam-kind:theory | teoretic* proba_teoretică | theorie theoretisch* | teorik* | lý_thuyết
exam-kind:practice | practic proba_practică | praktijk praktisch* | uygulama* pratik* direksiyon* | thực_hành
tether:loose | nesupravegheat* fără_lesă | loslopen loslopend* | tasmasız* | thả_rông
tether:tied | lesă | aangelijnd* aanlijnen riem | tasma tasması | dây_xích
mood-of:calm | calm calmă liniștit* | rustig kalm | sakin | bình_tĩnh
mood-of:agitated | agitat agitată agresiv* | onrustig agressief opgewonden | ajite saldırgan | kích_động
awake:conscious | conștient conștientă | bij_bewustzijn bij_kennis | bilinci_açık şuuru_açık | tỉnh_táo
awake:unconscious | inconștient* | bewusteloos buiten_bewustzijn | bilinci_kapalı bilinçsiz* şuuru_kapalı | bất_tỉnh hôn_mê
shape:sound | sănătos sănătoasă clinic_sănătos | gezond gezonde | sağlıklı | khỏe_mạnh
shape:ill | bolnav bolnavă | ziek zieke | hasta_olduğu rahatsız | ốm bị_bệnh
result-of:normal | normal normală normale în_limite_normale | normaal normale geen_afwijkingen | normal doğal_sınırlarda | bình_thường
result-of:abnormal | anormal* patologic* | afwijkend* afwijking afwijkingen | anormal* patolojik* | bất_thường
- | nou_născut nou_născută accident_vascular |  |  |
`;
