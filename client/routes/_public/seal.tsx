import { createFileRoute } from '@tanstack/react-router';
import { SealPage } from '#client/features/verification/paper/seal-page.tsx';
import { words } from '#client/ui/words.ts';

export const Route = createFileRoute('/_public/seal')({
  staticData: { title: () => words('paper')('seal.title'), words: ['paper', 'kinds'], isLight: true },
  component: SealPage,
});
