import { MemberPage } from '../member-page.tsx';
import { MemberEvaluationList } from './member-evaluations.tsx';

/** How somebody was rated, cycle by cycle. */
export function MemberEvaluationsPage() {
  return (
    <MemberPage tab="evaluations">
      {(member) => <MemberEvaluationList member={member} />}
    </MemberPage>
  );
}
