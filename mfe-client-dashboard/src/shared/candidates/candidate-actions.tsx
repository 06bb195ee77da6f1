import {
  clientDashboardRoutes,
  href,
  type ClientCandidateAction,
  type ClientCandidateRow,
} from '@muster/contracts';
import { useFollow } from '@muster/kit';
import { Button, IconCalendarPlus } from '@muster/ui';
import classes from './candidates.module.css';
import { useCandidateMessages } from './messages.ts';
import { useCandidateAddress } from './use-candidate-address.ts';

interface CandidateActionsProps {
  candidate: Pick<ClientCandidateRow, 'id' | 'name' | 'allowedActions'>;
  /** Which of the possible actions are shown here. */
  offered: readonly ClientCandidateAction[];
  /** In one row if there is space: the footer of a panel. */
  inRow?: boolean;
}

/** The reader's actions on a candidate, the first as the main button. */
export function CandidateActions({ candidate, offered, inRow = false }: CandidateActionsProps) {
  const t = useCandidateMessages();
  const follow = useFollow();
  const { show } = useCandidateAddress();
  const { id, name, allowedActions } = candidate;
  const params = { jobApplicationId: id };
  const take: Record<ClientCandidateAction, () => void> = {
    select: () =>
      follow(
        href(
          clientDashboardRoutes.clientDashboardActiveJobsByJobApplicationIdSelectCandidate,
          params,
        ),
      ),
    reject: () =>
      follow(
        href(
          clientDashboardRoutes.clientDashboardActiveJobsByJobApplicationIdRejectCandidate,
          params,
        ),
      ),
    request_interview: () => show(id, 'interview'),
    ask_more: () => show(id, 'question'),
    ask_decider: () => show(id, 'colleague'),
    unselect: () => show(id, 'unselect'),
  };
  const possible = offered.filter((action) => allowedActions.includes(action));
  if (possible.length === 0) return null;
  return (
    <div className={`${classes.actions} ${inRow ? classes.inRow : ''}`}>
      {possible.map((action, index) => (
        <Button
          key={action}
          size="md"
          variant={index === 0 && action !== 'unselect' ? 'filled' : 'default'}
          aria-label={`${t(`action.${action}`)}: ${name}`}
          leftSection={
            action === 'request_interview' ? <IconCalendarPlus size={16} aria-hidden /> : undefined
          }
          onClick={take[action]}
        >
          {t(`action.${action}`)}
        </Button>
      ))}
    </div>
  );
}
