import { CompanyPage } from './company-page.tsx';
import { MailTimeline } from './mail-timeline.tsx';

/** What went to the client's people, and what came back. */
export function CommunicationsPage() {
  return (
    <CompanyPage tab="communications">
      {(company) => <MailTimeline company={company} />}
    </CompanyPage>
  );
}
