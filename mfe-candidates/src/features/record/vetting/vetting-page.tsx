import type { CandidateRecord } from '@muster/contracts';
import { api } from '../../../api.ts';
import { CandidatePage } from '../candidate-page.tsx';
import { CandidateScreening } from '../screening/candidate-screening.tsx';
import { CandidateVetting } from './candidate-vetting.tsx';

/** A candidate's vetting, from the first form to the verdict. */
export function VettingPage() {
  return (
    <CandidatePage tab="vetting">{(candidate) => <Vetting candidate={candidate} />}</CandidatePage>
  );
}

function Vetting({ candidate }: { candidate: CandidateRecord }) {
  const forms = api.useScreeningFormsOfCandidateQuery({ params: { id: candidate.id } });
  return (
    <CandidateVetting candidateId={candidate.id} waits={forms.isLoading}>
      <CandidateScreening candidate={candidate} />
    </CandidateVetting>
  );
}
