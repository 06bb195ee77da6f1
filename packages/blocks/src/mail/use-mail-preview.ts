import { errorText } from '@muster/kit';
import { useDebouncedValue } from '@muster/ui';
import { useMessagesPreviewQuery } from './mail-context.tsx';

interface Written {
  candidateId: string;
  subject: string;
  text: string;
  sendAt: string | null;
}

const rest = 400;

/** A preview of the mail for one recipient, requested when the user pauses typing. */
export function useMailPreview({ candidateId, ...written }: Written) {
  const [asked] = useDebouncedValue(JSON.stringify(written), rest);
  const words = JSON.parse(asked) as Omit<Written, 'candidateId'>;
  const { data, error } = useMessagesPreviewQuery({
    body: { subjectType: 'candidate', subjectId: candidateId, ...words },
  });
  return { preview: data, refusal: error && errorText(error) };
}
