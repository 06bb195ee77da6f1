import type { SerializedError } from '@reduxjs/toolkit';
import { selfServiceRoutes, shellRoutes, type ErrorCode } from '@muster/contracts';
import { RouteLink, errorText, isApiError, type ApiError } from '@muster/kit';
import { Button, EmptyState, ErrorState, IconUnlink } from '@muster/ui';
import classes from './applying.module.css';
import { useApplyingMessages } from './messages.ts';

const problems = {
  TOKEN_EXPIRED: 'expired',
  TOKEN_WRONG_PERSON: 'wrongPerson',
  TOKEN_INVALID: 'invalid',
  TOKEN_REVOKED: 'invalid',
  TOKEN_USED: 'invalid',
  // The address is no link at all.
  NOT_FOUND: 'invalid',
  VALIDATION_FAILED: 'invalid',
  RATE_LIMITED: 'tooMany',
} as const satisfies Partial<Record<ErrorCode, string>>;

interface ApplyingRefusalProps {
  error: ApiError | SerializedError;
  onRetry: () => void;
}

/** Explains why an application does not open, and how to continue. */
export function ApplyingRefusal({ error, onRetry }: ApplyingRefusalProps) {
  const t = useApplyingMessages();
  if (!isApiError(error) || !(error.code in problems) || error.code === 'RATE_LIMITED') {
    const isLimited = isApiError(error) && error.code === 'RATE_LIMITED';
    return (
      <ErrorState
        size="page"
        title={t(isLimited ? 'refusal.tooMany' : 'refusal.failed')}
        text={isLimited ? t('refusal.tooManyText') : errorText(error)}
        onRetry={onRetry}
      />
    );
  }
  const problem = problems[error.code as Exclude<keyof typeof problems, 'RATE_LIMITED'>];
  return (
    <EmptyState
      size="page"
      icon={IconUnlink}
      title={t(`refusal.${problem}`)}
      text={t(`refusal.${problem}Text`)}
      action={
        problem === 'wrongPerson' ? (
          <Button component={RouteLink} route={shellRoutes.signOut} size="lg">
            {t('refusal.signOut')}
          </Button>
        ) : (
          <RouteLink route={selfServiceRoutes.applicationProcess} className={classes.back}>
            {t('jobs.all')}
          </RouteLink>
        )
      }
    />
  );
}
