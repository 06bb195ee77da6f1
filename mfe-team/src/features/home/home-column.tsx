import type { HomeCard } from '@muster/contracts';
import { useCan } from '@muster/kit';
import type { ComponentType } from 'react';
import { ContractsCard } from './contracts/contracts-card.tsx';
import { FollowedCard } from './followed-card.tsx';
import { FunnelCard } from './funnel/funnel-card.tsx';
import classes from './home-page.module.css';
import { InterviewsCard } from './interviews/interviews-card.tsx';
import { JobsCard } from './jobs/jobs-card.tsx';
import { NewCandidatesCard } from './new-candidates-card.tsx';
import { QueueCard } from './queue/queue-card.tsx';
import { SubmissionsCard } from './submissions-card.tsx';
import { TeamCard } from './team/team-card.tsx';
import { cardPermissions } from './use-home-layout.ts';
import { VettingCard } from './vetting-card.tsx';

const parts: Readonly<Record<HomeCard, ComponentType>> = {
  queue: QueueCard,
  jobs: JobsCard,
  newCandidates: NewCandidatesCard,
  submissions: SubmissionsCard,
  contracts: ContractsCard,
  team: TeamCard,
  vetting: VettingCard,
  interviews: InterviewsCard,
  funnel: FunnelCard,
  followed: FollowedCard,
};

/** The cards of one column that the role has a right to. */
export function HomeColumn({ cards }: { cards: readonly HomeCard[] }) {
  const can = useCan();
  return (
    <div className={classes.column}>
      {cards
        .filter((card) => can(cardPermissions[card]))
        .map((card) => {
          const Card = parts[card];
          return <Card key={card} />;
        })}
    </div>
  );
}
