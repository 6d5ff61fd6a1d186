import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/meta.ts';

export const messages = {
  noScript: '{brand}을(를) 이용하려면 JavaScript를 켜 주세요.',
  imageAlt: '인장이 찍힌 번역 정확성 증명서',
  descriptions: {
    home: '유학생을 위한 멘토링: 나에게 맞는 미국 학교와 유학을 가능하게 하는 장학금을 찾으세요.',
    translations: '이민 서류 영문 인증 번역. 페이지당 요금, 담당자 실명 서명, 누구나 진위 확인 가능.',
    verify:
      '번역문에 인쇄된 코드로 인증 번역의 진위를 확인하세요. 계정이 필요 없으며 전체 이름, 연락처, 파일은 표시되지 않습니다.',
    business: '법률 사무소와 기업을 위한 조직, 가격이 유지되는 견적, 목록 일괄 주문, API.',
    login: '로그인하여 문서를 업로드하고, 주문을 확인하고, 인증 번역을 다운로드하세요.',
    register: '계정을 만들어 영문 인증 번역을 주문하세요.',
    forgotPassword: '새 비밀번호를 설정하는 링크를 요청하세요.',
  },
} satisfies Translated<typeof english>;
