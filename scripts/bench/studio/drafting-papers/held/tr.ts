/** Turkish papers held back from the rules and the phrasebook; see `paper-notation.ts`. */
export const heldTurkish: Readonly<Record<string, string>> = {
  'population register extract': `
# VUKUATLI NÜFUS KAYIT ÖRNEĞİ => Population Register Extract with Events || Civil Registry Record Extract with Events || Civil Registry Extract with Events || Copy of Population Record with Events || Extract of Population Register with Events || Population Registry Extract with Vital Events || Population Registration Extract with Events || Civil Registry Extract with Life Events || Full Family Register Extract || Copy of Civil Registry Record with Events || Extract of Civil Registry with Events || Civil Registry Record with Vital Events
T.C. İçişleri Bakanlığı => Republic of Türkiye, Ministry of Interior || Republic of Turkey, Ministry of the Interior || Republic of Türkiye Ministry of Interior || Republic of Türkiye Ministry of the Interior || Republic of Türkiye, Ministry of the Interior || Republic of Turkey Ministry of Interior || Republic of Turkey Ministry of the Interior
Nüfus ve Vatandaşlık İşleri Genel Müdürlüğü => General Directorate of Population and Citizenship Affairs || Directorate General of Civil Registration and Citizenship || Directorate General of Population and Citizenship Affairs
T.C. Kimlik No :: 24681357902 => Turkish ID No. || Turkish identity number || Republic of Türkiye Identity No. || T.R. Identity No. || Identity number || Turkish Identity No. || Turkish Republic Identity No. || Republic of Turkey ID No. || Turkish identification number || Turkish ID number || Turkish identity No. :: 24681357902
İli :: Eskişehir => Province :: Eskişehir
İlçesi :: Odunpazarı => District :: Odunpazarı
Cilt No :: 14 => Volume No. || Volume number || Volume :: 14
Aile Sıra No :: 221 => Family serial No. || Family order No. || Family sequence number || Family serial number || Family order number || Family Sequence No. || Family sequence No. || Family No. :: 221
Baba Adı :: Mehmet => Father's name || Father's given name || Father's first name || Father :: Mehmet
Ana Adı :: Hatice => Mother's name || Mother's given name || Mother's first name || Mother :: Hatice
Medeni Hali :: Bekâr => Marital status :: Single || Unmarried
Düşünceler => Remarks || Notes || Observations || Comments
Bu belge elektronik olarak imzalanmıştır. => This document has been signed electronically. || This document was signed electronically. || This document is electronically signed. || This document has been electronically signed.`,
  'criminal record and residence': `
# ADLİ SİCİL KAYDI => Criminal Record || Criminal Record Certificate || Judicial Record || Criminal Registry Record
Adalet Bakanlığı => Ministry of Justice
Doğum Yeri ve Tarihi :: Bursa, 03.09.1995 => Place and date of birth :: Bursa, September 3, 1995
Adli sicil kaydı yoktur. => No criminal record. || There is no criminal record. || Has no criminal record. || No criminal record exists. || No criminal record found.
Adli sicil arşiv kaydı yoktur. => No archived criminal record. || There is no archived criminal record. || There is no criminal archive record. || Has no archived criminal record. || No criminal archive record. || No archived criminal record exists. || There is no criminal record archive entry. || There is no archive criminal record. || No archived criminal record found.
Belgenin Veriliş Nedeni :: Yurt dışı => Reason for issuance || Reason for issue of the document || Purpose of the document || Reason for issuing the document || Reason for Issuance of the Document || Reason for issuance of the document || Reason for issue :: Abroad || Overseas
Sorgulama Tarihi :: 12.01.2024 => Date of inquiry || Inquiry date || Query date || Date of query || Search date :: January 12, 2024
Barkod No :: A8F2-77KQ-1190 => Barcode No. || Barcode number || Barcode :: A8F2-77KQ-1190
Yerleşim Yeri Adresi :: Çekirge Mah. Zübeyde Hanım Cad. No:8 Osmangazi/BURSA => Residence address || Address of residence || Residential address || Domicile address :: Çekirge Mah. Zübeyde Hanım Cad. No:8 Osmangazi/BURSA || Çekirge Mah. Zübeyde Hanım Cad. No. 8 Osmangazi/BURSA
Belgenin doğruluğu e-Devlet üzerinden kontrol edilebilir. => The accuracy of the document can be checked through e-Government. || The authenticity of the document can be verified via e-Devlet. || The authenticity of the document can be checked via e-Devlet. || The accuracy of this document can be checked via e-Devlet. || The validity of the document can be checked via e-Devlet.`,
};
