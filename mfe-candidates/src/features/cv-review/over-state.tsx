import type { ExtractionReview } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, NoticeBar, formatDateTime } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './cv-review.module.css';

/** A finished review can be read; its changes can be reverted until the profile is edited. */
export function OverState({ review }: { review: ExtractionReview }) {
  const t = useMessages();
  const platform = usePlatform();
  const [undo, undoing] = api.useCvReadingUndoMutation();
  const [extract, extracting] = api.useCvReadingExtractMutation();
  if (review.status !== 'applied' && review.status !== 'dismissed') return null;

  async function run(call: Promise<{ error?: unknown }>, done: string) {
    const { error } = await call;
    platform.notify(
      error ? { kind: 'error', text: errorText(error) } : { kind: 'success', text: done },
    );
  }
  if (review.status === 'dismissed')
    return (
      <div className={classes.notice}>
        <NoticeBar
          kind="quiet"
          action={
            !review.isAttachmentDeleted && (
              <Button
                size="xs"
                variant="default"
                loading={extracting.isLoading}
                onClick={() =>
                  void run(
                    extract({ params: { id: review.attachmentId }, body: {} }),
                    t('cvReview.begun'),
                  )
                }
              >
                {t('cvReview.readAgain')}
              </Button>
            )
          }
        >
          {t('cvReview.wasDismissed')}
        </NoticeBar>
      </div>
    );
  const canUndo = review.allowedActions.includes('undo');
  return (
    <div className={classes.notice}>
      <NoticeBar
        kind="success"
        action={
          canUndo && (
            <Button
              size="xs"
              variant="default"
              loading={undoing.isLoading}
              onClick={() =>
                void run(
                  undo({ params: { id: review.id }, body: { version: review.version } }),
                  t('cvReview.undone'),
                )
              }
            >
              {t('cvReview.undo')}
            </Button>
          )
        }
      >
        {t('cvReview.wasApplied', {
          name: review.reviewedBy?.name ?? '',
          when: review.appliedAt ? formatDateTime(review.appliedAt) : '',
        })}
        {!canUndo && ` ${t('cvReview.noUndo')}`}
      </NoticeBar>
    </div>
  );
}
