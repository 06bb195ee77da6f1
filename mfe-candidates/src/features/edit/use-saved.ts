import { useOverlayClose, usePlatform } from '@muster/kit';
import { useMessages } from '../../shared/use-messages.ts';

/** Returns what to do after saving: show a message and return to the record. */
export function useSaved(): () => void {
  const t = useMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  return () => {
    platform.notify({ kind: 'success', text: t('edit.saved') });
    close({ saved: true });
  };
}
