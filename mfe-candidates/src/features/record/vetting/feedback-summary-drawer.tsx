import { useParams } from 'react-router-dom';
import { useOverlayClose } from '@muster/kit';
import { Drawer } from '@muster/ui';
import { FeedbackSummary } from './summary/feedback-summary.tsx';
import { useVettingMessages } from './messages.ts';

/** Feedback of a candidate's interviewers, over the vetting tab. */
export function FeedbackSummaryDrawer() {
  const t = useVettingMessages();
  const { id = '' } = useParams();
  const close = useOverlayClose();
  return (
    <Drawer opened onClose={close} title={t('summary.title')}>
      <FeedbackSummary candidateId={id} />
    </Drawer>
  );
}
