import { errorText, usePlatform } from '@muster/kit';
import { downloadAttachment } from './attachment-bytes.ts';

/** Downloads attachments, and reports why if a download fails. */
export function useDownload(): (id: string) => void {
  const platform = usePlatform();
  return (id) => {
    downloadAttachment(platform, id).catch((error: unknown) =>
      platform.notify({ kind: 'error', text: errorText(error) }),
    );
  };
}
