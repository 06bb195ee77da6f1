import { useParams } from 'react-router-dom';
import type { OpenPdf } from '@muster/blocks';
import {
  candidatesRoutes,
  href,
  type CandidateRecord,
  type ExtractionReview,
} from '@muster/contracts';
import {
  Forbidden,
  QueryView,
  RouteLink,
  errorText,
  isApiError,
  useDocumentTitle,
} from '@muster/kit';
import { Breadcrumbs, Button, EmptyState, IconLock, NotFoundState, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { OverState } from './over-state.tsx';
import { ReadingState } from './reading-state.tsx';
import { ReviewWorkspace } from './review-workspace.tsx';
import classes from './cv-review.module.css';

/** Polling interval until a CV has been read. */
const pollMs = 1500;

interface CvReviewPageProps {
  /** See `PdfPages`. */
  open?: OpenPdf;
}

/** Shows a CV beside what was read from it; only accepted values are written. */
export function CvReviewPage({ open }: CvReviewPageProps) {
  const t = useMessages();
  const { id = '', attachmentId = '' } = useParams();
  const candidate = api.useCandidatesReadQuery({ params: { id } });
  useDocumentTitle(
    candidate.currentData && t('cvReview.titleOf', { name: candidate.currentData.name }),
  );
  if (isApiError(candidate.error) && candidate.error.code === 'SELF_RECORD')
    return <EmptyState size="page" icon={IconLock} title={errorText(candidate.error)} />;
  return (
    <QueryView query={candidate} skeleton={<PageSkeleton variant="cards" />}>
      {(record) =>
        record.allowedActions.includes('edit_experience') ? (
          <Review record={record} attachmentId={attachmentId} {...(open && { open })} />
        ) : (
          <Forbidden />
        )
      }
    </QueryView>
  );
}

interface ReviewProps extends CvReviewPageProps {
  record: CandidateRecord;
  attachmentId: string;
}

function Review({ record, attachmentId, open }: ReviewProps) {
  const t = useMessages();
  const args = { params: { id: attachmentId } };
  const known = api.useCvReadingOfAttachmentQuery(args);
  const isQueued = known.currentData?.review?.status === 'queued';
  // A second subscription to the same query, which polls while something is pending.
  api.useCvReadingOfAttachmentQuery(args, { pollingInterval: pollMs, skip: !isQueued });
  const of = known.currentData?.review?.candidateId;
  if (of !== undefined && of !== record.id) return <NotFoundState />;
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Breadcrumbs
          items={[
            { label: t('area'), href: candidatesRoutes.list.path },
            { label: record.name, href: href(candidatesRoutes.profile, { id: record.id }) },
            { label: t('cvReview.crumb') },
          ]}
        />
        <div className={classes.heading}>
          <h1 className={classes.title}>{t('cvReview.titleOf', { name: record.name })}</h1>
          <Button
            component={RouteLink}
            route={candidatesRoutes.profile}
            params={{ id: record.id }}
            variant="default"
          >
            {t('cvReview.back')}
          </Button>
        </div>
      </header>
      <QueryView query={known} skeleton={<PageSkeleton variant="cards" />}>
        {({ review }) => (
          <Body
            review={review}
            attachmentId={attachmentId}
            record={record}
            {...(open && { open })}
          />
        )}
      </QueryView>
    </div>
  );
}

interface BodyProps extends ReviewProps {
  review: ExtractionReview | null;
}

function Body({ review, record, attachmentId, open }: BodyProps) {
  const waits = !review || review.status === 'queued' || review.status === 'failed';
  if (waits || (review.proposals.length === 0 && review.status !== 'applied'))
    return <ReadingState review={review} record={record} attachmentId={attachmentId} />;
  return (
    <>
      <OverState review={review} />
      <ReviewWorkspace key={review.id} loaded={review} {...(open && { open })} />
    </>
  );
}
