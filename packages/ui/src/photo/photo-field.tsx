import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { PhotoFieldProps } from './photo.types.ts';

// Used once by each person, so it is loaded with the first page that shows it.
const PhotoSurface = lazy(async () => {
  const { PhotoSurface: component } = await import('./photo-surface.tsx');
  return { default: component };
});

const height = 64;

/** A field for a person's photo: chosen, cropped to a square, saved at once, removed. */
export function PhotoField(props: PhotoFieldProps) {
  return (
    <Suspense fallback={<Skeleton height={height} />}>
      <PhotoSurface {...props} />
    </Suspense>
  );
}
