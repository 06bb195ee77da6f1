import type { PhotoCrop } from './photo.types.ts';

/** Size of a picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A square section of a picture: its zoom, and its centre as shares of width and height. */
export interface Square {
  zoom: number;
  x: number;
  y: number;
}

export const maxZoom = 4;

/** The largest square in the centre. */
export const wholePicture: Square = { zoom: 1, x: 0.5, y: 0.5 };

/** Returns the side of a square in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Square): number =>
  Math.min(width, height) / zoom;

/** Moves a square so that it lies within the picture. */
export function withinPicture(size: Size, square: Square): Square {
  const side = sideOf(size, square);
  const within = (middle: number, length: number) => {
    const half = side / 2 / length;
    return Math.min(1 - half, Math.max(half, middle));
  };
  return { ...square, x: within(square.x, size.width), y: within(square.y, size.height) };
}

/** Returns the crop that is sent for a square. */
export function cropOf(size: Size, square: Square): PhotoCrop {
  const side = sideOf(size, square);
  return {
    left: shareOf(square.x - side / 2 / size.width),
    top: shareOf(square.y - side / 2 / size.height),
    side: shareOf(1 / square.zoom),
  };
}

const shareOf = (value: number): string =>
  String(Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000)));
