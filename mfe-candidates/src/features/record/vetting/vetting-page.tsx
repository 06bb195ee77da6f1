import { CandidatePage } from '../candidate-page.tsx';
import { CandidateScreening } from '../screening/candidate-screening.tsx';
import { CandidateVetting } from './candidate-vetting.tsx';

/** How a candidate is vetted, from the first form to the verdict. */
export function VettingPage() {
  return (
    <CandidatePage tab="vetting">
      {(candidate) => (
        <CandidateVetting candidateId={candidate.id}>
          <CandidateScreening candidate={candidate} />
        </CandidateVetting>
      )}
    </CandidatePage>
  );
}
