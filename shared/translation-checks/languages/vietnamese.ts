import type { LanguageRules } from './rules.ts';

/** Words are of several syllables, each written apart, and marks tell one from another. */
export const vietnamese: LanguageRules = {
  growth: 1.1,
  sex: { m: 'ông ấy|anh ấy', f: 'bà ấy|cô ấy|chị ấy' },
  declinesNames: false,
  beforePlaces: 'tỉnh|thành phố|huyện|quận|xã|phường|thị trấn|thị xã|thôn|ấp',
  honorifics: 'ong',
  meanings: `
# negation
not | không chưa chẳng không_có chưa_từng không_được không_phải vô_thời_hạn miễn vắng_mặt bác_yêu_cầu từ_chối bác_bỏ hủy_bỏ vô_hiệu ~ độc_thân ngoại_trừ trừ cấm trống không_rõ thất_nghiệp miễn_phí
- | không_trăm không_những không_chỉ hàng_không không_gian không_khí không_quân chưa_thành_niên miễn_dịch
# kin
mother | mẹ người_mẹ mẹ_đẻ ~ cha_mẹ bố_mẹ
father | cha bố người_cha cha_đẻ bố_đẻ ~ cha_mẹ bố_mẹ
parents | cha_mẹ bố_mẹ cha_và_mẹ ~ cha mẹ bố
son | con_trai ~ con con_chung con_đẻ
daughter | con_gái ~ con con_chung con_đẻ
child | trẻ_em con người_con con_chung con_đẻ người_được_khai_sinh trẻ_sơ_sinh con_riêng ~ con_trai con_gái
brother | anh_trai em_trai anh_ruột ~ anh_em anh_chị_em
sister | chị_gái em_gái chị_ruột ~ chị_em anh_chị_em
husband | chồng người_chồng ~ vợ_chồng bên_nam
wife | vợ người_vợ ~ vợ_chồng bên_nữ
spouse | vợ_chồng vợ_hoặc_chồng vợ_và_chồng hai_vợ_chồng ~ vợ chồng
grandmother | bà_nội bà_ngoại
grandfather | ông_nội ông_ngoại
grandparents | ông_bà ông_bà_nội ông_bà_ngoại
uncle | chú bác_trai cậu ~ bác
aunt | dì cô_ruột thím mợ ~ bác
nephew | cháu_trai
niece | cháu_gái
stepfather | cha_dượng bố_dượng
stepmother | mẹ_kế
mother-in-law | mẹ_chồng mẹ_vợ
father-in-law | bố_chồng bố_vợ cha_chồng cha_vợ
son-in-law | con_rể
daughter-in-law | con_dâu
guardian | người_giám_hộ giám_hộ người_đại_diện_theo_pháp_luật
foster | cha_nuôi mẹ_nuôi con_nuôi
- | tiếng_mẹ_đẻ con_dấu con_người con_số bố_trí công_bố tuyên_bố chú_ý ghi_chú chú_thích phân_bố con_đường bà_con
# side
paternal | bên_nội ông_nội bà_nội
maternal | bên_ngoại ông_ngoại bà_ngoại
# gender
male | nam giới_tính_nam nam_giới con_trai
female | nữ giới_tính_nữ nữ_giới con_gái
- | việt_nam nam_định quảng_nam miền_nam hà_nam phía_nam nam_kỳ hội_liên_hiệp_phụ_nữ phụ_nữ hướng_nam đông_nam tây_nam nam_từ_liêm
# civilStatus
single | độc_thân chưa_kết_hôn chưa_đăng_ký_kết_hôn ~ chưa_có_vợ chưa_có_chồng chưa_vợ chưa_chồng
- | chưa_đăng_ký_kết_hôn_với
married | đã_kết_hôn có_vợ có_chồng đang_có_vợ đang_có_chồng kết_hôn đã_đăng_ký_kết_hôn
divorced | ly_hôn đã_ly_hôn ly_dị
widowed | góa goá góa_vợ góa_chồng
separated | ly_thân
- | tình_trạng_hôn_nhân đăng_ký_kết_hôn giấy_chứng_nhận_kết_hôn
# nation
vietnam | việt_nam
china | trung_quốc trung_hoa hoa
japan | nhật_bản nhật
korea | hàn_quốc
france | pháp
germany | đức
italy | ý
usa | mỹ hoa_kỳ
uk | anh_quốc vương_quốc_anh
russia | nga
australia | úc
canada | canada
thailand | thái_lan
- | pháp_luật hợp_pháp pháp_lý tư_pháp biện_pháp phương_pháp pháp_nhân ý_kiến đồng_ý lưu_ý chú_ý ý_chí đạo_đức đức_tính mỹ_thuật thẩm_mỹ hoa_hồng cộng_hòa đại_diện_theo_pháp_luật hiến_pháp
# place
hanoi | hà_nội
ho-chi-minh-city | hồ_chí_minh thành_phố_hồ_chí_minh sài_gòn
hai-phong | hải_phòng
da-nang | đà_nẵng
paris | pari
moscow | mát_xcơ_va
# weekday
monday | thứ_hai
tuesday | thứ_ba
wednesday | thứ_tư
thursday | thứ_năm
friday | thứ_sáu
saturday | thứ_bảy
sunday | chủ_nhật
- | người_thứ_ba lần_thứ_hai lần_thứ_ba bên_thứ_ba con_thứ_hai con_thứ_ba
# currency
vnd | đồng đồng_việt_nam vnd vnđ ₫
usd | đô_la đô_la_mỹ usd $
eur | euro eur €
- | hợp_đồng hội_đồng đồng_ý cộng_đồng đồng_thời bất_đồng đồng_nai đồng_tháp lâm_đồng đồng_hồ
# annulment
annulled | hủy huỷ hủy_bỏ vô_hiệu hủy_kết_hôn
dissolved | giải_thể chấm_dứt
# verdict
acquitted | vô_tội tuyên_vô_tội
convicted | kết_án phạm_tội bị_kết_án có_tội
- | không_phạm_tội
# mention
legalized | hợp_pháp_hóa hợp_pháp_hoá hợp_pháp_hóa_lãnh_sự
illegible | không_đọc_được
seal | con_dấu đóng_dấu dấu
signature | chữ_ký ký ký_tên đã_ký
fingerprint | dấu_vân_tay vân_tay điểm_chỉ
photo | ảnh
- | đăng_ký ảnh_hưởng ký_hiệu dấu_hiệu học_kỳ nhật_ký thư_ký ký_túc_xá dấu_vết lý_lịch
# field
mathematics | toán toán_học
physics | vật_lý vật_lí
chemistry | hóa_học
biology | sinh_học
history | lịch_sử
geography | địa_lý địa_lí
philosophy | triết_học
psychology | tâm_lý_học
law-study | ngành_luật luật_học luật_kinh_tế
economics | kinh_tế_học
architecture | kiến_trúc
nursing | điều_dưỡng
medicine-study | y_khoa y_đa_khoa
dentistry | răng_hàm_mặt nha_khoa
pharmacy | dược_học ngành_dược
veterinary | thú_y
# rank
deputy | phó_chủ_tịch phó_giám_đốc phó_hiệu_trưởng phó_trưởng phó_viện_trưởng phó_chánh_án phó_cục_trưởng phó_tổng_giám_đốc
# office
registrar | công_chức_tư_pháp công_chức_tư_pháp_hộ_tịch cán_bộ_tư_pháp ~ công_chức cán_bộ
clerk | thư_ký thư_ký_tòa_án
judge | thẩm_phán
notary | công_chứng_viên
prosecutor | kiểm_sát_viên viện_trưởng_viện_kiểm_sát
mayor | chủ_tịch_ủy_ban_nhân_dân chủ_tịch_uỷ_ban_nhân_dân ~ chủ_tịch phó_chủ_tịch
minister | bộ_trưởng
consul | lãnh_sự tổng_lãnh_sự
principal | hiệu_trưởng giám_đốc viện_trưởng ~ phó_hiệu_trưởng
# agency
ministry-interior | bộ_nội_vụ
ministry-justice | bộ_tư_pháp sở_tư_pháp
ministry-foreign | bộ_ngoại_giao
ministry-health | bộ_y_tế
ministry-education | bộ_giáo_dục bộ_giáo_dục_và_đào_tạo
ministry-defense | bộ_quốc_phòng
ministry-labor | bộ_lao_động
ministry-finance | bộ_tài_chính
civil-registry | phòng_tư_pháp ~ sở_tư_pháp
public-prosecutor | viện_kiểm_sát viện_kiểm_sát_nhân_dân
bar | đoàn_luật_sư
notary-office | văn_phòng_công_chứng phòng_công_chứng
tax-office | cục_thuế chi_cục_thuế
social-security | bảo_hiểm_xã_hội
immigration-office | cục_quản_lý_xuất_nhập_cảnh phòng_quản_lý_xuất_nhập_cảnh
city-hall | ~ ủy_ban_nhân_dân uỷ_ban_nhân_dân ubnd
police-station | công_an
prison | trại_giam nhà_tù
education-board | sở_giáo_dục sở_giáo_dục_và_đào_tạo
central-bank | ngân_hàng_nhà_nước
# authority
court | tòa_án toà_án tòa_án_nhân_dân tòa
ministry | bộ
registry | sổ_đăng_ký sổ_hộ_khẩu
university | đại_học trường_đại_học học_viện
school | trường_trung_học trường_tiểu_học trường_thpt trường_thcs ~ đại_học trường
hospital | bệnh_viện
bank | ngân_hàng
embassy | đại_sứ_quán
consulate | lãnh_sự_quán tổng_lãnh_sự_quán
church | nhà_thờ giáo_xứ
- | bộ_đội bộ_phận toàn_bộ cán_bộ nội_bộ bộ_trưởng bộ_luật trường_hợp thị_trường môi_trường hội_trường bộ_môn tốt_nghiệp_đại_học bằng_đại_học trình_độ_đại_học
# courtLevel
supreme | tòa_án_nhân_dân_tối_cao
criminal | hình_sự
administrative | hành_chính
military | tòa_án_quân_sự
civil | dân_sự
- | vụ_hành_chính quản_lý_hành_chính trung_tâm_hành_chính văn_phòng_hành_chính
# event
birth | khai_sinh sinh ngày_sinh nơi_sinh ~ sinh_ngày năm_sinh
death | khai_tử chết tử_vong chứng_tử qua_đời ~ đã_chết góa từ_trần
marriage | kết_hôn hôn_nhân ~ vợ chồng vợ_chồng đám_cưới
divorce | ly_hôn ly_dị ~ thuận_tình_ly_hôn
adoption | nhận_con_nuôi nuôi_con_nuôi ~ con_nuôi
paternity | nhận_cha nhận_cha_mẹ_con ~ nhận_con
baptism | rửa_tội
burial | mai_táng chôn_cất
- | học_sinh sinh_viên vệ_sinh sinh_hoạt sinh_học thí_sinh chưa_kết_hôn hy_sinh nghiên_cứu_sinh sinh_sống tình_trạng_hôn_nhân
# dateKind
issue | ngày_cấp cấp_ngày cấp
expiry | ngày_hết_hạn có_giá_trị_đến hết_hạn
birth | ngày_sinh sinh sinh_ngày
death | ngày_chết chết
marriage | kết_hôn
divorce | ly_hôn
registration | đăng_ký ngày_đăng_ký
- | cấp_bậc học_sinh sinh_viên trung_cấp cao_cấp sơ_cấp
# bookPart
volume | quyển quyển_số
page | trang tờ
entry | số
`,
  // As below, those that are names too are left out.
  grammar: 'theo neu khi truoc voi',
  // Syllables of names are left out.
  papers: 'giay ngay thang duoc khong nguoi cua',
  topics: {
    health:
      'benh vien y te kham dieu tri thuoc suc khoe chan doan mo ung thu tam than khuyet tat mang thai hiv aids trieu chung phau thuat nghien ruou ma tuy cham',
    crime: 'toi pham hinh an tu giam cong cuop giet trom lua bat phat canh kien bao hanh hiep dam bi cao can tien',
    religion: 'giao dao phat chua thien tin lanh hoi nha tho rua toi hoi linh muc nha su den',
    address: 'duong pho phuong quan huyen xa thon ap ngo hem to khu dia chi tru cu ngu can nha so',
  },
};
