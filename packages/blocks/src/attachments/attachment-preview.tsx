import { Suspense } from 'react';
import { lazyNamed } from '@muster/kit';
import type { AttachmentPreviewProps } from './attachment-preview-drawer.tsx';

const PreviewDrawer = lazyNamed(
  () => import('./attachment-preview-drawer.tsx'),
  'AttachmentPreviewDrawer',
);

/** Shows a file over its record; the viewer is loaded when the first file is opened. */
export function AttachmentPreview(props: AttachmentPreviewProps) {
  return (
    <Suspense>
      <PreviewDrawer {...props} />
    </Suspense>
  );
}
