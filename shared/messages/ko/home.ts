import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/home.ts';

export const messages = {
  hero: {
    kicker: '유학생을 위한 전문 멘토링',
    title: '미국 유학 장학금으로 미래를 바꾸세요',
    text: '첫 상담부터 첫 수업까지, 나에게 맞는 학교를 찾고 장학금을 받을 수 있도록 도와드립니다.',
    primary: '지금 시작하기',
    secondary: '전문가와 상담하기',
    badges: ['100% 맞춤형', '빠른 결과'],
    figures: [
      { number: '95%', label: '전체 성공률' },
      { number: '500+', label: '2024년 학생 수' },
    ],
  },
  translation: {
    title: '문서 번역이 필요해요',
    text: '파일을 선택하거나 사진을 찍으면 계정 없이도 페이지 수, 가격, 완료일을 바로 확인할 수 있습니다.',
  },
  about: {
    title: '회사 소개',
    text: '지원자와 학교 양쪽의 입장을 모두 아는 유학생 출신 멘토와 입학 상담사가 함께합니다.',
    figures: [
      { number: '500+', label: '2024년 합격 학생' },
      { number: 'US$2M+', label: '장학금 총액' },
      { number: '50+', label: '제휴 학교' },
      { number: '70+', label: '국가' },
    ],
    features: [
      {
        title: '글로벌 네트워크',
        text: '당사를 잘 아는 미국 전역의 제휴 학교가 학생들에게 빠르게 답변합니다.',
      },
      {
        title: '전문가의 안내',
        text: '수백 건의 지원을 진행한 상담사가 합격 가능성을 솔직하게 말씀드립니다.',
      },
      {
        title: '처음부터 끝까지 지원',
        text: '학교 찾기, 서류 준비, 인증 번역, 면접 연습, 입국까지 함께합니다.',
      },
    ],
    values: [
      { title: '교육에 대한 열정', text: '교육이 한 사람의 인생을 바꿀 수 있다고 믿습니다.' },
      { title: '끊임없는 혁신', text: '더 나은 지원 준비 방법을 계속 찾아갑니다.' },
      { title: '진정한 파트너', text: '처음부터 끝까지, 여러분의 목표가 곧 저희의 목표입니다.' },
      { title: '모든 면에서 완벽하게', text: '모든 양식과 서류를 두 번씩 확인합니다.' },
    ],
  },
  profiles: {
    title: '지원 대상',
    text: '미국 학교로 가는 길은 저마다 다릅니다. 저희가 가장 잘 아는 세 가지를 소개합니다.',
    action: '전문가와 상담하기',
    cards: [
      {
        title: '최초 신청',
        subtitle: '본국에서 처음 받는 학생 비자',
        description: '미국 학교에 처음 지원하는 분을 위한 서비스입니다.',
        benefits: ['학교 및 장학금 찾기', '지원서와 I-20', '비자 면접 연습'],
        duration: '3~6개월',
        students: '2,500+',
        successRate: '95%',
      },
      {
        title: '신분 변경',
        subtitle: '다른 비자로 이미 미국에 체류 중',
        description: '출국하지 않고 학생 신분으로 변경하려는 분을 위한 서비스입니다.',
        benefits: ['자격 검토', '신청서와 증빙 서류', '결과가 나올 때까지 지원'],
        duration: '2~4개월',
        students: '1,800+',
        successRate: '92%',
      },
      {
        title: '편입·전학',
        subtitle: '미국 내 학교에서 다른 학교로',
        description: '더 나은 학교, 학비, 도시를 찾는 분을 위한 서비스입니다.',
        benefits: ['성적 및 학점 검토', '장학금 협상', '공백 없는 편입·전학'],
        duration: '1~2개월',
        students: '1,200+',
        successRate: '98%',
      },
    ],
  },
  stories: {
    title: '성공 사례',
    text: '미국에 온 학생들의 이야기입니다.',
    figures: [
      { number: '95%', label: '전체 성공률' },
      { number: '3~6개월', label: '최초 신청 평균 기간' },
      { number: '70%', label: '평균 장학금 비율' },
      { number: '4.9', label: '평균 평점' },
    ],
    testimonials: [
      {
        name: 'Camila R.',
        age: 24,
        location: '브라질 상파울루',
        profile: '최초 신청',
        program: '경영학',
        scholarship: '장학금 75%',
        duration: '4개월',
        rating: 5,
        text: '학교 두 곳에서 떨어지고 포기한 상태였어요. 지원서를 한 줄 한 줄 함께 다시 써 주셨고, 8월에 입학했습니다.',
      },
      {
        name: 'Diego M.',
        age: 29,
        location: '콜롬비아 보고타',
        profile: '신분 변경',
        program: '집중 영어',
        scholarship: '장학금 60%',
        duration: '3개월',
        rating: 5,
        text: '이미 미국에 있어서 뭔가 잘못할까 봐 걱정됐어요. 가능한 것과 불가능한 것을 알려 주고 결과가 나올 때까지 함께해 주셨습니다.',
      },
      {
        name: 'Yuna K.',
        age: 22,
        location: '대한민국 서울',
        profile: '편입·전학',
        program: '컴퓨터 과학',
        scholarship: '장학금 80%',
        duration: '2개월',
        rating: 5,
        text: '새 학교의 학비는 이전 학교의 3분의 1이에요. 옮기는 데 두 달이 걸렸고 수업은 한 번도 빠지지 않았습니다.',
      },
    ],
  },
  faq: {
    title: '자주 묻는 질문',
    questions: [
      {
        question: '절차는 얼마나 걸리나요?',
        answer:
          '평균적으로 최초 신청은 3~6개월, 신분 변경은 2~4개월 걸립니다. 편입·전학은 1~3개월이며 대부분 1~2개월 안에 끝납니다.',
      },
      {
        question: '공부하면서 일할 수 있나요?',
        answer:
          'F-1 신분의 학생은 보통 학기 중 주 20시간까지, 방학 중에는 풀타임으로 교내에서 일할 수 있습니다. 본인에게 적용되는 사항은 학교에 확인해 주세요.',
      },
      {
        question: '장학금을 보장하나요?',
        answer:
          '아니요. 결정은 학교가 하므로 누구도 정직하게 보장할 수 없습니다. 저희는 가장 경쟁력 있는 지원서를 준비하도록 돕고 가능성을 미리 말씀드립니다.',
      },
      {
        question: '영어를 이미 할 줄 알아야 하나요?',
        answer: '모든 과정에 필요한 것은 아닙니다. 집중 영어 과정으로 시작해 학위 과정으로 진학하는 학생이 많습니다.',
      },
      {
        question: '서류 번역도 해 주시나요?',
        answer: '네. 당사의 인증 담당자가 모든 번역을 검토하고 인증하며, 공개 코드로 누구나 진위를 확인할 수 있습니다.',
      },
    ],
  },
  contact: {
    title: '문의하기',
    text: '무엇이든 물어보세요. 담당자가 직접 답변해 드립니다.',
  },
  title: '장학금으로 떠나는 미국 유학',
  results: {
    caption: '신청 유형별 성공률',
    profile: '유형',
    duration: '기간',
    successRate: '성공률',
  },
  facts: {
    typicalDuration: '일반적인 기간',
    studentsSince: '2016년 이후 학생 수',
    successRate: '성공률',
    profile: '유형',
    program: '과정',
    scholarship: '장학금',
    duration: '기간',
  },
} satisfies Translated<typeof english>;
