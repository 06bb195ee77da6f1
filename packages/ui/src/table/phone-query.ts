/** Up to this width rows have three lines and the filters are behind a button. */
export const phoneQuery = '(max-width: 640px)';
