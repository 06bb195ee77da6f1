import { photoEndpoints, type CandidateRecord } from '@muster/contracts';
import { callEndpoint, usePhotoChange, usePlatform } from '@muster/kit';
import { CancelButton, Drawer, OverlayFooter, PhotoField, common } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';

interface PhotoDrawerProps {
  candidate: CandidateRecord;
  onClose: () => void;
}

/** Candidate's photo, managed by the staff. */
export function PhotoDrawer({ candidate, onClose }: PhotoDrawerProps) {
  const t = useMessages();
  const platform = usePlatform();
  const params = { id: candidate.id };
  const change = usePhotoChange({
    record: candidate,
    set: (query, bytes) =>
      callEndpoint(platform, photoEndpoints.setCandidate, { params, query, bytes }),
    remove: (version) =>
      callEndpoint(platform, photoEndpoints.removeCandidate, { params, body: { version } }),
    onChanged: () => platform.notify({ kind: 'success', text: t('record.photo.saved') }),
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('record.photo.title')}
      subtitle={candidate.name}
      footer={
        <OverlayFooter>
          <CancelButton>{common.close}</CancelButton>
        </OverlayFooter>
      }
    >
      <PhotoField name={candidate.name} help={t('record.photo.help')} {...change} />
    </Drawer>
  );
}
