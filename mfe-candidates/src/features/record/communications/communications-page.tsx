import type { CandidateRecord } from '@muster/contracts';
import { InboxOverlay } from '../../../shared/inbox/inbox-overlay.tsx';
import { CandidatePage } from '../candidate-page.tsx';
import { Timeline } from './timeline.tsx';
import { TimelineOverlays } from './timeline-overlays.tsx';

/** What was written to the person and said with them. */
export function CommunicationsPage() {
  return (
    <CandidatePage tab="communications">
      {(candidate) => <Communications candidate={candidate} />}
    </CandidatePage>
  );
}

function Communications({ candidate }: { candidate: CandidateRecord }) {
  return (
    <>
      <Timeline candidate={candidate} />
      <TimelineOverlays candidate={candidate} />
      <InboxOverlay />
    </>
  );
}
