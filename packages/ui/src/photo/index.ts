export { PhotoField } from './photo-field.tsx';
export type { PhotoCrop, PhotoFieldProps } from './photo.types.ts';
