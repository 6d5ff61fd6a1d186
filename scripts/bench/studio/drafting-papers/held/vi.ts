/** Vietnamese papers held back from the rules and the phrasebook; see `paper-notation.ts`. */
export const heldVietnamese: Readonly<Record<string, string>> = {
  'copy of birth certificate': `
# TRÍCH LỤC KHAI SINH => Birth Registration Extract || Birth Record Extract || Extract of Birth Registration || Birth Extract || Extract of Birth Record || Extract from Birth Register || Birth Certificate Extract || Extract of Birth Certificate || Extract of Birth Registration (copy)
CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM => SOCIALIST REPUBLIC OF VIETNAM
Độc lập - Tự do - Hạnh phúc => Independence - Freedom - Happiness
Họ, chữ đệm, tên :: Nguyễn Thị Thu Hà => Surname, middle name, given name || Full name || Last, middle, first name || Last name, middle name, first name || Surname, middle name, first name || Family name, middle name, given name :: Nguyễn Thị Thu Hà || Nguyen Thi Thu Ha
Ngày, tháng, năm sinh :: 15/08/2001 => Date of birth || Day, month, year of birth :: August 15, 2001
Giới tính :: Nữ => Sex || Gender :: Female
Dân tộc :: Kinh => Ethnicity || Ethnic group :: Kinh
Quốc tịch :: Việt Nam => Nationality || Citizenship :: Vietnamese || Vietnam
Nơi sinh :: Bệnh viện Phụ sản Hà Nội => Place of birth :: Hanoi Obstetrics and Gynecology Hospital || Hanoi Obstetrics Hospital || Hanoi Maternity Hospital
Quê quán :: Nam Định => Native place || Place of origin || Hometown || Ancestral home || Home town :: Nam Định || Nam Dinh
Số định danh cá nhân :: 001301012345 => Personal identification number || Personal ID number || Personal identification No. :: 001301012345
Nơi đăng ký khai sinh :: UBND phường Láng Hạ => Place of birth registration || Birth registration place || Place of registration of birth :: People's Committee of Láng Hạ Ward || People's Committee of Lang Ha Ward || Láng Hạ Ward People's Committee || People's Committee of Láng Hạ ward
NGƯỜI KÝ TRÍCH LỤC => SIGNATORY OF THE EXTRACT || PERSON SIGNING THE EXTRACT || SIGNER OF THE EXTRACT || Person Signing Extract || Extract signed by || Signatory of the extract
CHỦ TỊCH => CHAIRMAN || CHAIRPERSON || PRESIDENT
[seal] ỦY BAN NHÂN DÂN => [Seal: People's Committee]`,
  'judicial record no. 1': `
# PHIẾU LÝ LỊCH TƯ PHÁP SỐ 1 => Judicial Record Certificate No. 1 || Judicial Record No. 1 || Criminal Record Certificate No. 1 || Judicial Record Form No. 1 || Criminal Record Check No. 1
SỞ TƯ PHÁP => DEPARTMENT OF JUSTICE
Số :: 4512/STP-LLTP => Number || No. :: 4512/STP-LLTP
Nơi thường trú :: Quận 3, TP. Hồ Chí Minh => Permanent residence || Place of permanent residence || Permanent address :: District 3, Ho Chi Minh City
Giấy chứng minh nhân dân số :: 024455667 => Identity card No. || People's identity card No. || ID card No. || ID Card No. || People's Identity Card No. || Identity card number :: 024455667
Tình trạng án tích :: Không có án tích => Criminal record status || Status of criminal record || Criminal conviction status || Conviction status || Previous conviction status || Previous convictions || Status of previous convictions || Criminal convictions || Criminal history || Status of criminal convictions :: No criminal record || No previous convictions || No convictions || No criminal convictions || None
Thông tin về cấm đảm nhiệm chức vụ => Information on prohibition from holding positions || Information on bans from holding posts || Information on ban from holding positions || Information on prohibition from holding office || Information on prohibition on holding positions || Information on prohibition of holding positions
TP. Hồ Chí Minh, ngày 6 tháng 10 năm 2023 => Ho Chi Minh City, October 6, 2023
NGƯỜI LẬP PHIẾU => PREPARED BY || PREPARER OF THE CERTIFICATE || PERSON PREPARING THE CERTIFICATE || Person who prepared the form || Preparer || Prepared by || Issuer
GIÁM ĐỐC => DIRECTOR`,
};
