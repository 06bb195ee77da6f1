import { CompanyPage } from './company-page.tsx';
import { MailTimeline } from './mail-timeline.tsx';

/** What went to the client's people. */
export function CommunicationsPage() {
  return (
    <CompanyPage tab="communications">
      {(company) => <MailTimeline company={company} />}
    </CompanyPage>
  );
}
