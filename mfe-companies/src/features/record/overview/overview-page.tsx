import { CardColumns } from '@muster/ui';
import { CompanyPage } from '../company-page.tsx';
import { AboutCard } from './about-card.tsx';
import { BillingCard } from './billing-card.tsx';
import { ContractorsCard } from './contractors-card.tsx';
import { FiguresRow } from './figures-row.tsx';
import { JobsCard } from './jobs-card.tsx';
import { LatestNotesCard } from './latest-notes-card.tsx';
import { TeamCard } from './team-card.tsx';
import { TermsCard } from './terms-card.tsx';
import classes from './overview-page.module.css';

/** The first tab of a record: figures, jobs, people, and what is agreed. */
export function OverviewPage() {
  return (
    <CompanyPage tab="overview">
      {(company) => (
        <div className={classes.page}>
          <FiguresRow company={company} />
          <JobsCard company={company} />
          <CardColumns
            left={
              <>
                <ContractorsCard company={company} />
                <AboutCard company={company} />
                <LatestNotesCard company={company} />
              </>
            }
            right={
              <>
                <TeamCard company={company} />
                <TermsCard company={company} />
                {company.billing && <BillingCard billing={company.billing} />}
              </>
            }
          />
        </div>
      )}
    </CompanyPage>
  );
}
