import { useParams } from 'react-router-dom';
import { QueryView } from '@muster/kit';
import { PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { ScorecardForm } from './scorecard-form.tsx';
import { ScorecardFrame } from './scorecard-frame.tsx';
import { ScorecardReading } from './scorecard-reading.tsx';

/** What an interviewer found; their own to write, those of others to read. */
export function ScorecardPage() {
  const { vettingFeedbackId = '' } = useParams();
  const query = api.useScorecardsReadQuery({ params: { id: vettingFeedbackId } });
  return (
    <QueryView query={query} size="page" skeleton={<PageSkeleton variant="record" />}>
      {(scorecard) => (
        <ScorecardFrame scorecard={scorecard}>
          {scorecard.allowedActions.some((action) => action === 'edit' || action === 'amend') ? (
            <ScorecardForm key={scorecard.id} scorecard={scorecard} />
          ) : (
            <ScorecardReading scorecard={scorecard} />
          )}
        </ScorecardFrame>
      )}
    </QueryView>
  );
}
