import {
  BlocksProvider,
  CustomFieldsCard,
  CustomFieldsProvider,
  RecordFilesCard,
  RecordNotes,
} from '@muster/blocks';
import { CardColumns } from '@muster/ui';
import { api } from '../../api.ts';
import { ChecklistCard } from './checklist-card.tsx';
import { ConditionsCard } from './conditions-card.tsx';
import { DescriptionCard } from './description-card.tsx';
import { JobPage } from './job-page.tsx';
import { JobSkillsCard } from './job-skills-card.tsx';
import { MetricsCard } from './metrics-card.tsx';
import { TeamCard } from './team-card.tsx';

/** The first tab of a job: requirements, terms, team and progress. */
export function OverviewPage() {
  return (
    <JobPage tab="overview">
      {(job) =>
        job.details && (
          <CardColumns
            left={
              <>
                <ChecklistCard job={job} details={job.details} />
                <DescriptionCard job={job} details={job.details} />
                <JobSkillsCard job={job} details={job.details} />
                <TeamCard job={job} details={job.details} />
                <BlocksProvider api={api}>
                  <RecordNotes subject={{ subjectType: 'job', subjectId: job.id }} />
                </BlocksProvider>
              </>
            }
            right={
              <>
                <MetricsCard details={job.details} />
                <ConditionsCard job={job} details={job.details} />
                <RecordFilesCard api={api} owner={{ type: 'job', id: job.id }} />
                <CustomFieldsProvider api={api}>
                  <CustomFieldsCard entity="job" id={job.id} />
                </CustomFieldsProvider>
              </>
            }
          />
        )
      }
    </JobPage>
  );
}
