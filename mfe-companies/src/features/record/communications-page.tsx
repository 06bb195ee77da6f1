import { MailProvider } from '@muster/blocks';
import { api } from '../../api.ts';
import { CompanyPage } from './company-page.tsx';
import { TalkOverlays } from './talk-overlays.tsx';
import { TalkTimeline } from './talk-timeline.tsx';

/** Mails to and from the client's people, and conversations with them. */
export function CommunicationsPage() {
  return (
    <CompanyPage tab="communications">
      {(company) => (
        <MailProvider api={api}>
          <TalkTimeline company={company} />
          <TalkOverlays company={company} />
        </MailProvider>
      )}
    </CompanyPage>
  );
}
