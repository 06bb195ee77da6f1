import type { ApplicationRecord } from '@muster/contracts';
import { Badge, StateBadge, stateFamily } from '@muster/ui';

interface StageBadgeProps {
  of: Pick<ApplicationRecord, 'status' | 'stage'>;
}

/** Where somebody stands on a job, in the words of its pipeline; how it ended once it has. */
export const StageBadge = ({ of: { status, stage } }: StageBadgeProps) =>
  status === 'active' ? (
    <Badge family={stateFamily('stage', stage.kind)}>{stage.name}</Badge>
  ) : (
    <StateBadge machine="application" state={status} />
  );
