import { CustomFieldsCard, CustomFieldsProvider, RecordFilesCard } from '@muster/blocks';
import type { CompanyRecord } from '@muster/contracts';
import { CardColumns } from '@muster/ui';
import { api } from '../../../api.ts';
import { CompanyPage } from '../company-page.tsx';
import { AboutCard } from './about-card.tsx';
import { AgreementsCard } from './agreements-card.tsx';
import { BillingCard } from './billing-card.tsx';
import { ContractorsCard } from './contractors-card.tsx';
import { FiguresRow } from './figures-row.tsx';
import { firstJobs, JobsCard } from './jobs-card.tsx';
import { InterviewsCard } from './interviews-card.tsx';
import { LatestNotesCard } from './latest-notes-card.tsx';
import { QuestionsCard } from './questions-card.tsx';
import { TeamCard } from './team-card.tsx';
import { TermsCard } from './terms-card.tsx';
import classes from './overview-page.module.css';

/** First tab of a record: figures, jobs, people, and agreements. */
export function OverviewPage() {
  return (
    <CompanyPage tab="overview">
      {(company) => (
        <div className={classes.page}>
          <FiguresRow company={company} />
          <JobsCard company={company} />
          <BelowJobs company={company} />
        </div>
      )}
    </CompanyPage>
  );
}

/** Its position depends on the number of jobs, so it waits for them. */
function BelowJobs({ company }: { company: CompanyRecord }) {
  const { isLoading } = api.useCompaniesJobsQuery(firstJobs(company));
  return (
    <div className={isLoading ? classes.waiting : undefined}>
      <CardColumns
        left={
          <>
            <QuestionsCard company={company} />
            <InterviewsCard company={company} />
            <ContractorsCard company={company} />
            <AboutCard company={company} />
            <LatestNotesCard company={company} />
          </>
        }
        right={
          <>
            <TeamCard company={company} />
            <TermsCard company={company} />
            <AgreementsCard company={company} />
            {company.billing && <BillingCard billing={company.billing} />}
            <RecordFilesCard api={api} owner={{ type: 'company', id: company.id }} />
            <CustomFieldsProvider api={api}>
              <CustomFieldsCard entity="company" id={company.id} />
            </CustomFieldsProvider>
          </>
        }
      />
    </div>
  );
}
