import type { DecisionByMail } from '@muster/contracts';
import type { DecisionFormProps } from './decision-form.types.ts';
import { InterviewForm } from './interview-form.tsx';
import { RejectForm } from './reject-form.tsx';
import { SelectForm } from './select-form.tsx';

const forms = { select: SelectForm, request_interview: InterviewForm, reject: RejectForm } as const;

/** What an answer needs to be said with it, and the code that confirms it. */
export function DecideForm({
  decision,
  ...props
}: DecisionFormProps & { decision: DecisionByMail }) {
  const Answer = forms[decision];
  return <Answer {...props} />;
}
