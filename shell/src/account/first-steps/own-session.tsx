import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import type { SignedIn } from '../../routing/home-path.ts';

/** Pages of a person's own beginning; who acts as somebody else has no business there. */
export function OwnSession({ children }: { children: (session: SignedIn) => ReactNode }) {
  const snapshot = useSessionSnapshot();
  const session = snapshot.status === 'known' ? snapshot.session : null;
  if (!session || !('user' in session)) return null;
  if (session.impersonation) return <Navigate to="/" replace />;
  return children(session);
}
