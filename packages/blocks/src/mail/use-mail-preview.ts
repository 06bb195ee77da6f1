import type { Addressees } from '@muster/contracts';
import { errorText } from '@muster/kit';
import { useDebouncedValue } from '@muster/ui';
import { useMessagesPreviewQuery } from './mail-context.tsx';

interface Written extends Addressees {
  subject: string;
  text: string;
  sendAt: string | null;
  isUrgent: boolean;
}

const rest = 400;

/** A preview of the mail for its recipients, requested when the user pauses typing. */
export function useMailPreview(written: Written) {
  const [asked] = useDebouncedValue(JSON.stringify(written), rest);
  const words = JSON.parse(asked) as Written;
  const { data, error } = useMessagesPreviewQuery({
    body: words,
  });
  return { preview: data, refusal: error && errorText(error) };
}
