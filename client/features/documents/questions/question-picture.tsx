import { trpc } from '#client/lib/trpc.ts';

/** The place that a question is about; nothing where it was asked without a picture. */
export function QuestionPicture({ question }: { question: { id: string; page: number; hasPicture: boolean } }) {
  const { data } = trpc.documents.questionPicture.useQuery(
    { id: question.id },
    { enabled: question.hasPicture, staleTime: Infinity },
  );
  if (!question.hasPicture) return null;
  if (!data?.picture) return <div className="h-24 rounded-control bg-sunken" />;
  return (
    <img
      src={`data:image/jpeg;base64,${data.picture}`}
      alt={`Place on page ${String(question.page)} of the original, outlined in red`}
      className="max-h-80 w-full rounded-control border border-line bg-white object-contain"
    />
  );
}
