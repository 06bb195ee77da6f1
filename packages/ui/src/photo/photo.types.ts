/** The square that is kept of a picture: shares of its width, height and shorter side, as text. */
export interface PhotoCrop {
  left: string;
  top: string;
  side: string;
}

export interface PhotoFieldProps {
  /** Whose initials stand in while there is no photo. */
  name: string;
  photo?: string | null;
  /** Who sees it. */
  help: string;
  /** Keeps the square of the picture; answers what is wrong with it, or null. */
  onSet: (picture: File, crop: PhotoCrop) => Promise<string | null>;
  /** Takes the photo off; answers why that did not work, or null. */
  onRemove: () => Promise<string | null>;
}
