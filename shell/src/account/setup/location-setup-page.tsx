import { useLocation } from 'react-router-dom';
import { matchRoute, shellRoutes } from '@muster/contracts';
import { NotFoundState } from '@muster/ui';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import { LocationSetupForm } from './location-setup-form.tsx';

/** Asks once for the user's location and clock format. Another user's page does not exist. */
export function LocationSetupPage() {
  const { pathname } = useLocation();
  const snapshot = useSessionSnapshot();
  const id = matchRoute([shellRoutes.locationSetup], pathname)?.params['id'];
  const session = snapshot.status === 'known' ? snapshot.session : null;
  if (!session || !('user' in session) || session.user.id !== id) return <NotFoundState />;
  return <LocationSetupForm user={session.user} />;
}
