import type { ClientCandidate } from '@muster/contracts';
import { usePlatform } from '@muster/kit';
import { Avatar, DecisionNotice, NoticeBar, formatDate } from '@muster/ui';
import { useDecisionMessages } from './decision-messages.ts';
import { OtherPeople } from './other-people.tsx';

interface ClosedDecisionProps {
  person: ClientCandidate;
  onClose: () => void;
}

/** Explains why a decision or question is not possible, or no longer possible. */
export function ClosedDecision({ person, onClose }: ClosedDecisionProps) {
  const t = useDecisionMessages();
  const { name, standing } = person;
  return (
    <DecisionNotice
      onClose={onClose}
      title={name}
      subtitle={person.job.title}
      avatar={<Avatar name={name} src={person.photo} size={32} />}
      keep={t('decide.close')}
    >
      <NoticeBar kind="info">
        <Reason person={person} />
      </NoticeBar>
      {standing === 'gone' && <OtherPeople person={person} />}
    </DecisionNotice>
  );
}

function Reason({ person }: { person: ClientCandidate }) {
  const t = useDecisionMessages();
  const acting = usePlatform().session?.impersonation;
  const { standing, decision, deciders } = person;
  if (standing === 'gone') return t('decide.goneNotice');
  if (standing === 'paused') return t('panel.nextOf.paused');
  if (['waiting', 'asked', 'interview'].includes(standing)) {
    if (acting) return t('panel.acting', { name: acting.targetName });
    const names = deciders.map((one) => one.name).join(', ');
    return names ? t('panel.whoDecides', { names }) : t('decide.notYours');
  }
  return (
    <>
      {t('decide.over')}{' '}
      {decision?.by && t('panel.decidedBy', { name: decision.by, date: formatDate(decision.at) })}
    </>
  );
}
