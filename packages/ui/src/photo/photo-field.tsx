import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { PhotoFieldProps } from './photo.types.ts';

// Used once by each person: it comes with the first page that shows it.
const PhotoSurface = lazy(async () => {
  const { PhotoSurface: component } = await import('./photo-surface.tsx');
  return { default: component };
});

const height = 64;

/** A person's photo: chosen, cut to a square, kept at once, taken off. */
export function PhotoField(props: PhotoFieldProps) {
  return (
    <Suspense fallback={<Skeleton height={height} />}>
      <PhotoSurface {...props} />
    </Suspense>
  );
}
