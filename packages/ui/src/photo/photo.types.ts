/** The square kept from a picture: shares of its width, height and shorter side, as text. */
export interface PhotoCrop {
  left: string;
  top: string;
  side: string;
}

export interface PhotoFieldProps {
  /** Name for the initials shown while there is no photo. */
  name: string;
  photo?: string | null;
  /** Who can see the photo. */
  help: string;
  /** Saves the square of the picture; returns the error text, or null. */
  onSet: (picture: File, crop: PhotoCrop) => Promise<string | null>;
  /** Removes the photo; returns the error text, or null. */
  onRemove: () => Promise<string | null>;
}
