import { candidatesRoutes, type CandidateRecord, type ExtractionReview } from '@muster/contracts';
import { RouteLink, errorText, usePlatform } from '@muster/kit';
import {
  Button,
  EmptyState,
  IconAlertTriangle,
  IconFileText,
  IconPhoto,
  LoadingText,
  Progress,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './cv-review.module.css';

interface ReadingStateProps {
  record: CandidateRecord;
  attachmentId: string;
  review: ExtractionReview | null;
}

/** State before there is anything to decide, or if there never will be. */
export function ReadingState({ record, attachmentId, review }: ReadingStateProps) {
  const t = useMessages();
  const platform = usePlatform();
  const [extract, extracting] = api.useCvReadingExtractMutation();
  const [retry, retrying] = api.useCvReadingRetryMutation();
  if (review?.status === 'queued')
    return (
      <div className={classes.waiting} role="status">
        <LoadingText>
          {t(review.isReading ? 'cvReview.reading' : 'cvReview.queued', {
            title: review.attachmentTitle,
          })}
        </LoadingText>
        <Progress value={100} animated aria-label={t('cvReview.readingLabel')} />
        <p className={classes.quiet}>{t('cvReview.readingHint')}</p>
      </div>
    );

  const say = async (call: Promise<{ error?: unknown }>) => {
    const { error } = await call;
    if (error) platform.notify({ kind: 'error', text: errorText(error) });
  };
  const byHand = (
    <Button
      component={RouteLink}
      route={candidatesRoutes.profile}
      params={{ id: record.id }}
      query={{ edit: 'experience' }}
      variant="default"
    >
      {t('cvReview.byHand')}
    </Button>
  );
  if (!review)
    return (
      <EmptyState
        icon={IconFileText}
        title={t('cvReview.never')}
        text={t('cvReview.neverText')}
        action={
          <Button
            loading={extracting.isLoading}
            onClick={() => void say(extract({ params: { id: attachmentId }, body: {} }))}
          >
            {t('cvReview.read')}
          </Button>
        }
      />
    );
  if (review.status === 'failed' && review.failure) {
    const isScan = review.failure === 'NO_TEXT';
    return (
      <EmptyState
        icon={isScan ? IconPhoto : IconAlertTriangle}
        title={t(`cvReview.failure.${review.failure}.title`)}
        text={t(`cvReview.failure.${review.failure}.text`)}
        action={
          review.allowedActions.includes('retry') ? (
            <Button
              loading={retrying.isLoading}
              onClick={() =>
                void say(retry({ params: { id: review.id }, body: { version: review.version } }))
              }
            >
              {t('cvReview.retry')}
            </Button>
          ) : (
            byHand
          )
        }
      />
    );
  }
  return (
    <EmptyState
      icon={IconFileText}
      title={t('cvReview.nothing')}
      text={t('cvReview.nothingText')}
      action={byHand}
    />
  );
}
