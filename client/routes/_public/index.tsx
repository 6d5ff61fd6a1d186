import { createFileRoute } from '@tanstack/react-router';
import { Hero } from './-home/hero.tsx';
import { Promises } from './-home/promises.tsx';
import { Tariff } from './-home/tariff.tsx';
import { VerifyCall } from './-home/verify-call.tsx';

export const Route = createFileRoute('/_public/')({ component: HomePage });

function HomePage() {
  return (
    <>
      <Hero />
      <Tariff />
      <Promises />
      <VerifyCall />
    </>
  );
}
