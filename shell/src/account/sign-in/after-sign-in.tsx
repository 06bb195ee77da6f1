import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import { accountPaths } from '../account-paths.ts';
import { useNext } from '../use-next.ts';

/**
 * Wraps a way to sign in. Signed-in users continue; users who owe the second step give it first.
 */
export function AfterSignIn({ children }: { children: ReactNode }) {
  const next = useNext();
  const snapshot = useSessionSnapshot();
  const session = snapshot.status === 'known' ? snapshot.session : null;
  if (session?.state === 'two-factor')
    return <Navigate to={accountPaths.factorTwo(next)} replace />;
  if (session && 'user' in session) return <Navigate to={next ?? '/'} replace />;
  return children;
}
