import { BlocksProvider, RecordNotes } from '@muster/blocks';
import { CardColumns } from '@muster/ui';
import { api } from '../../../api.ts';
import { MemberPage } from '../member-page.tsx';
import { ContactCard } from './contact-card.tsx';
import { ContractsCard } from './contracts-card.tsx';
import { EmergencyCard } from './emergency-card.tsx';
import { GoalsCard } from './goals-card.tsx';
import { JobsCard } from './jobs-card.tsx';
import { LoadCard, ReportsCard } from './load-card.tsx';
import { MemberOverlay } from './member-overlay.tsx';
import { PapersCard } from './papers-card.tsx';
import { TodayCard } from './today-card.tsx';
import { WorkCard } from './work-card.tsx';

/**
 * A team member's profile: function, contact, day, jobs, workload, goals and emergency contact, and
 * for contractors contracts and documents. Data of other areas is loaded from them, under their
 * permissions.
 */
export function MemberProfilePage() {
  return (
    <MemberPage tab="profile">
      {(member) => (
        <>
          <CardColumns
            left={
              <>
                <WorkCard member={member} />
                <JobsCard member={member} />
                {member.kind === 'contractor' && <ContractsCard member={member} />}
                {member.reports.length > 0 && <ReportsCard member={member} />}
                <PapersCard member={member} />
                {!member.isSelf && (
                  <BlocksProvider api={api}>
                    <RecordNotes subject={{ subjectType: 'team_member', subjectId: member.id }} />
                  </BlocksProvider>
                )}
              </>
            }
            right={
              <>
                <ContactCard member={member} />
                <TodayCard member={member} />
                <LoadCard member={member} />
                <GoalsCard member={member} />
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
