import { MailProvider } from '@muster/blocks';
import type { CandidateRecord } from '@muster/contracts';
import { api } from '../../../api.ts';
import { InboxOverlay } from '../../../shared/inbox/inbox-overlay.tsx';
import { CandidatePage } from '../candidate-page.tsx';
import { Timeline } from './timeline.tsx';
import { TimelineOverlays } from './timeline-overlays.tsx';

/** Mails and conversations with the candidate. */
export function CommunicationsPage() {
  return (
    <CandidatePage tab="communications">
      {(candidate) => <Communications candidate={candidate} />}
    </CandidatePage>
  );
}

function Communications({ candidate }: { candidate: CandidateRecord }) {
  return (
    <MailProvider api={api}>
      <Timeline candidate={candidate} />
      <TimelineOverlays candidate={candidate} />
      <InboxOverlay />
    </MailProvider>
  );
}
