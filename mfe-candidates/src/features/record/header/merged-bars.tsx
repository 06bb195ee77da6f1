import type { CandidateRecord, UndoableMerge } from '@muster/contracts';
import { Can, errorText, usePlatform } from '@muster/kit';
import { Button, NoticeBar, formatDateTime } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from '../candidate-page.module.css';

/** Records recently merged into this one, with undo. */
export function MergedBars({ candidate }: { candidate: CandidateRecord }) {
  return (
    <Can permission="candidate.readDuplicates">
      <UndoableMerges candidate={candidate} />
    </Can>
  );
}

function UndoableMerges({ candidate }: { candidate: CandidateRecord }) {
  const { currentData } = api.useDuplicatesOfCandidateQuery({ params: { id: candidate.id } });
  if (!currentData?.merges.length) return null;
  return (
    <div className={classes.notices}>
      {currentData.merges.map((merge) => (
        <MergedBar key={merge.id} candidate={candidate} merge={merge} />
      ))}
    </div>
  );
}

function MergedBar({ candidate, merge }: { candidate: CandidateRecord; merge: UndoableMerge }) {
  const t = useMessages();
  const platform = usePlatform();
  const [unmerge, { isLoading, error }] = api.useDuplicatesUnmergeMutation();
  const { duplicate } = merge;

  async function takeBack() {
    const answer = await unmerge({ params: { id: candidate.id }, body: { mergeId: merge.id } });
    if (!answer.error)
      platform.notify({
        kind: 'success',
        text: t('duplicates.merged.undone', { name: duplicate.name, number: duplicate.number }),
      });
  }

  return (
    <NoticeBar
      kind="info"
      title={t('duplicates.merged.title', { number: duplicate.number })}
      action={
        candidate.allowedActions.includes('merge') && (
          <Button variant="default" loading={isLoading} onClick={() => void takeBack()}>
            {t('duplicates.merged.undo')}
          </Button>
        )
      }
    >
      {t('duplicates.merged.text', {
        by: merge.mergedBy,
        when: formatDateTime(merge.mergedAt),
        until: formatDateTime(merge.undoUntil),
      })}
      {error && ` ${errorText(error)}`}
    </NoticeBar>
  );
}
