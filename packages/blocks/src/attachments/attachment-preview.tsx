import { Suspense } from 'react';
import { lazyNamed } from '@muster/kit';
import type { AttachmentPreviewProps } from './attachment-preview-drawer.tsx';

const PreviewDrawer = lazyNamed(
  () => import('./attachment-preview-drawer.tsx'),
  'AttachmentPreviewDrawer',
);

/** A file over its record; what it is shown with is fetched when the first one is opened. */
export function AttachmentPreview(props: AttachmentPreviewProps) {
  return (
    <Suspense>
      <PreviewDrawer {...props} />
    </Suspense>
  );
}
