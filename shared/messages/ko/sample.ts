import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/sample.ts';

export const messages = {
  title: '전달 견본 보기',
  text: '실제 주문과 같은 방식으로 만든 가상의 출생증명서입니다. 세 부분으로 된 하나의 PDF입니다.',
  original: {
    title: '원본',
    text: '번역한 문서의 확인 도장이 찍힌 사본이 PDF 끝에 있습니다.',
    alt: '견본 페이지: 도장이 찍힌 브라질 출생증명서 사본',
  },
  translation: {
    title: '번역문',
    text: '원본과 같은 배치로, 인장과 서명도 설명합니다.',
    alt: '견본 페이지: 영문 출생증명서',
  },
  certificate: {
    title: '증명서',
    text: '번역자가 실명으로 서명하며, 누구나 확인할 수 있는 코드가 있습니다.',
    alt: '견본 페이지: Specimen이라고 표시된 번역 정확성 증명서',
  },
  open: '{title}: 크게 보기',
  whole: '전체 견본 열기(PDF, 3페이지)',
} satisfies Translated<typeof english>;
