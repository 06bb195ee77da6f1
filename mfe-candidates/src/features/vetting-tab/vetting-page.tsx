import { CandidatePage } from '../record/candidate-page.tsx';
import { CandidateScreening } from '../screening/candidate-screening.tsx';
import classes from './vetting-page.module.css';

/** How a candidate is vetted, a section for each way. */
export function VettingPage() {
  return (
    <CandidatePage tab="vetting">
      {(candidate) => (
        <div className={classes.sections}>
          <CandidateScreening candidate={candidate} />
        </div>
      )}
    </CandidatePage>
  );
}
