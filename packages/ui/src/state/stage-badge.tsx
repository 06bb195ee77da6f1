import { Badge } from '../primitives/badge.tsx';
import { StateBadge, stateFamily } from './state-badge.tsx';
import type { StatesOf } from './state-families.ts';

export interface StageBadgeProps {
  of: {
    status: StatesOf['application'];
    stage: { kind: StatesOf['stage']; name: string };
  };
}

/** A candidate's stage on a job, as named in its pipeline; the outcome once it has ended. */
export const StageBadge = ({ of: { status, stage } }: StageBadgeProps) =>
  status === 'active' ? (
    <Badge family={stateFamily('stage', stage.kind)}>{stage.name}</Badge>
  ) : (
    <StateBadge machine="application" state={status} />
  );
