import { useQuery } from '@tanstack/react-query';

interface PreviewOptions<Input> {
  /** Kind of draft, part of the query key. */
  of: string;
  input: Input;
  /** False while the draft has faults. */
  enabled?: boolean;
}

/** Server-side preview of a draft; keeps the previous answer while reloading. */
export function usePreview<Input, Output>(
  { of, input, enabled = true }: PreviewOptions<Input>,
  ask: (input: Input) => Promise<Output>,
) {
  return useQuery({
    queryKey: ['preview', of, input],
    queryFn: () => ask(input),
    enabled,
    placeholderData: (before) => before,
  });
}
