import type { CandidateRecord } from '@muster/contracts';
import { RailSection } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import { ActivityFilter } from './activity-filter.tsx';
import { ActivityPage } from './activity-page.tsx';
import { useActivityGroups } from './use-activity-groups.ts';

/** Activity of this record, newest first, optionally filtered by kind. */
export function RecordActivity({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const [groups, setGroups] = useActivityGroups();
  return (
    <RailSection title={t('record.activity.title')}>
      <ActivityFilter chosen={groups} onChange={setGroups} />
      <ActivityPage key={groups.join()} candidateId={candidate.id} groups={groups} />
    </RailSection>
  );
}
