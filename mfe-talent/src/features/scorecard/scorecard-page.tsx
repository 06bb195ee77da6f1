import { useParams } from 'react-router-dom';
import type { Scorecard } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { NotFoundState, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { isOf } from './is-of.ts';
import { ScorecardForm } from './scorecard-form.tsx';
import { ScorecardFrame } from './scorecard-frame.tsx';
import { ScorecardReading } from './scorecard-reading.tsx';

/** An interviewer's findings: the user's own to edit, those of others to read. */
export function ScorecardPage() {
  const { candidateId = '', vettingFeedbackId = '' } = useParams();
  const query = api.useScorecardsReadQuery({ params: { id: vettingFeedbackId } });
  return (
    <QueryView query={query} size="page" skeleton={<PageSkeleton variant="record" />}>
      {(scorecard) =>
        isOf(scorecard, candidateId) ? <FoundScorecard scorecard={scorecard} /> : <NotFoundState />
      }
    </QueryView>
  );
}

function FoundScorecard({ scorecard }: { scorecard: Scorecard }) {
  const mayWrite = scorecard.allowedActions.some(
    (action) => action === 'edit' || action === 'amend',
  );
  return (
    <ScorecardFrame scorecard={scorecard}>
      {mayWrite ? (
        <ScorecardForm key={scorecard.id} scorecard={scorecard} />
      ) : (
        <ScorecardReading scorecard={scorecard} />
      )}
    </ScorecardFrame>
  );
}
