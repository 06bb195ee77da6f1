import { dayMs, type ClientCandidateRow } from '@muster/contracts';
import { Badge, IconClock, useNow } from '@muster/ui';
import { useCandidateMessages } from './messages.ts';

type Waiting = Pick<ClientCandidateRow, 'standing' | 'submittedAt' | 'dueAt'>;

/** How long a candidate has waited for an answer; emphasised after the agreed time. */
export function WaitingTime({ standing, submittedAt, dueAt }: Waiting) {
  const t = useCandidateMessages();
  const now = useNow();
  if (standing !== 'waiting') return <Badge family="blue">{t(`standing.${standing}`)}</Badge>;
  const days = Math.max(0, Math.floor((now - Date.parse(submittedAt)) / dayMs));
  const isLate = dueAt !== null && Date.parse(dueAt) < now;
  return (
    <Badge family={isLate ? 'red' : 'grey'} icon={IconClock}>
      {t('since', { count: days })}
    </Badge>
  );
}
