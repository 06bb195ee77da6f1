/** The address of a call, or of a room of the platform; null for a place that is none. */
export const callOf = (place: string | null): string | null =>
  place && /^(?:https?:\/\/|\/meetings\/)/.test(place) ? place : null;
