import type { CandidateRecord } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, NoticeBar, formatDate, formatDateTime } from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';

/** Says that the record is deleted, by whom and why, and brings it back. */
export function RestoreBar({ candidate }: { candidate: CandidateRecord }) {
  const t = useWords();
  const platform = usePlatform();
  const [restore, { isLoading, error }] = api.useCandidatesRestoreDeletedMutation();
  const { deleted } = candidate;
  if (!deleted) return null;

  async function bringBack() {
    const answer = await restore({
      params: { id: candidate.id },
      body: { version: candidate.version },
    });
    if (!answer.error)
      platform.notify({
        kind: 'success',
        text: t('record.deleted.restored', { name: candidate.name }),
      });
  }

  return (
    <NoticeBar
      kind="warning"
      title={t('record.deleted.title', { when: formatDateTime(deleted.at), by: deleted.by })}
      action={
        candidate.allowedActions.includes('restore_deleted') && (
          <Button variant="default" loading={isLoading} onClick={() => void bringBack()}>
            {t('record.deleted.restore')}
          </Button>
        )
      }
    >
      {t('record.deleted.text', {
        reason: deleted.reason,
        until: formatDate(deleted.restorableUntil),
      })}
      {error && ` ${errorText(error)}`}
    </NoticeBar>
  );
}
