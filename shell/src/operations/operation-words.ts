import type { Operation, OperationItem } from '@muster/contracts';
import { formatNumber, type useT } from '@muster/ui';
import type { operationMessages } from './messages.ts';

export type Translate = ReturnType<typeof useT<NonNullable<(typeof operationMessages)['key']>>>;

/** Checks whether an operation is still in progress. */
export const isUnderWay = ({ status }: Operation): boolean =>
  status === 'queued' || status === 'running';

/** Returns the number of processed records. */
export const doneOf = ({ ok, skipped, failed }: Operation): number => ok + skipped + failed;

/** Returns the number of records that failed or were not reached. */
export const openOf = (operation: Operation): number =>
  operation.failed + operation.total - doneOf(operation);

/** Returns the name of an operation: `Owner: Li Chen`. */
export function nameOf(t: Translate, { kind, purpose, target }: Operation): string {
  const name = target === null ? t(`unknown.${kind}`) : t(`name.${kind}`, { target });
  return purpose === 'do' ? name : t(`purpose.${purpose}`, { name });
}

/** Returns the progress or the result. */
export function standOf(t: Translate, operation: Operation): string {
  const { status, failure, purpose, failed, skipped } = operation;
  const counts = {
    ok: formatNumber(operation.ok),
    skipped: formatNumber(skipped),
    failed: formatNumber(failed),
    done: formatNumber(doneOf(operation)),
    total: formatNumber(operation.total),
  };
  switch (status) {
    case 'queued':
      return t(doneOf(operation) > 0 ? 'progress' : 'queued', counts);
    case 'running':
      return t('progress', counts);
    case 'cancelled':
      return t('cancelled', counts);
    case 'failed':
      return t(`failure.${failure ?? 'INTERNAL'}`, counts);
    case 'completed_with_errors':
      return t('withErrors', counts);
    case 'completed':
      if (skipped > 0) return t('withSkipped', counts);
      return t(purpose === 'undo' ? 'undone' : 'completed', counts);
  }
}

const known = [
  'ALREADY_OWNER',
  'ALREADY_MEMBER',
  'NOT_A_MEMBER',
  'CHANGED_SINCE',
  'FORMER_OWNER_LEFT',
  'OTHER_VETTING_STATUS',
  'VETTING_FEEDBACK_REQUIRED',
  'NO_RECIPIENTS',
  'CANDIDATE_DO_NOT_CONTACT',
  'ALREADY_SCREENED',
  'CONSENT_REQUIRED',
  'NO_BULK_MAIL',
  'UNSUBSCRIBED',
  'BOUNCED',
  'SAME_ADDRESS',
  'ALREADY_WRITTEN',
  'ALREADY_SENT',
  'STOPPED',
  'NOT_FOUND',
  'SELF_RECORD',
  'FORBIDDEN',
  'CANDIDATE_MERGED',
  'INVALID_TRANSITION',
  'INTERNAL',
] as const;

/** Returns the outcome of one record in words. */
export function outcomeText(t: Translate, { outcome, code }: OperationItem): string {
  if (outcome === null) return t('outcome.waits');
  if (code === null) return t(`outcome.${outcome}`);
  return t(`code.${known.find((one) => one === code) ?? 'other'}`);
}
