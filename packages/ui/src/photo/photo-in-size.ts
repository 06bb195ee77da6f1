/** Up to so many pixels the small size of a photo is as sharp as most screens. */
const small = 48;

/** The address of a photo in the size that is shown; that of any other picture as it is. */
export const photoInSize = (src: string, size: number): string =>
  size > small && /\/photo\/[0-9a-f]{24}$/.test(src) ? `${src}?size=large` : src;
