import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import type { SignedIn } from '../../routing/home-path.ts';

/** Wraps pages for the user's own start; not available during impersonation. */
export function OwnSession({ children }: { children: (session: SignedIn) => ReactNode }) {
  const snapshot = useSessionSnapshot();
  const session = snapshot.status === 'known' ? snapshot.session : null;
  if (!session || !('user' in session)) return null;
  if (session.impersonation) return <Navigate to="/" replace />;
  return children(session);
}
