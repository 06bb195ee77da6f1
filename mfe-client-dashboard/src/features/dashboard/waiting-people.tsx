import { QueryView } from '@muster/kit';
import { dashboardApi } from '../../dashboard-api.ts';
import { CandidateCard } from '../../shared/candidates/candidate-card.tsx';
import cards from '../../shared/candidates/candidates.module.css';
import { useMessages } from '../../shared/use-messages.ts';

/** Candidates waiting for an answer, one tap away; empty if there are none. */
export function WaitingPeople() {
  const t = useMessages();
  const query = dashboardApi.usePeopleQuery();
  const isWaiting = ({ standing }: { standing: string }) => standing === 'waiting';
  return (
    <QueryView
      query={query}
      size="block"
      isEmpty={({ data }) => !data.some(isWaiting)}
      empty={null}
      skeleton={null}
    >
      {({ data }) => (
        <ul className={cards.cards} aria-label={t('people.list')}>
          {data.filter(isWaiting).map((candidate) => (
            <li key={candidate.id}>
              <CandidateCard candidate={candidate} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
