import type { ClientCandidate, ClientCandidateAction } from '@muster/contracts';
import { QueryView, useOverlayClose, usePlatform } from '@muster/kit';
import { Avatar, DecisionNotice, NoticeBar, formatDate } from '@muster/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { api } from '../../api.ts';
import { OtherPeople } from '../../shared/candidates/other-people.tsx';
import { useDecisionMessages } from '../../shared/candidates/decision-messages.ts';

interface PersonInAddressProps {
  action: ClientCandidateAction;
  children: (person: ClientCandidate, reload: () => void) => ReactNode;
}

/** Decision on the candidate named by the address, or why it cannot be made now. */
export function PersonInAddress({ action, children }: PersonInAddressProps) {
  const t = useDecisionMessages();
  const close = useOverlayClose();
  const acting = usePlatform().session?.impersonation;
  const { jobApplicationId: id = '' } = useParams();
  const query = api.usePersonQuery({ params: { id } });
  return (
    <QueryView query={query} keepPrevious skeleton={null}>
      {(person) => {
        if (person.allowedActions.includes(action))
          return children(person, () => void query.refetch());
        const { name, standing, decision } = person;
        const isOpen = ['waiting', 'asked', 'interview'].includes(standing);
        const names = person.deciders.map((one) => one.name).join(', ');
        return (
          <DecisionNotice
            onClose={() => close()}
            title={name}
            subtitle={person.job.title}
            avatar={<Avatar name={name} src={person.photo} size={32} />}
            keep={t('decide.close')}
          >
            <NoticeBar kind="info">
              {isOpen && acting ? t('panel.acting', { name: acting.targetName }) : null}
              {isOpen && !acting && names ? t('panel.whoDecides', { names }) : null}
              {isOpen && !acting && !names ? t('decide.notYours') : null}
              {!isOpen && (standing === 'gone' ? t('decide.goneNotice') : t('decide.over'))}{' '}
              {!isOpen && decision?.by
                ? t('panel.decidedBy', { name: decision.by, date: formatDate(decision.at) })
                : null}
            </NoticeBar>
            {standing === 'gone' && <OtherPeople person={person} />}
          </DecisionNotice>
        );
      }}
    </QueryView>
  );
}
