/** Where a row becomes three lines and the filters a button. */
export const phoneQuery = '(max-width: 640px)';
