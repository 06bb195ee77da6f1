import type { HomeCard, PermissionName } from '@muster/contracts';
import { useCan } from '@muster/kit';
import type { ComponentType } from 'react';
import { ContractsCard } from './contracts/contracts-card.tsx';
import { FollowedCard } from './followed-card.tsx';
import classes from './home-page.module.css';
import { JobsCard } from './jobs/jobs-card.tsx';
import { NewCandidatesCard } from './new-candidates-card.tsx';
import { QueueCard } from './queue/queue-card.tsx';
import { SubmissionsCard } from './submissions-card.tsx';
import { TeamCard } from './team/team-card.tsx';
import { VettingCard } from './vetting-card.tsx';

const parts: Readonly<Record<HomeCard, { permission: PermissionName; Card: ComponentType }>> = {
  queue: { permission: 'task.read', Card: QueueCard },
  jobs: { permission: 'job.list', Card: JobsCard },
  newCandidates: { permission: 'candidate.list', Card: NewCandidatesCard },
  submissions: { permission: 'application.list', Card: SubmissionsCard },
  contracts: { permission: 'placement.list', Card: ContractsCard },
  team: { permission: 'home.readTeam', Card: TeamCard },
  vetting: { permission: 'vetting.read', Card: VettingCard },
  followed: { permission: 'candidate.read', Card: FollowedCard },
};

/** The cards of one column, of those that the role has a right to. */
export function HomeColumn({ cards }: { cards: readonly HomeCard[] }) {
  const can = useCan();
  return (
    <div className={classes.column}>
      {cards
        .filter((card) => can(parts[card].permission))
        .map((card) => {
          const { Card } = parts[card];
          return <Card key={card} />;
        })}
    </div>
  );
}
