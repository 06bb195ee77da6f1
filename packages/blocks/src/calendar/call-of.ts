/** Returns the address of a call or of a platform room; null for any other place. */
export const callOf = (place: string | null): string | null =>
  place && /^(?:https?:\/\/|\/meetings\/)/.test(place) ? place : null;
