import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import { accountPaths } from '../account-paths.ts';
import { useNext } from '../use-next.ts';

/** A way to sign in. Who is signed in already goes on; who owes the second step gives it first. */
export function AfterSignIn({ children }: { children: ReactNode }) {
  const next = useNext();
  const snapshot = useSessionSnapshot();
  const session = snapshot.status === 'known' ? snapshot.session : null;
  if (session?.state === 'two-factor')
    return <Navigate to={accountPaths.factorTwo(next)} replace />;
  if (session && 'user' in session) return <Navigate to={next ?? '/'} replace />;
  return children;
}
