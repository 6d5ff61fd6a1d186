import { createFileRoute } from '@tanstack/react-router';
import { ContactCards } from '#client/features/marketing/contact-cards.tsx';
import { brand } from '#client/lib/brand.ts';

export const Route = createFileRoute('/_public/contact')({
  staticData: { title: 'Contact', isLight: true },
  component: ContactPage,
});

function ContactPage() {
  return (
    <div className="gutter mx-auto w-full max-w-[calc(var(--container-content)+4rem)] py-12 md:py-16">
      <h1 className="font-serif text-3xl font-semibold md:text-4xl">Contact</h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-ink-2">
        A person answers. For a question about an order, have its verification code ready; please send documents only
        through your account, never by email or chat.
      </p>
      <h2 className="sr-only">Ways to reach us</h2>
      <ContactCards email="link" greeting="translation" />
      <p className="mt-8 max-w-prose">
        {brand.legalName}. Questions about your data and requests under data protection law go to the same email
        address.
      </p>
    </div>
  );
}
