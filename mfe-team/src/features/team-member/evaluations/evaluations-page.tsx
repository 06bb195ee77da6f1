import { MemberPage } from '../member-page.tsx';
import { MemberEvaluationList } from './member-evaluations.tsx';

/** A member's evaluations, cycle by cycle. */
export function MemberEvaluationsPage() {
  return (
    <MemberPage tab="evaluations">
      {(member) => <MemberEvaluationList member={member} />}
    </MemberPage>
  );
}
