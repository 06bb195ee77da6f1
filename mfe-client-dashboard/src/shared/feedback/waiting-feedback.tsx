import { useCan } from '@muster/kit';
import { api } from '../../api.ts';
import { useOwnFeedbackMessages } from './messages.ts';
import { isToGive, OwnFeedback } from './own-feedback.tsx';

/** The feedback that the reader still has to give; absent while there is none. */
export function useWaitingFeedback() {
  const can = useCan();
  const { data } = api.useOwnFeedbackQuery(undefined, { skip: !can('clientFeedback.write') });
  return (data?.data ?? []).filter(isToGive);
}

export function WaitingFeedback() {
  const t = useOwnFeedbackMessages();
  const rows = useWaitingFeedback();
  return rows.length === 0 ? null : <OwnFeedback title={t('waiting')} rows={rows} />;
}
