import { forgotPasswordSchema } from '@muster/contracts';
import { errorText, isApiError } from '@muster/kit';
import { MailTrouble } from '@muster/ui';
import { useMessages } from '../use-messages.ts';
import { useNext } from '../use-next.ts';
import type { SendLink } from './send-link.types.ts';
import { throttleText } from './throttle-text.ts';

interface LinkAgainProps {
  send: SendLink;
  email: string;
  onCorrect: () => void;
}

/** Requests a mailed link again; the answer is the same for known and unknown addresses. */
export function LinkAgain({ send, email, onCorrect }: LinkAgainProps) {
  const t = useMessages();
  const next = useNext();
  async function again() {
    const body = forgotPasswordSchema.parse({ email, ...(next && { next }) });
    const { error } = await send({ body });
    if (!error) return null;
    return (isApiError(error) && throttleText(error, t)) || errorText(error);
  }
  return <MailTrouble onAgain={again} onCorrect={onCorrect} />;
}
