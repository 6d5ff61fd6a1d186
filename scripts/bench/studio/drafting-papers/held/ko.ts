/** Korean papers held back from the rules and the phrasebook; see `paper-notation.ts`. */
export const heldKorean: Readonly<Record<string, string>> = {
  'family relations certificate': `
# 가족관계증명서(상세) => Family Relations Certificate (Detailed) || Family Relation Certificate (Detailed) || Certificate of Family Relations (Detailed) || Family Relationship Certificate (Detailed) || Family relations certificate (detailed)
등록기준지 :: 경기도 수원시 팔달구 정조로 833 => Place of registration || Registered address || Registration base address || Place of family registration || Registered domicile || Place of family register || Base place of registration || Registration standard address || Registration Base || Registration base :: 833 Jeongjo-ro, Paldal-gu, Suwon-si, Gyeonggi-do
| 구분 | 성명 | 출생연월일 | 주민등록번호 | 성별 | 본 | => | Category || Classification || Division || Relation | Name || Full name | Date of birth | Resident registration number | Sex || Gender | Clan origin || Family origin || Ancestral seat || Origin of surname || Ancestral clan seat || Clan seat || Origin of family name || Ancestral home |
| 본인 | 한지수 | 1993년 08월 27일 | 930827-2****** | 여 | 청주 | => | Principal || Self || Registrant || The person || Person concerned || Person in question | Han Jisu | August 27, 1993 | 930827-2****** | Female | Cheongju |
# 가족사항 => Family information || Family details || Family matters || Family members || Family Information || Family particulars || Family Particulars
| 구분 | 성명 | 출생연월일 | 성별 | => | Category || Classification || Division || Relation | Name || Full name | Date of birth | Sex || Gender |
| 부 | 한상철 | 1962년 01월 15일 | 남 | => | Father | Han Sangcheol | January 15, 1962 | Male |
| 모 | 윤미경 | 1965년 12월 03일 | 여 | => | Mother | Yun Migyeong | December 3, 1965 | Female |
| 배우자 | 오세훈 | 1990년 05월 09일 | 남 | => | Spouse | Oh Sehun | May 9, 1990 | Male |
위 가족관계증명서(상세)는 가족관계등록부의 기록사항과 틀림없음을 증명합니다. => This is to certify that the above Family Relations Certificate (Detailed) is identical to the records of the Family Relations Register. || This is to certify that the above Family Relations Certificate (Detailed) agrees with the entries in the Family Relations Register. || We certify that the above Family Relations Certificate (Detailed) agrees with the records in the family relations register. || This certifies that the above Family Relation Certificate (Detailed) is the same as the records in the Family Relations Register.
2024년 01월 30일 => January 30, 2024
발급시각 : 14시 05분 => Time of issue: 14:05 || Issue time: 14:05 || Issuance time: 14:05
발급담당자 : 이정은 => Issuing officer: Lee Jeongeun || Officer in charge of issuance: Lee Jeongeun || Issued by: Lee Jeongeun
신청인 : 한지수 => Applicant: Han Jisu
[seal] => [Seal]`,
  'criminal record reply': `
# 범죄·수사경력 회보서 => Criminal and investigation record reply || Criminal and Investigation Record Check Report || Criminal and Investigation Records Report || Criminal Record and Investigation Record Reply || Criminal/Investigation Records Check Reply || Reply on criminal and investigation records || Criminal and investigation history report || Criminal (Investigation) Records Check Reply || Report on Criminal and Investigation Records || Criminal and Investigation Record Report
성명 :: 배도현 => Name || Full name :: Bae Dohyeon
생년월일 :: 1988. 3. 4. => Date of birth :: March 4, 1988
주소 :: 부산광역시 해운대구 센텀중앙로 97 => Address :: 97 Centum jungang-ro, Haeundae-gu, Busan
용도 :: 외국 입국·체류 허가용 => Purpose || Purpose of use || Use :: For foreign entry and residence permits || For entry and stay permit abroad || For foreign entry and stay permission || For foreign entry and stay permits
조회결과 :: 해당 자료 없음 => Result of inquiry || Inquiry result || Result || Result of search || Search result || Results of inquiry :: No relevant records || No records || No applicable data || None || No record found || No applicable records
접수번호 :: 2024-0118-552 => Receipt number || Reception number || Application number || Receipt No. :: 2024-0118-552
위와 같이 회보합니다. => We reply as above. || We report as above. || It is hereby reported as above. || Reply is given as stated above.
2024년 1월 18일 => January 18, 2024
해운대경찰서장 => Chief of Haeundae Police Station || Chief of the Haeundae Police Station
[seal] => [Seal]`,
  'bank balance certificate': `
# 예금잔액증명서 => Certificate of deposit balance || Deposit balance certificate || Certificate of balance || Balance certificate || Certificate of Deposit Balance || Bank balance certificate || Certificate of Balance
예금주 :: 최은영 => Account holder || Depositor :: Choi Eunyoung
계좌번호 :: 302-1184-7720-61 => Account number :: 302-1184-7720-61
예금종류 :: 보통예금 => Type of deposit || Deposit type || Type of account || Kind of deposit :: Ordinary deposit || Savings account || Regular savings || Ordinary deposit account || Demand deposit
잔액 :: 28,450,000원 => Balance :: KRW 28,450,000 || 28,450,000 won || ₩28,450,000
기준일 :: 2024년 3월 11일 => Base date || Reference date || As of || Date of record || As of date :: March 11, 2024
통화 :: 원화 => Currency :: KRW || Korean won || Won
위와 같이 예금 잔액이 있음을 증명합니다. => This is to certify that the deposit balance is as above. || We certify that there is a deposit balance as stated above. || We certify that the deposit balance is as stated above. || This is to certify the deposit balance stated above.
발급일 :: 2024년 3월 12일 => Date of issue || Issue date || Issued on :: March 12, 2024
지점장 => Branch manager || Branch Manager
[stamp] => [Stamp]`,
  'graduation certificate': `
# 졸업증명서 => Certificate of graduation || Graduation certificate || Certificate of Graduation || Graduation Certificate
성명 :: 신유진 => Name || Full name :: Shin Yujin
생년월일 :: 1997년 2월 11일 => Date of birth :: February 11, 1997
전공 :: 화학공학 => Major :: Chemical Engineering
학위 :: 공학사 => Degree :: Bachelor of Engineering || Bachelor of Science in Engineering
입학일 :: 2015년 3월 2일 => Date of admission || Admission date || Date of entrance :: March 2, 2015
졸업일 :: 2019년 2월 22일 => Date of graduation || Graduation date :: February 22, 2019
위 사람은 본교를 졸업하였음을 증명합니다. => This is to certify that the above person graduated from this university. || This is to certify that the above person has graduated from this school. || This is to certify that the above-named person graduated from this university. || This is to certify that the above person graduated from this school.
총장 => President || University president || President of the university`,
};
