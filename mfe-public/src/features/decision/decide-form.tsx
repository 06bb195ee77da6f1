import type { DecisionByMail } from '@muster/contracts';
import type { DecisionFormProps } from './decision-form.types.ts';
import { InterviewForm } from './interview-form.tsx';
import { RejectForm } from './reject-form.tsx';
import { SelectForm } from './select-form.tsx';

const forms = { select: SelectForm, request_interview: InterviewForm, reject: RejectForm } as const;

/** Form of a decision, with the confirming code. */
export function DecideForm({
  decision,
  ...props
}: DecisionFormProps & { decision: DecisionByMail }) {
  const Answer = forms[decision];
  return <Answer {...props} />;
}
