import type { AuthoredFeedback } from '@muster/contracts';
import { FeedbackSaid } from '@muster/blocks';
import { useOverlayClose } from '@muster/kit';
import { Drawer, NoticeBar, formatDateTime } from '@muster/ui';
import { useOwnFeedbackMessages } from '../../shared/feedback/messages.ts';

/** Feedback that cannot be written now, and why. */
export function ReadDrawer({ feedback }: { feedback: AuthoredFeedback }) {
  const t = useOwnFeedbackMessages();
  const close = useOverlayClose();
  const { person, job, round, status } = feedback;
  return (
    <Drawer
      opened
      title={t('drawer.title', { name: person.name })}
      subtitle={[job, round].filter(Boolean).join(' · ')}
      onClose={() => close()}
    >
      <NoticeBar kind="info">{reasonOf(feedback, t)}</NoticeBar>
      {status === 'submitted' && <FeedbackSaid feedback={feedback} />}
    </Drawer>
  );
}

function reasonOf(
  { status, lock, editUntil, interviewEndsAt, answerBy }: AuthoredFeedback,
  t: ReturnType<typeof useOwnFeedbackMessages>,
): string {
  const when = (at: string | null) => ({ when: at ? formatDateTime(at) : '' });
  if (lock) return t(`drawer.lock.${lock}`, when(editUntil));
  if (status === 'withdrawn') return t('drawer.withdrawn');
  return answerBy !== null && Date.parse(answerBy) < Date.now()
    ? t('drawer.over', when(answerBy))
    : t('drawer.notYet', when(interviewEndsAt));
}
