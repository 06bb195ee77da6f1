import { photoEndpoints } from '@muster/contracts';
import { callEndpoint, usePhotoChange, usePlatform } from '@muster/kit';
import { PhotoField } from '@muster/ui';
import { useMessages } from '../use-messages.ts';
import type { Me } from './me.ts';
import { useAnnounce } from './use-announce.ts';

/** The photo of the user's own account. */
export function OwnPhoto({ me }: { me: Me }) {
  const t = useMessages();
  const platform = usePlatform();
  const announce = useAnnounce();
  const change = usePhotoChange({
    record: me,
    set: (query, bytes) => callEndpoint(platform, photoEndpoints.setOwn, { query, bytes }),
    remove: (version) => callEndpoint(platform, photoEndpoints.removeOwn, { body: { version } }),
    onChanged: () => announce(t('own.saved')),
  });
  return (
    <PhotoField
      name={`${me.preferredName ?? me.firstName} ${me.lastName}`}
      help={t('own.photoHelp')}
      {...change}
    />
  );
}
