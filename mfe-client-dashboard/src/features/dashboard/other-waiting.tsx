import { clientDashboardRoutes } from '@muster/contracts';
import { RouteLink, useCan } from '@muster/kit';
import { NoticeBar } from '@muster/ui';
import { othersInWords } from '../../shared/waiting/others-in-words.ts';
import { useQuestions } from '../../shared/waiting/use-questions.ts';
import type { Waiting } from '../../shared/waiting/use-waiting.ts';
import { WaitingFailed } from '../../shared/waiting/waiting-failed.tsx';
import { useMessages } from '../../shared/use-messages.ts';

/** Waiting items other than candidates, and load errors. */
export function OtherWaiting({ waiting }: { waiting: Waiting }) {
  return (
    <>
      <WaitingFailed failed={waiting.failed} />
      <WaitingLine waiting={waiting} />
    </>
  );
}

/** One line with a link; nothing if nothing else waits. */
function WaitingLine({ waiting }: { waiting: Waiting }) {
  const t = useMessages();
  const can = useCan();
  const { questions } = useQuestions();
  const others = othersInWords(t, { ...waiting, questions });
  if (others.length === 0) return null;
  const { clientDashboardPendingItems, clientDashboardPastInterviews } = clientDashboardRoutes;
  const isDecider = can('clientTimesheet.decide');
  return (
    <NoticeBar
      kind="warning"
      title={t('other.title')}
      action={
        <RouteLink route={isDecider ? clientDashboardPendingItems : clientDashboardPastInterviews}>
          {t('other.open')}
        </RouteLink>
      }
    >
      {others.join(' · ')}
    </NoticeBar>
  );
}
