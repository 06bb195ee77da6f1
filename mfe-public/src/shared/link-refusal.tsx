import type { SerializedError } from '@reduxjs/toolkit';
import { shellRoutes, type ErrorCode } from '@muster/contracts';
import { RouteLink, errorText, isApiError, useSession, type ApiError } from '@muster/kit';
import { Button, ErrorState, formatDate } from '@muster/ui';
import { useMessages } from './use-messages.ts';
import { LinkProblem } from './link-problem.tsx';

const problems = {
  TOKEN_INVALID: 'invalid',
  // The address is no link at all.
  NOT_FOUND: 'invalid',
  VALIDATION_FAILED: 'invalid',
  TOKEN_EXPIRED: 'expired',
  TOKEN_REVOKED: 'revoked',
  TOKEN_USED: 'used',
  TOKEN_WRONG_PERSON: 'wrongPerson',
  RATE_LIMITED: 'tooMany',
} as const satisfies Partial<Record<ErrorCode, string>>;

interface LinkRefusalProps {
  error: ApiError | SerializedError;
  onRetry: () => void;
}

/** Page for a refused link; other errors can be retried. */
export function LinkRefusal({ error, onRetry }: LinkRefusalProps) {
  const t = useMessages();
  if (!isApiError(error) || !(error.code in problems))
    return (
      <ErrorState
        size="page"
        title={t('problem.failed.title')}
        text={errorText(error)}
        requestId={isApiError(error) ? error.requestId : undefined}
        onRetry={onRetry}
      />
    );
  const problem = problems[error.code as keyof typeof problems];
  const context = error.context ?? {};
  const kind = closedKinds.get(context.purpose);
  if (kind && error.code in closedForms)
    return (
      <ClosedForm
        kind={kind}
        code={error.code as keyof typeof closedForms}
        agency={typeof context.agencyName === 'string' ? context.agencyName : ''}
      />
    );
  switch (problem) {
    case 'invalid':
      return <Invalid hours={context.hours} />;
    case 'expired':
      return <Expired expiresAt={context.expiresAt} />;
    case 'wrongPerson':
      return <WrongPerson maskedEmail={context.maskedEmail} />;
    case 'tooMany':
      return <TooMany seconds={context.seconds} onRetry={onRetry} />;
    default:
      return <LinkProblem problem={problem} />;
  }
}

type ClosedKind = 'form' | 'feedback' | 'decision' | 'hours' | 'input' | 'survey' | 'status';

/** Purposes with their own texts for a closed link. */
const closedKinds: ReadonlyMap<unknown, ClosedKind> = new Map([
  ['screening_form', 'form'],
  ['client_feedback', 'feedback'],
  ['application_decision', 'decision'],
  ['timesheet_approve', 'hours'],
  ['evaluation_input', 'input'],
  ['exit_survey', 'survey'],
  ['candidate_status', 'status'],
]);
const closedForms = {
  TOKEN_EXPIRED: 'expired',
  TOKEN_REVOKED: 'revoked',
  TOKEN_USED: 'used',
} as const satisfies Partial<Record<ErrorCode, string>>;

interface ClosedFormProps {
  kind: ClosedKind;
  code: keyof typeof closedForms;
  agency: string;
}

function ClosedForm({ kind, code, agency }: ClosedFormProps) {
  const t = useMessages();
  return (
    <LinkProblem
      problem={closedForms[code]}
      title={t(`problem.${kind}.${closedForms[code]}.title`, { agency })}
      text={t(`problem.${kind}.${closedForms[code]}.text`, { agency })}
    />
  );
}

/** A link of which this browser has no secret only needs to be opened again. */
function Invalid({ hours }: { hours: unknown }) {
  const t = useMessages();
  if (typeof hours !== 'number') return <LinkProblem problem="invalid" />;
  return <LinkProblem problem="notOpen" text={t('problem.notOpen.text', { hours })} />;
}

function Expired({ expiresAt }: { expiresAt: unknown }) {
  const t = useMessages();
  const date = typeof expiresAt === 'string' ? formatDate(expiresAt) : '';
  return (
    <LinkProblem
      problem="expired"
      title={date === '' ? undefined : t('problem.expired.titleOn', { date })}
    />
  );
}

function WrongPerson({ maskedEmail }: { maskedEmail: unknown }) {
  const t = useMessages();
  const own = useSession()?.user.email;
  return (
    <LinkProblem
      problem="wrongPerson"
      title={
        typeof maskedEmail === 'string'
          ? t('problem.wrongPerson.titleFor', { mail: maskedEmail })
          : undefined
      }
      text={own && t('problem.wrongPerson.textAs', { own })}
      action={
        <Button component={RouteLink} route={shellRoutes.signOut} size="lg">
          {t('problem.wrongPerson.signOut')}
        </Button>
      }
    />
  );
}

function TooMany({ seconds, onRetry }: { seconds: unknown; onRetry: () => void }) {
  const t = useMessages();
  const count = typeof seconds === 'number' ? Math.ceil(seconds / 60) : 0;
  return (
    <LinkProblem
      problem="tooMany"
      text={count > 0 ? t('problem.tooMany.textIn', { count }) : undefined}
      action={
        <Button size="lg" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
