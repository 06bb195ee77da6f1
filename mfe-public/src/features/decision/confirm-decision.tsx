import type { DecisionByMail } from '@muster/contracts';
import type { FormMutation } from '@muster/kit';
import type { BoundField, ErrorSummaryProps } from '@muster/ui';
import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { ConfirmWithCode } from '../../shared/confirm-with-code.tsx';
import { useCodeRequest } from '../../shared/use-code-request.ts';
import type { DecisionFormProps } from './decision-form.types.ts';
import { useDecisionMessages } from './messages.ts';

interface ConfirmDecisionProps extends Pick<DecisionFormProps, 'handle' | 'visit' | 'onBack'> {
  decision: DecisionByMail;
  summary: ErrorSummaryProps;
  code: BoundField<string>;
  saving: FormMutation;
  /** Whether sending is not possible now. */
  isBlocked?: boolean;
  children: ReactNode;
}

/** Fields of a decision about a candidate, confirmed with a code. */
export function ConfirmDecision({ handle, visit, decision, ...props }: ConfirmDecisionProps) {
  const t = useDecisionMessages();
  const [send, { error, isLoading }] = api.useDecisionVisitSendCodeMutation();
  const request = useCodeRequest(handle, { send, error, isLoading });
  const { name } = visit.candidate;
  return (
    <ConfirmWithCode
      {...props}
      label={t(`${decision}.title`, { name })}
      effects={t(`${decision}.effects`, { name })}
      confirm={t(`confirm.${decision}`)}
      back={t('back')}
      maskedEmail={visit.maskedEmail}
      request={request}
    />
  );
}
