import { awaitedFeedback, type AuthoredFeedback } from '@muster/contracts';
import {
  EmptyState,
  IconClock,
  IconCircleCheck,
  IconHourglass,
  formatDateTime,
  useNow,
} from '@muster/ui';
import { FeedbackView } from './feedback-view.tsx';
import { useGuestFeedbackMessages } from './messages.ts';
import { SentFeedback } from './sent-feedback.tsx';
import { WriteFeedback } from './write-feedback.tsx';

/** Feedback on an interview by a link: written, sent, and readable while the link works. */
export function FeedbackPage() {
  return (
    <FeedbackView>
      {(feedback, handle) =>
        feedback.allowedActions.includes('submit') ? (
          <WriteFeedback key={feedback.id} feedback={feedback} handle={handle} />
        ) : (
          <Standing feedback={feedback} handle={handle} />
        )
      }
    </FeedbackView>
  );
}

/** State of the feedback, if nothing can be written. */
function Standing({ feedback, handle }: { feedback: AuthoredFeedback; handle: string }) {
  const t = useGuestFeedbackMessages();
  const now = useNow();
  const { status, interviewEndsAt, answerBy, agencyName: agency } = feedback;
  if (status === 'submitted') return <SentFeedback feedback={feedback} handle={handle} />;
  if (status === 'withdrawn')
    return (
      <EmptyState
        size="page"
        icon={IconCircleCheck}
        title={t('withdrawn.title')}
        text={t('withdrawn.text', { agency })}
      />
    );
  const isAwaited = awaitedFeedback.some((state) => state === status);
  const isOver = isAwaited && answerBy !== null && Date.parse(answerBy) < now;
  return isOver || interviewEndsAt === null ? (
    <EmptyState
      size="page"
      icon={IconHourglass}
      title={t('over.title')}
      text={t('over.text', { agency, when: answerBy ? formatDateTime(answerBy) : '' })}
    />
  ) : (
    <EmptyState
      size="page"
      icon={IconClock}
      title={t('notYet.title')}
      text={t('notYet.text', { when: formatDateTime(interviewEndsAt) })}
    />
  );
}
