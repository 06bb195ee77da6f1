import { CardRow } from '@muster/ui';
import { useUploads } from '../uploads/use-uploads.ts';
import { UploadRow } from './upload-row.tsx';

/** Rows of a files card for uploads from the drawer that have not arrived yet. */
export function PendingUploads({ owner }: { owner: string }) {
  const { items, queue } = useUploads(owner);
  const pending = items.filter(
    ({ state, attach }) => state !== 'done' && (attach !== null || state === 'failed'),
  );
  return pending.map((item) => (
    <CardRow key={item.id}>
      <UploadRow item={item} queue={queue} />
    </CardRow>
  ));
}
