import type { BulkMailAnswer } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { formatNumber } from '@muster/ui';
import { api } from '../../api.ts';
import { useEmailMessages } from './messages.ts';

/** Cancels a batch's unsent mails, and reports how many there were. */
export function useTakeBack() {
  const t = useEmailMessages();
  const { notify } = usePlatform();
  const [undo, { isLoading }] = api.useBulkMailUndoMutation();

  async function takeBack(id: string): Promise<void> {
    const answer = await undo({ params: { id }, body: {} });
    if (answer.error) return notify({ kind: 'error', text: errorText(answer.error) });
    const { undone, left } = answer.data;
    const total = formatNumber(undone);
    notify({
      kind: 'info',
      text:
        left > 0
          ? t('undoneSome', { undone: total, left: formatNumber(left) })
          : t('undone', { count: undone, total }),
    });
  }
  return { takeBack, isLoading };
}

/** Announces that bulk mails are being sent, with undo. */
export function useBatchNotice() {
  const t = useEmailMessages();
  const { notify } = usePlatform();
  const { takeBack } = useTakeBack();

  return ({ ok, batchId, needsApproval, inBackground }: BulkMailAnswer, isPlanned: boolean) => {
    if (needsApproval || batchId === null) return notify({ kind: 'info', text: t('asked') });
    const total = formatNumber(ok);
    const text = inBackground
      ? t('begun')
      : t(isPlanned ? 'planned' : 'sent', { count: ok, total });
    return notify({ kind: 'success', text, undo: () => takeBack(batchId) });
  };
}
