/** Up to this size in pixels, the small version of a photo is sharp enough for most screens. */
const small = 48;

/** Returns the address of a photo in the size shown; other pictures keep their address. */
export const photoInSize = (src: string, size: number): string =>
  size > small && /\/photo\/[0-9a-f]{24}$/.test(src) ? `${src}?size=large` : src;
