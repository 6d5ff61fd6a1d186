/** Illnesses, parts of the body, medicines and shares: `meaning | Romanian | Dutch | Turkish | Vietnamese`, as in `people.ts`. */

export const moreHealthWords = `
# illness
diabetes | diabet* | diabetes suikerziekte | diyabet* şeker_hastalığı* | tiểu_đường đái_tháo_đường
hypertension | hipertensiune* hta | hypertensie hoge_bloeddruk | hipertansiyon* yüksek_tansiyon* | tăng_huyết_áp cao_huyết_áp
cancer | cancer* neoplasm* carcinom* | kanker* carcinoom | kanser* | ung_thư
tumor | tumor* tumoral* | tumor* gezwel | tümör* | khối_u
leukemia | leucemi* | leukemie | lösemi* | bạch_cầu_cấp bệnh_bạch_cầu
stroke | accident_vascular_cerebral avc | beroerte cva herseninfarct | inme felç beyin_kanaması | đột_quỵ tai_biến_mạch_máu_não
infarction | infarct* | hartinfarct* infarct* | enfarktüs* kalp_krizi* | nhồi_máu_cơ_tim
heart-failure | insuficiență_cardiacă | hartfalen | kalp_yetmezliği* | suy_tim
renal-failure | insuficiență_renală | nierfalen nierinsufficiëntie | böbrek_yetmezliği* | suy_thận
pneumonia | pneumoni* | longontsteking pneumonie | zatürre* pnömoni* | viêm_phổi
bronchitis | bronșit* | bronchitis | bronşit* | viêm_phế_quản
asthma | astm* | astma | astım* | hen_suyễn hen_phế_quản
tuberculosis | tuberculoz* tbc | tuberculose tbc | tüberküloz* verem | lao_phổi bệnh_lao
influenza | gripă gripal* | griep influenza | grip gribi | cúm
covid | covid coronavirus | covid coronavirus | covid koronavirüs* | covid
measles | rujeol* | mazelen | kızamık* | bệnh_sởi sởi
mumps | oreion | bof | kabakulak* | quai_bị
rubella | rubeol* | rodehond rubella | kızamıkçık* | rubella
chickenpox | varicel* | waterpokken | suçiçeği* | thủy_đậu
polio | poliomielit* | polio poliomyelitis kinderverlamming | çocuk_felci* polio | bại_liệt
tetanus | tetanos antitetan* | tetanus | tetanoz* | uốn_ván
diphtheria | difteri* | difterie | difteri* | bạch_hầu
pertussis | tuse_convulsivă | kinkhoest | boğmaca* | ho_gà
hepatitis | hepatit* | hepatitis geelzucht | hepatit* sarılık* | viêm_gan
hiv | hiv sida | hiv aids | hiv aids | hiv aids
epilepsy | epileps* | epilepsie | epilepsi* sara_hastalığı* | động_kinh
depression | depresi* | depressie* | depresyon* | trầm_cảm
anxiety | anxietate* anxios* | angststoornis* | anksiyete* kaygı_bozukluğu* | lo_âu
schizophrenia | schizofreni* | schizofrenie | şizofreni* | tâm_thần_phân_liệt
dementia | demență* alzheimer | dementie alzheimer | demans* bunama* alzheimer* | sa_sút_trí_tuệ
migraine | migren* | migraine | migren* | đau_nửa_đầu
anemia | anemi* | bloedarmoede anemie | anemi* kansızlık* | thiếu_máu
arthritis | artrit* artroz* reumatism* | artritis artrose reuma* | artrit* romatizma* | viêm_khớp thoái_hóa_khớp
fracture | fractur* | fractuur* breuk gebroken | kırık kırığı kırığının | gãy gãy_xương
sprain | entors* luxați* | verstuiking* verstuikt* | burkulma* | bong_gân
burn | arsur* | brandwond* | yanık yanığı yanıkları | bỏng
appendicitis | apendicit* apendicectomi* | blindedarmontsteking appendicitis | apandisit* | viêm_ruột_thừa
hernia | herni* | hernia liesbreuk | fıtık* fıtığı* | thoát_vị
gastritis | gastrit* | gastritis | gastrit* | viêm_dạ_dày
ulcer | ulcer* | maagzweer ulcus | ülser* | loét
cirrhosis | ciroz* | levercirrose cirrose | siroz* | xơ_gan
sepsis | septicemi* sepsis | sepsis bloedvergiftiging | sepsis | nhiễm_trùng_huyết
meningitis | meningit* | hersenvliesontsteking meningitis | menenjit* | viêm_màng_não
autism | autis* | autisme autistisch* | otizm* | tự_kỷ
down-syndrome | sindrom*_down | syndroom_van_down | down_sendromu* | hội_chứng_down
blindness | orb oarbă cecitate nevăzător* | blindheid blind | görme_engelli* körlük* | mù
deafness | surd surdă surditate | doof doofheid slechthorend* | işitme_engelli* sağır* | điếc
cataract | cataract* | staar cataract | katarakt* | đục_thủy_tinh_thể
glaucoma | glaucom* | glaucoom | glokom* | tăng_nhãn_áp
obesity | obezitate* obez* | obesitas | obezite* | béo_phì
poisoning | intoxicați* otrăvir* | vergiftiging* | zehirlenme* | ngộ_độc
drowning | înec* | verdrinking* verdronken | boğulma_suda suda_boğul* | đuối_nước chết_đuối
suicide | sinucider* suicid | zelfmoord zelfdoding suïcide | intihar* | tự_tử tự_sát
accident | accident accidente accidentul accidentului | ongeval* ongeluk | kaza kazası kazada kazasında | tai_nạn
- | asigurare_de_accident accident_vascular_cerebral | ongevallenverzekering | kaza_sigortası* kaza_kaymakam | cúm_núm gãy_gọn bảo_hiểm_tai_nạn
# body
arm | braț brațul brațului | arm armen bovenarm onderarm | kol kolu kolunda | cánh_tay
leg | picior piciorul gambă gamba | been benen onderbeen | bacak bacağı bacağında | cẳng_chân
hand | mână mâna mâinii mâini | handen rechterhand linkerhand | eli elinde elinin | bàn_tay
finger | deget degetul degete | vinger* wijsvinger | parmak parmağı | ngón_tay
knee | genunchi* | knie knieën kniegewricht | diz dizi dizinde dizde | đầu_gối khớp_gối
hip | șold șoldul șoldului | heup heupen | kalça kalçası | khớp_háng
shoulder | umăr umărul umărului | schouder* | omuz omuzu omuzunda | khớp_vai bả_vai
elbow | cot cotul cotului | elleboog | dirsek dirseği | khuỷu_tay
wrist | încheietura_mâinii | pols polsgewricht | el_bileği* | cổ_tay
ankle | gleznă glezna gleznei | enkel enkels enkelgewricht | ayak_bileği* | cổ_chân mắt_cá
femur | femur* | dijbeen femur | uyluk* femur* | xương_đùi
eye | ochi ochiul ochiului | oog ogen | göz gözü gözünde | mắt
ear | ureche urechea urechii | oor oren | kulak kulağı | tai_trái tai_phải
head | cap capul craniu cranian* | hoofd_ schedel | kafa kafası baş_bölgesi | đầu_mặt sọ_não
neck | gât gâtul cervical* | nek hals | boyun boynu | vùng_cổ
chest | torace toracic* piept | borst_kas borstkas thorax | göğüs göğsü | lồng_ngực
spine | coloana_vertebrală vertebr* | wervelkolom ruggengraat wervel* | omurga* omur | cột_sống đốt_sống
abdomen | abdomen abdominal* | buik abdomen | karın karnı batın | ổ_bụng vùng_bụng
heart | inimă inima inimii cardiac* cord | hart hartspier | kalp kalbi kalbinde | tim tim_mạch
lung | plămân* pulmonar* | long longen | akciğer* | phổi
liver | ficat ficatul ficatului hepatic* | lever_ | karaciğer* | gan
kidney | rinichi* renal* | nier nieren | böbrek böbreği | thận
stomach | stomac* gastric* | maag | mide midesi | dạ_dày bao_tử
colon | colon intestin* | darm darmen | bağırsak* kolon kolonu | đại_tràng ruột_già
prostate | prostat* | prostaat | prostat* | tuyến_tiền_liệt
breast | sân sânul mamar* | borst borstkanker | meme memesi | vú
uterus | uter uterin* | baarmoeder | rahim rahmi | tử_cung
brain | creier* cerebral* | hersenen hersen | beyin beyni | não
skin | piele pielea cutanat* | huid | cilt cildi deri | da_liễu
tooth | dinte dintele dinți | tand tanden kies kiezen | diş dişi dişleri | răng
- | cap_de_familie ochii_legii | hartelijk hoofdstuk hoofdstad longinus borstvoeding ogenschijnlijk hals_over_kop | gözaltı* göz_önünde elinden eline diş_hekim* diş_hekimliği* kolordu* göz_doktoru* ciltli cilt_no cilt | răng_hàm_mặt tim_mạch_học thận_trọng gan_dạ mắt_bão não_nề thuốc_da
# medicine
penicillin | penicilin* | penicilline | penisilin* | penicillin
aspirin | aspirin* acetilsalicilic* | aspirine acetylsalicylzuur | aspirin* | aspirin
ibuprofen | ibuprofen | ibuprofen | ibuprofen* | ibuprofen
paracetamol | paracetamol* | paracetamol | parasetamol* | paracetamol
insulin | insulin* | insuline | insülin* | insulin
amoxicillin | amoxicilin* | amoxicilline | amoksisilin* | amoxicillin
metformin | metformin* | metformine | metformin* | metformin
morphine | morfin* | morfine | morfin* | morphin
antibiotic | antibiotic* | antibiotic* | antibiyotik* | kháng_sinh
# test
positive | pozitiv* | positief positieve | pozitif* | dương_tính
negative | negativ* | negatief negatieve | negatif* | âm_tính
- | cazier_negativ sold_negativ | negatief_saldo | | 
# fraction
half | jumătate jumătatea o_doime | de_helft helft een_half | yarısı yarım yarı | một_nửa nửa
third | o_treime treime treimea | een_derde derde_deel | üçte_bir | một_phần_ba
two-thirds | două_treimi | twee_derde | üçte_iki | hai_phần_ba
quarter | un_sfert sfert o_pătrime pătrime | een_kwart kwart een_vierde | dörtte_bir çeyrek | một_phần_tư
three-quarters | trei_sferturi trei_pătrimi | drie_kwart drievierde | dörtte_üç | ba_phần_tư
- | | kwartaal | yarıyıl* yarım_gün | nửa_đêm
`;
