import { useState } from 'react';
import type { CandidateRecord } from '@muster/contracts';
import { lazyNamed, usePlatform } from '@muster/kit';
import { IconPhoto, Menu } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';

const PhotoDrawer = lazyNamed(() => import('./photo-drawer.tsx'), 'PhotoDrawer');

/** Whether the reader may change the photo; never while impersonating. */
function useMayChange({ allowedActions, deleted }: CandidateRecord): boolean {
  const { session } = usePlatform();
  return allowedActions.includes('edit_contact') && !deleted && !session?.impersonation;
}

/** Menu item for the photo of a record, and its drawer. */
export function usePhotoItem(candidate: CandidateRecord) {
  const t = useMessages();
  const isOffered = useMayChange(candidate);
  const [isOpen, setOpen] = useState(false);
  return {
    item: isOffered && (
      <Menu.Item leftSection={<IconPhoto size={16} />} onClick={() => setOpen(true)}>
        {t('record.photo.title')}
      </Menu.Item>
    ),
    drawer: isOpen && <PhotoDrawer candidate={candidate} onClose={() => setOpen(false)} />,
  };
}
