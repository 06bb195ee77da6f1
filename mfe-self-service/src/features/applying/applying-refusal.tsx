import type { SerializedError } from '@reduxjs/toolkit';
import { selfServiceRoutes, shellRoutes, type ErrorCode } from '@muster/contracts';
import { RouteLink, errorText, isApiError, type ApiError } from '@muster/kit';
import { Button, EmptyState, ErrorState, IconUnlink } from '@muster/ui';
import { useEffect } from 'react';
import classes from './applying.module.css';
import { keepHandle, keptHandle } from './kept-handle.ts';
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
  handle: string;
  error: ApiError | SerializedError;
  onRetry: () => void;
}

type Problem = (typeof problems)[keyof typeof problems];

const problemOf = (error: ApplyingRefusalProps['error']): Problem | null =>
  isApiError(error) && error.code in problems
    ? problems[error.code as keyof typeof problems]
    : null;

/** Explains why an application does not open, and how to continue. */
export function ApplyingRefusal({ handle, error, onRetry }: ApplyingRefusalProps) {
  const t = useApplyingMessages();
  const problem = problemOf(error);
  // The list of open roles must not lead back to an application that no longer opens.
  const isOver = problem === 'expired' || problem === 'invalid';
  useEffect(() => {
    if (isOver && keptHandle() === handle) keepHandle(null);
  }, [isOver, handle]);
  if (problem === null || problem === 'tooMany') {
    const isLimited = problem === 'tooMany';
    return (
      <ErrorState
        size="page"
        title={t(isLimited ? 'refusal.tooMany' : 'refusal.failed')}
        text={isLimited ? t('refusal.tooManyText') : errorText(error)}
        onRetry={onRetry}
      />
    );
  }
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
