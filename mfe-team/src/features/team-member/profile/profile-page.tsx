import { BlocksProvider, RecordNotes } from '@muster/blocks';
import { CardColumns } from '@muster/ui';
import { api } from '../../../api.ts';
import { MemberPage } from '../member-page.tsx';
import { ContractsCard } from './contracts-card.tsx';
import { EmergencyCard } from './emergency-card.tsx';
import { LoadCard, ReportsCard } from './load-card.tsx';
import { MemberOverlay } from './member-overlay.tsx';
import { WorkCard } from './work-card.tsx';

/** A team member's profile: function, manager, workload and emergency contact. */
export function MemberProfilePage() {
  return (
    <MemberPage tab="profile">
      {(member) => (
        <>
          <CardColumns
            left={
              <>
                <WorkCard member={member} />
                {member.kind === 'contractor' && <ContractsCard member={member} />}
                {member.reports.length > 0 && <ReportsCard member={member} />}
                {!member.isSelf && (
                  <BlocksProvider api={api}>
                    <RecordNotes subject={{ subjectType: 'team_member', subjectId: member.id }} />
                  </BlocksProvider>
                )}
              </>
            }
            right={
              <>
                <LoadCard member={member} />
                {member.emergencyContact !== undefined && <EmergencyCard member={member} />}
              </>
            }
          />
          <MemberOverlay member={member} />
        </>
      )}
    </MemberPage>
  );
}
