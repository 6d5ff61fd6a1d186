/** Parties, terms and results: `meaning | Romanian | Dutch | Turkish | Vietnamese`, as in `people.ts`. */

export const moreTermWords = `
# opposite
party:buyer | cumpărător* | koper kopers koopster | alıcı alıcının alıcıya | bên_mua người_mua
party:seller | vânzătoare vânzătorul vânzătorului vânzătorii | verkopers verkoper_van verkopende | satıcı satıcının satıcıya | bên_bán người_bán
party:plaintiff | reclamant* petent* ~ contestator* | eiser eiseres verzoeker verzoekster | davacı davacının davacıya davacılar müşteki* | nguyên_đơn
party:defendant | pârât* inculpat* intimat* | gedaagde verweerder verweerster | davalı davalının davalıya davalılar sanık* | bị_đơn bị_cáo bị_can
party:landlord | locator locatorul locatorului | verhuurder* | kiraya_veren* kiralayan* | bên_cho_thuê
party:tenant | chiriaș* locatar* | huurder huurders huurster | kiracı* | bên_thuê người_thuê
party:employer | angajatorul angajator angajatorului | werkgever* | işveren* | người_sử_dụng_lao_động
party:owner | proprietar* | eigenaar eigenares eigenaren | malik maliki malikin | chủ_sở_hữu chủ_sử_dụng
party:creditor | creditor* | schuldeiser* crediteur* | alacaklı* | chủ_nợ
party:debtor | debitor* | schuldenaar debiteur* | borçlu borçlunun | con_nợ
party:lender | împrumutător* | uitlener geldgever | ödünç_veren* | bên_cho_vay
party:borrower | împrumutat împrumutatul | geldnemer kredietnemer | ödünç_alan* kredi_alan* | bên_vay
party:donor | donator* | schenker schenkster | bağışlayan* | bên_tặng_cho
party:donee | donatar* | begiftigde | bağışlanan* | bên_được_tặng_cho
party:testator | testator* | erflater* erflaatster | vasiyetçi* | người_lập_di_chúc
party:heir | moștenitor* | erfgenaam erfgename erfgenamen | mirasçı* varis* | người_thừa_kế
party:guarantor | garant garantul fidejusor* | borgsteller borg_ | kefil kefili | bên_bảo_lãnh người_bảo_lãnh
party:proxy | mandatar* împuternicit* | gevolmachtigde* gemachtigde* | vekil vekili ~ vekâlet* | bên_được_ủy_quyền người_được_ủy_quyền
party:grantor | mandant mandantul | volmachtgever* | vekâlet_veren* vekalet_veren* müvekkil* | bên_ủy_quyền người_ủy_quyền
party:victim | parte_vătămată victima victimă victimei | slachtoffer* | mağdur* | bị_hại nạn_nhân
party:shareholder | asociat acționar* asociatul | aandeelhouder* vennoot | hissedar* ortağı | cổ_đông
sum:gross | brut brută | bruto | brüt* | trước_thuế lương_gộp
sum:net | net netă | netto | net | sau_thuế thực_lĩnh
term:temporary | temporar* provizor* | tijdelijk* voorlopig* | geçici* | tạm_thời tạm_trú
term:permanent | permanent* definitivă definitiv | permanent* definitief blijvend* | sürekli daimi daimî | vĩnh_viễn thường_trú
sector:public | public publică publice | openbaar openbare publiek* | kamu devlet | công_lập
sector:private | privat privată particular* | particulier* privaat | özel_sektör | tư_thục dân_lập tư_nhân
land:urban | urban urbană | stedelijk* | kentsel | đô_thị thành_thị
land:rural | rural rurală | landelijk_gebied | kırsal* | nông_thôn
side:right | drept dreaptă dreapta | rechter rechts rechterhand rechteroog | sağ sağda | bên_phải phải_
side:left | stâng stângă stânga | linker links linkerhand linkeroog | sol solda | bên_trái trái_
time:before | înainte_de înaintea anterior | vóór voor_het_huwelijk voorafgaand* | önce öncesi | trước_khi trước_hôn_nhân
time:after | după ulterior | na_het na_de daarna | sonra sonrası | sau_khi
change:increase | majorar* majorat* creștere* | verhoging verhoogd* gestegen | artış* artırıl* | tăng tăng_lương
change:decrease | reducere* redus* diminuat* | verlaging verlaagd* vermindering verminderd* | azaltıl* indirim* | giảm
bound-word:minimum | minim minimă minimum | minimum minimaal minimale | asgari en_az | tối_thiểu
bound-word:maximum | maxim maximă maximum | maximum maximaal maximale hoogstens | azami en_fazla en_çok | tối_đa
whole:full | integral* complet* total | volledig* geheel gehele | tam tamamı tamamen | toàn_bộ đầy_đủ
whole:partial | parțial* | gedeeltelijk* | kısmen kısmi kısmî | một_phần
life:alive | viu vie | levend* in_leven | sağ_doğ* hayatta* sağdır | còn_sống
life:dead | decedat* defunct* mort moartă | overleden overledene dode doodgeboren | ölü müteveffa* merhum* ölmüştür | đã_chết đã_mất người_chết
ability:fit | apt aptă | geschikt* goedgekeurd | elverişli uygundur | đủ_sức_khỏe đủ_điều_kiện
ability:unfit | inapt* | ongeschikt* afgekeurd | elverişsiz* elverişli_değil* | không_đủ_sức_khỏe
age:minor | minor minoră minorului minorei minorul minori minorii | minderjarig* | küçüğün reşit_olmayan* | chưa_thành_niên
age:adult | major majoră | meerderjarig* | reşit ergin | thành_niên
time:full | normă_întreagă | voltijd* fulltime | tam_zamanlı* tam_gün | toàn_thời_gian chính_quy
time:part | cu_timp_parțial fracțiune_de_normă | deeltijd* parttime | yarı_zamanlı* kısmi_süreli* | bán_thời_gian vừa_làm_vừa_học
level:primary | școală_primară școala_primară învățământ_primar | basisschool* basisonderwijs lagere_school | ilkokul* ilköğretim* | tiểu_học
level:middle | gimnazial* gimnaziu* | onderbouw | ortaokul* | trung_học_cơ_sở thcs
level:secondary | liceal* liceul liceu | middelbare_school* voortgezet_onderwijs | lise lisesi lisesinden lisesini | trung_học_phổ_thông thpt
way:open | ședință_publică | openbare_terechtzitting openbare_zitting in_het_openbaar | açık_duruşma* | công_khai
way:closed | camera_de_consiliu ședință_nepublică | besloten_zitting met_gesloten_deuren | gizli_duruşma* kapalı_duruşma* | xử_kín
attend:present | prezent prezentă personal | verschenen in_persoon aanwezig* | bizzat hazır | có_mặt
attend:absent | lipsă absent* lipsesc | niet_verschenen bij_verstek afwezig* | gıyab* yokluğunda | vắng_mặt
plain:guilt | intenționat cu_intenție | opzettelijk* met_opzet | kasten kasıtlı* | cố_ý
plain:neglect | din_culpă | nalatig* onachtzaam* schuld_dood | taksir* ihmal* | vô_ý
valid:no | nul nulă nevalabil* | ongeldig* nietig* | geçersiz* hükümsüz* | không_có_giá_trị vô_hiệu
valid:yes | valabil* | geldig* | geçerli* | có_giá_trị có_hiệu_lực
resist:appealable | cu_drept_de_apel supus_apelului cu_recurs | hoger_beroep_open | istinaf_yolu_açık* temyizi_kabil | quyền_kháng_cáo
resist:final | definitivă_și irevocabil* | onherroepelijk* kracht_van_gewijsde | kesinleş* kesin_olarak | có_hiệu_lực_pháp_luật
account:debit | debit debitat* | debet afgeschreven afschrijving* | borç_kaydı* | ghi_nợ
account:credit | credit_cont creditat* | bijgeschreven bijschrijving* | alacak_kaydı* | ghi_có
child:eldest | cel_mai_mare_fiu | oudste | en_büyük | con_đầu con_cả trưởng_nam
child:youngest | mezin* | jongste | en_küçük | con_út
hire:in | angajat_la încadrat* | in_dienst_getreden indiensttreding* | işe_giriş* işe_alın* | tuyển_dụng
hire:out | încetare* concediat* demisie demisia | ontslag* uit_dienst | işten_ayrıl* işten_çıkış* istifa* | thôi_việc nghỉ_việc
storeys:2 | | twee_verdiepingen | iki_katlı* | hai_tầng
storeys:3 | | drie_verdiepingen | üç_katlı* | ba_tầng
storeys:4 | | vier_verdiepingen | dört_katlı* | bốn_tầng
- | drept_de dreptul drepturi drepturilor de_drept dreptului net_superior major_de personal_didactic personalul date_personale locator_ mort_aprilie drept_civil drept_la facultatea_de_drept copil_minor viespar minor_de_fier cu_drept pe_drept | rechterlijk* rechtbank* rechter_commissaris kinderrechter* kantonrechter* de_rechter een_rechter rechter_in rechters van_de_rechter rechter_te levensverzekering linkeroever daarnaast | sağlık* sol_el_yazısı net_bir özel özellik* kamuoyu devlet_hastanesi devlet_memur* tam_hisse tam_adı tam_sayı önce_kayıt sonra_adı | tăng_gia giảm_thị pháp_nhân tăng_ni công_khai_hóa tạm_trú_tại đăng_ký_tạm_trú nơi_thường_trú nơi_tạm_trú đăng_ký_thường_trú hộ_khẩu_thường_trú
# contract
regime:separate | separație_de_bunuri separația_de_bunuri | huwelijkse_voorwaarden scheiding_van_goederen koude_uitsluiting | mal_ayrılığı* | tài_sản_riêng
regime:community | comunitate_de_bunuri comunitatea_legală comunității_legale | gemeenschap_van_goederen | mal_ortaklığı* | tài_sản_chung
vehicle:car | autoturism* automobil* | auto personenauto* automobiel | otomobil* araba | ô_tô_con xe_ô_tô
vehicle:truck | camion* autocamion* | vrachtwagen vrachtauto* | kamyon* | xe_tải
vehicle:motorcycle | motocicl* motoret* | motorfiets* bromfiets* motorrijwiel* | motosiklet* | xe_máy xe_mô_tô
vehicle:bicycle | biciclet* | fiets fietsen rijwiel | bisiklet* | xe_đạp
vehicle:bus | autobuz* autocar* | autobus bus_ touringcar | otobüs* | xe_buýt xe_khách
vehicle:train | tren trenul trenului | trein treinen | tren treni | tàu_hỏa
part:driver | conducător_auto conducătorul | bestuurder* | sürücü sürücüsü | người_điều_khiển
part:passenger | pasager* | passagier* inzittende* | yolcu* | hành_khách
part:pedestrian | pieton* | voetganger* | yaya yayaya | người_đi_bộ
hurt:killed | ucis* decedat_pe_loc | gedood omgekomen | hayatını_kaybet* | tử_vong_tại_chỗ
hurt:injured | rănit* vătămat* | gewond* | yaralan* yaralı* | bị_thương
hurt:unharmed | nevătămat* | ongedeerd | yara_almadan | không_bị_thương
degree:serious | grav gravă grave gravi | ernstig* zwaar_ | ağır ciddi | nghiêm_trọng nặng
degree:slight | ușor ușoară ușoare | lichte licht_ | hafif* | nhẹ
pay:hourly | pe_oră orar_ | per_uur uurloon | saatlik* | theo_giờ mỗi_giờ
pay:daily | pe_zi zilnic* | per_dag dagelijks* | günlük günde | mỗi_ngày hằng_ngày hàng_ngày
pay:weekly | săptămânal* pe_săptămână | per_week wekelijks* | haftalık haftada | mỗi_tuần hằng_tuần hàng_tuần
pay:monthly | lunar lunară pe_lună | per_maand maandelijks* | aylık ayda | mỗi_tháng hằng_tháng hàng_tháng
pay:quarterly | trimestrial* | per_kwartaal | üç_aylık | hằng_quý hàng_quý
pay:annual | anual anuală pe_an | per_jaar jaarlijks* | yıllık senelik | mỗi_năm hằng_năm hàng_năm
leave:maternity | concediu_de_maternitate | zwangerschapsverlof bevallingsverlof | doğum_izni* | thai_sản
leave:childcare | creșterea_copilului | ouderschapsverlof | ebeveyn_izni* | chăm_sóc_con
leave:sick | concediu_medical | ziekteverlof | hastalık_izni* raporlu | nghỉ_ốm
leave:annual | concediu_de_odihnă | vakantiedagen | yıllık_izin* | nghỉ_phép
leave:unpaid | concediu_fără_plată | onbetaald_verlof | ücretsiz_izin* | nghỉ_không_lương
insurance:life | asigurare_de_viață | levensverzekering | hayat_sigortası* | bảo_hiểm_nhân_thọ
insurance:health | asigurare_de_sănătate asigurări_de_sănătate | zorgverzekering ziektekostenverzekering | sağlık_sigortası* | bảo_hiểm_y_tế
insurance:car | rca asigurare_auto | autoverzekering | trafik_sigortası* kasko | bảo_hiểm_xe
settled:paid | achitat* plătit* | betaald voldaan | ödenmiş* ödendi* tahsil_edil* | đã_thanh_toán đã_nộp
settled:unpaid | neachitat* neplătit* restant* | onbetaald achterstall* | ödenmemiş* | chưa_thanh_toán chưa_nộp
rate:fixed | dobândă_fixă | vaste_rente | sabit_faiz* | lãi_suất_cố_định
rate:variable | dobândă_variabilă | variabele_rente | değişken_faiz* | lãi_suất_thả_nổi
company:limited | srl s_r_l răspundere_limitată | besloten_vennootschap | limited_şirket* limited | trách_nhiệm_hữu_hạn tnhh
company:stock | societate_pe_acțiuni | naamloze_vennootschap | anonim_şirket* anonim | công_ty_cổ_phần
company:sole | persoană_fizică_autorizată întreprindere_individuală | eenmanszaak | şahıs_şirketi* şahıs_firması* | doanh_nghiệp_tư_nhân hộ_kinh_doanh
permit:no | interzis* interzice* | verboden verbod | yasaktır yasaklan* | cấm nghiêm_cấm
permit:yes | permis_să permite autorizat* | toegestaan veroorloofd | izin_veril* | cho_phép được_phép
return:yes | rambursabil* | terugbetaalbaar | iade_edil* | được_hoàn_lại
return:no | nerambursabil* | niet_restitueerbaar | iade_edilmez* | không_hoàn_lại
inside:in | inclus* inclusiv | inclusief inbegrepen | dahil dahildir | bao_gồm
inside:out | exclus* | exclusief uitgezonderd | hariç hariçtir | không_bao_gồm
thing:house | casă casa casei | woonhuis huis | ev evi evin konut | căn_nhà ngôi_nhà nhà_ở
thing:apartment | apartament* | appartement* | daire dairesi apartman_dairesi | căn_hộ chung_cư
thing:land | teren terenul parcel* | perceel grond_ | arsa arsası parsel | thửa_đất đất_ở
people:neighbor | vecin* | buurman buurvrouw buren | komşu* | hàng_xóm
people:cousin | văr vărul verișoar* verișor* | neef nicht | kuzen* | anh_họ em_họ chị_họ
people:friend | prieten* | vriend vriendin vrienden | arkadaş* dost | bạn_bè
people:colleague | coleg colegă colegul colega | collega* | meslektaş* | đồng_nghiệp
- | casa_de_cultură casa_de_pensii casa_națională casa_județeană ceas_orar teren_propriu plată plătitor* casa_de_asigurări | huishouden* huisarts* huisnummer* gemeentehuis ziekenhuis* stadhuis* tehuis autonoom | ev_hanımı* evi_okulu daire_başkan* vergi_dairesi* vergi_daire* öğretmenevi aylık_maaş hafif_vasıta | nhẹ_nhàng nặng_nề nhà_nước nhà_trường nhà_máy nhà_thờ cấm_đảm_nhiệm xe_máy_chuyên_dùng có_giá_trị
# daily
acute:acute | acut acută acute | acuut acute | akut | cấp_tính viêm_ruột_thừa_cấp suy_thận_cấp viêm_cấp
acute:chronic | cronic cronică cronice | chronisch* | kronik* müzmin | mạn_tính mãn_tính
tumor:benign | benign* | goedaardig* | iyi_huylu* | lành_tính
tumor:malignant | malign* | kwaadaardig* | kötü_huylu* habis | ác_tính
learn:passed | promovat* ~ admis* | geslaagd bevorderd* ~ geslaagde geslaagden | sınıf_geçti* başarılı_olmuş* | được_lên_lớp
learn:repeated | repetent* repetat* | gedoubleerd doubleert blijven_zitten | sınıf_tekrar* | lưu_ban
learn:withdrew | retras* ~ exmatriculat* | uitgeschreven afgebroken | kaydı_silin* | thôi_học bỏ_học
learn:transferred | transferat* transfer transferul | overgeplaatst overgestapt | nakil nakli naklen | chuyển_trường
learn:graduated | absolvit* absolvent* | afgestudeerd* ~ geslaagde geslaagden | mezun* | tốt_nghiệp
learn:enrolled | înscris_la înmatriculat* înscrisă_la | ingeschreven_als ingeschreven_voor | kayıtlı_öğrenci* | nhập_học
often:always | întotdeauna mereu | altijd steeds | her_zaman daima | luôn luôn_luôn
often:sometimes | uneori câteodată | soms af_en_toe | bazen ara_sıra | thỉnh_thoảng đôi_khi
often:rarely | rareori | zelden | nadiren | hiếm_khi
past:former | fost fosta fostul | voormalig* vroegere | eski | cũ nguyên_là
past:current | actual* | huidig* thans | şimdiki mevcut | hiện_tại hiện_nay
speech:written | scris scrisă în_scris | schriftelijk* | yazılı | bằng_văn_bản thi_viết
speech:oral | oral orală verbal | mondeling* | sözlü | bằng_miệng vấn_đáp
pay-by:cash | numerar | contant contanten | nakit | tiền_mặt
pay-by:transfer | transfer_bancar virament* | bankoverschrijving overschrijving overgemaakt | havale* eft | chuyển_khoản
pay-by:check | cec cecuri | cheque | çek | séc
fee:free | gratuit* scutit_de | gratis kosteloos | ücretsiz* bedelsiz* | miễn_phí
limit:fixed | perioadă_determinată durată_determinată | bepaalde_tijd | belirli_süreli* | xác_định_thời_hạn
limit:open | perioadă_nedeterminată durată_nedeterminată | onbepaalde_tijd | belirsiz_süreli* | không_xác_định_thời_hạn
reason:illness | boală din_motive_medicale | ziekte wegens_ziekte | hastalık hastalığı | do_bệnh
reason:natural | cauze_naturale moarte_naturală | natuurlijke_dood natuurlijke_oorzaak | doğal_ölüm* tabii | chết_tự_nhiên
day-kind:working | zile_lucrătoare | werkdagen | iş_günü | ngày_làm_việc
day-kind:calendar | zile_calendaristice | kalenderdagen | takvim_günü | ngày_liên_tục
success:yes | cu_succes | met_goed_gevolg succesvol* | başarıyla | thành_công
all:half | jumătate | helft | yarısı | một_nửa
- | actualizat* scrisoare boală_profesională | altijddurend* onbepaalde_tijd_toezicht | eskişehir* her_zaman_olduğu tabii_ki eski_adı | luôn_tiện ngày_tốt_nghiệp tốt_nghiệp_loại tiền_mặt_trận
# trade
seniority:junior | junior | junior | kıdemsiz | sơ_cấp
seniority:senior | senior principal_gradul | senior | kıdemli | cao_cấp cao_học
engineer:civil | inginer_constructor inginer_construcții | civiel_ingenieur | inşaat_mühendisi* | kỹ_sư_xây_dựng
engineer:mechanical | inginer_mecanic | werktuigbouwkundig* | makine_mühendisi* makina_mühendisi* | kỹ_sư_cơ_khí
engineer:electrical | inginer_electric* inginer_electronist | elektrotechnisch_ingenieur | elektrik_mühendisi* elektronik_mühendisi* | kỹ_sư_điện
engineer:software | inginer_software inginer_informatică | software_engineer | bilgisayar_mühendisi* yazılım_mühendisi* | kỹ_sư_phần_mềm
treat:out | ambulator* ambulatoriu | poliklinisch* ambulant* | ayaktan | ngoại_trú
treat:in | internat* internare* | opgenomen opname klinisch_opgenomen | yatarak yatış* | nội_trú
ward:surgery | chirurgi* chirurgical* | chirurgie chirurgisch* | cerrahi* | khoa_ngoại ngoại_khoa phẫu_thuật
ward:internal | medicină_internă | interne_geneeskunde | dahiliye iç_hastalıkları* | khoa_nội nội_khoa
ward:orthopedics | ortopedi* | orthopedi* | ortopedi* | chấn_thương_chỉnh_hình
ward:neurology | neurologi* | neurologi* | nöroloji* | thần_kinh
ward:cardiology | cardiologi* | cardiologi* | kardiyoloji* | tim_mạch
ward:pediatrics | pediatri* | kindergeneeskunde pediatrie kinderafdeling | pediatri* çocuk_hastalıkları* çocuk_sağlığı* | khoa_nhi nhi_khoa bệnh_viện_nhi
ward:gynecology | ginecologi* obstetric* | gynaecologi* verloskunde | kadın_doğum* jinekoloji* kadın_hastalıkları* | sản_phụ_khoa phụ_sản khoa_sản
ward:psychiatry | psihiatri* | psychiatri* | psikiyatri* | khoa_tâm_thần
ward:eye | oftalmologi* | oogheelkunde | göz_hastalıkları* | khoa_mắt
ward:urology | urologi* | urologi* | üroloji* | tiết_niệu
ward:oncology | oncologi* | oncologi* | onkoloji* | khoa_ung_bướu
ward:radiology | radiologi* | radiologi* | radyoloji* | chẩn_đoán_hình_ảnh
ward:emergency | urgență urgențe upu | spoedeisende_hulp eerste_hulp seh | acil acil_servis* | cấp_cứu
ward:intensive | terapie_intensivă ati | intensive_care | yoğun_bakım* | hồi_sức
ward:dental | stomatologi* | tandheelkunde | diş_hekimliği* | răng_hàm_mặt
ward:rehab | recuperare_medicală reabilitare | revalidatie* | fizik_tedavi* rehabilitasyon* | phục_hồi_chức_năng
role:witness | martor* | getuige getuigen | tanık* şahit* | người_làm_chứng nhân_chứng
role:informant | declarant* | aangever aangeefster aangifte_door | bildiren* beyan_eden* | người_khai người_đi_khai_sinh người_đi_đăng_ký
role:applicant | solicitant* petent* | aanvrager* aanvraagster verzoeker | başvuran* başvuru_sahibi* | người_yêu_cầu người_nộp_đơn
role:patient | pacient* | patiënt* | hasta hastanın hastaya | người_bệnh bệnh_nhân
role:interpreter | interpret* traducător* | tolk vertaler | tercüman* | người_phiên_dịch
role:successor | moștenitor* succesor* | erfgenaam erfgename erfgenamen | mirasçı* | người_thừa_kế
role:agent | împuternicit* reprezentant* | gemachtigde vertegenwoordiger* | temsilci* vekil vekili | người_đại_diện người_được_ủy_quyền
hold:arrest | arestat* reținut* | gearresteerd aangehouden | tutuklan* gözaltına* | bắt_giữ tạm_giam
hold:release | eliberat_din_arest pus_în_libertate | vrijgelaten in_vrijheid_gesteld | tahliye* serbest_bırakıl* | trả_tự_do
deal:sell | vinde vândut* vânzare* | verkoopt verkocht verkoop | sattı satmış* satış* satılmış* | bán chuyển_nhượng
deal:buy | cumpără cumpărat* cumpărare* | koopt gekocht aankoop | satın_al* | mua
deal:donate | donează donat* donați* | schenkt geschonken schenking | bağışla* bağış hibe* | tặng_cho
punish:fine | amendă amenda amenzi* | geldboete* boete | para_cezası* adli_para | phạt_tiền
punish:prison | închisoare închisorii | gevangenisstraf* | hapis_cezası* hapis | phạt_tù
punish:probation | suspendarea_executării suspendare | voorwaardelijk_deel voorwaardelijke_straf proeftijd | erteleme* ertelen* denetimli_serbestlik | án_treo
punish:community | muncă_în_folosul | taakstraf werkstraf | kamuya_yararlı | cải_tạo_không_giam_giữ
move:in | imigra* | immigratie | göç_giriş* | nhập_cư
move:out | emigra* | emigratie | göç_çıkış* | xuất_cư
office-of:head | sediul_central sediul_social sediu_social | hoofdkantoor hoofdvestiging statutaire_zetel | genel_merkez* merkez_adresi* | trụ_sở_chính
office-of:branch | sucursal* filial* punct_de_lucru | filiaal bijkantoor vestiging | şube şubesi | chi_nhánh
service:enlist | încorporat* încorporare* | opgeroepen_dienst ingelijfd* | sevk_edil* askere_alın* | nhập_ngũ
service:discharge | trecut_în_rezervă lăsat_la_vatră | afgezwaaid eervol_ontslag | terhis* | xuất_ngũ
reserve:reserve | rezervă rezervist* | reservist* reserve_ | yedek | dự_bị
mandate:general | procură_generală | algemene_volmacht | genel_vekâletname* genel_vekaletname* | ủy_quyền_toàn_bộ
mandate:special | procură_specială | bijzondere_volmacht | özel_vekâletname* özel_vekaletname* | ủy_quyền_riêng
entry-act:correction | rectificar* rectificat* | verbetering verbeterd rectificatie | düzeltme* tashih* | cải_chính
entry-act:cancellation | anulare_înregistrare radiere* radiat* | doorhaling doorgehaald | terkin* | xóa
dept:accounting | contabilitate departament_contabilitate | boekhouding | muhasebe muhasebesi | phòng_kế_toán
dept:sales | vânzări departament_vânzări | verkoopafdeling afdeling_verkoop | satış_departmanı* satış_bölümü* | phòng_kinh_doanh
dept:personnel | resurse_umane | personeelszaken human_resources | insan_kaynakları* personel_müdürlüğü* | nhân_sự
dept:production | producție | productieafdeling | üretim_bölümü* | phòng_sản_xuất
dept:research | cercetare | onderzoek_en_ontwikkeling | ar_ge araştırma_geliştirme | nghiên_cứu_phát_triển
trade:import | import importul | invoer import | ithalat* | nhập_khẩu
trade:export | export exportul | uitvoer export | ihracat* | xuất_khẩu
trade:wholesale | angro cu_ridicata | groothandel* | toptan* | bán_buôn
trade:retail | cu_amănuntul | detailhandel kleinhandel | perakende* | bán_lẻ
aim:adoption | | adoptie | | 
aim:visa | viză viza | visum | vize vizesi | thị_thực visa
aim:loan | credit_ipotecar împrumut* | lening hypotheek | kredi kredisi | vay_vốn
- | satırlar mua_sắm casier vânzător_ambulant | hypotheekrecht tolken | hastane* hastalık* hastanesi satır* kredili akredite* tanıklık* şubesi_müdür | mua_bán bán_thời_gian bán_kính bán_công mùa xóa_án_tích xóa_án đương_nhiên_được_xóa
# offence
theft | furt furtul furtului | diefstal* | hırsızlık* | trộm_cắp
robbery | tâlhări* | beroving overval | yağma* gasp* | cướp
fraud | înșelăciune* fraudă fraude | oplichting fraude | dolandırıcılık* | lừa_đảo
forgery | fals_în falsificare* uz_de_fals | valsheid_in_geschrifte vervalsing | sahtecilik* | làm_giả giả_mạo
embezzlement | delapidare* abuz_de_încredere | verduistering | zimmet* güveni_kötüye* | tham_ô lạm_dụng_tín_nhiệm
homicide | omor omorul ucidere* | moord doodslag | kasten_öldürme* cinayet* | giết_người
assault | lovire* vătămare_corporală loviri | mishandeling | kasten_yaralama* darp | cố_ý_gây_thương_tích
drugs | trafic_de_droguri droguri | drugs verdovende_middelen opiumwet | uyuşturucu* | ma_túy
drunk-driving | sub_influența_alcoolului conducere_sub_influența | rijden_onder_invloed | alkollü_araç* | nồng_độ_cồn
rape | viol violul agresiune_sexuală | verkrachting aanranding | tecavüz* cinsel_saldırı* | hiếp_dâm
bribery | luare_de_mită dare_de_mită | omkoping | rüşvet* | hối_lộ
tax-evasion | evaziune_fiscală | belastingfraude | vergi_kaçakçılığı* | trốn_thuế
smuggling | contrabandă | smokkel* | kaçakçılık* | buôn_lậu
kidnapping | lipsire_de_libertate răpire* | ontvoering | adam_kaçırma* | bắt_cóc
defamation | calomnie* | smaad laster belediging | hakaret* | vu_khống
arson | incendiere* | brandstichting | kundaklama* | đốt_phá
threat | amenințare* | bedreiging | tehdit* | đe_dọa
damage | distrugere* | vernieling* | mala_zarar* | hủy_hoại_tài_sản
- | violet* violen* | drugstore | kaçakçılıkla_mücadele hırsızlık_büro | 
# ruling
granted | admite admis_cererea a_admis admiterea | toegewezen wijst_toe verleent toestemming_verleend ~ bepaalt | kabulüne kabul_edil* kabulü | chấp_nhận_yêu_cầu chấp_nhận công_nhận
dismissed | respinge respins* respingerea | afgewezen wijst_af | reddine reddedil* reddi | bác_yêu_cầu bác không_chấp_nhận
affirmed | menține | bekrachtigt bekrachtigd | onan* | giữ_nguyên y_án
reversed | desființează casează | vernietigt vernietigd | bozul* bozma | hủy_án sửa_án
- | admis_la | | onandı_mı | bác_sĩ bác_trai bác_ruột
# refusal
refused | refuzat refuzul refuz | geweigerd weigering | |
- | | | | 
# forces
army-land | forțele_terestre trupelor_terestre | landmacht | kara_kuvvetleri* | lục_quân
navy | forțele_navale marina_militară | marine koninklijke_marine | deniz_kuvvetleri* | hải_quân
air-force | forțele_aeriene | luchtmacht | hava_kuvvetleri* | không_quân
infantry | infanterie* | infanterie* | piyade* | bộ_binh
artillery | artilerie* | artillerie* | topçu* | pháo_binh
gendarmerie | jandarmeri* | marechaussee | jandarma* | biên_phòng
# grade
excellent | excelent* excepțional* | uitstekend uitmuntend | pekiyi mükemmel | xuất_sắc
very-good | foarte_bine foarte_bună foarte_bun | zeer_goed | çok_iyi ~ pekiyi | giỏi loại_giỏi
good | bine bună_purtare ~ bun bună | goed ~ ruim_voldoende | iyi | khá loại_khá ~ tốt
satisfactory | satisfăcător* | voldoende ~ bevredigend | orta | trung_bình
sufficient | suficient* | ~ voldoende | geçer | ~ đạt
insufficient | insuficient* nesatisfăcător* | onvoldoende | zayıf | yếu kém
passed | promovat* admis admisă reușit* | geslaagd behaald ~ voldaan voldoende | başarılı geçti geçmiştir | đạt đỗ trúng_tuyển
failed | respins_la nepromovat* picat | gezakt niet_geslaagd | başarısız* kaldı | không_đạt trượt
distinction | ~ cu_distincție | cum_laude | ~ onur takdir | 
- | bine_de bun_imobil bun_propriu bună_credință bunuri bune_condiții | met_goed_gevolg goed_gevolg te_goeder_trouw goedgekeurd goederen goedkeuring volmacht | ortaokul* ortak* ortalama* iyi_niyet* ortaöğretim* orta_öğretim iyileş* | khá_năng khả_năng tốt_nghiệp kém_theo hành_vi_nhân_sự
`;
