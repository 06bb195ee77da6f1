import { jobRequestSchema } from '@muster/contracts';
import { errorText, isApiError } from '@muster/kit';
import { MailTrouble } from '@muster/ui';
import { api } from '../../api.ts';
import { useRequestMessages } from './messages.ts';
import { requestInput, type RequestValues } from './request-values.ts';

interface RequestAgainProps {
  ticket: string;
  sent: RequestValues;
  onCorrect: () => void;
  onStale: () => void;
}

/** Sends the link of a visitor's request again: the same request within a day counts as one. */
export function RequestAgain({ ticket, sent, onCorrect, onStale }: RequestAgainProps) {
  const t = useRequestMessages();
  const [send] = api.useIntakesRequestJobMutation();
  async function again() {
    const { error } = await send({
      body: jobRequestSchema.parse(requestInput(sent, ticket, false)),
    });
    if (!error) return null;
    if (!isApiError(error)) return errorText(error);
    if (error.code === 'RATE_LIMITED') return t('tooMany');
    const isStale = error.fields?.some(({ path }) => path === 'ticket') ?? false;
    if (isStale) onStale();
    return isStale ? t('stale') : errorText(error);
  }
  return <MailTrouble onAgain={again} onCorrect={onCorrect} />;
}
