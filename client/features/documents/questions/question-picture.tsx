import { trpc } from '#client/lib/trpc.ts';
import { words } from '#client/ui/words.ts';

/** The place that a question is about; nothing where it was asked without a picture. */
export function QuestionPicture({ question }: { question: { id: string; page: number; hasPicture: boolean } }) {
  const t = words('documents');
  const { data } = trpc.documents.questionPicture.useQuery(
    { id: question.id },
    { enabled: question.hasPicture, staleTime: Infinity },
  );
  if (!question.hasPicture) return null;
  if (!data?.picture) return <div className="h-24 rounded-control bg-sunken" />;
  return (
    <img
      src={`data:image/jpeg;base64,${data.picture}`}
      alt={t('questions.picture', { page: question.page })}
      className="max-h-80 w-full rounded-control border border-line bg-white object-contain"
    />
  );
}
