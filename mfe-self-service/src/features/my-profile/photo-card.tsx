import { photoEndpoints } from '@muster/contracts';
import { callEndpoint, usePhotoChange, usePlatform } from '@muster/kit';
import { Card, PhotoField } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import type { OwnProfile } from './own-profile.ts';

/** The photo that goes with the profile. */
export function PhotoCard({ profile }: { profile: OwnProfile }) {
  const t = useMessages();
  const platform = usePlatform();
  const change = usePhotoChange({
    record: profile,
    set: (query, bytes) => callEndpoint(platform, photoEndpoints.setOwnProfile, { query, bytes }),
    remove: (version) =>
      callEndpoint(platform, photoEndpoints.removeOwnProfile, { body: { version } }),
    onChanged: () => platform.notify({ kind: 'success', text: t('profile.photo.saved') }),
  });
  // Rejected candidates cannot change it, and nobody can during impersonation.
  if (profile.status === 'rejected' || platform.session?.impersonation) return null;
  return (
    <Card title={t('profile.photo.title')}>
      <PhotoField name={profile.name} help={t('profile.photo.help')} {...change} />
    </Card>
  );
}
