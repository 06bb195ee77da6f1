/** Every half hour at which interviews begin: `08:00`. */
export const startTimes: readonly string[] = Array.from({ length: 33 }, (_, index) => {
  const minutes = 6 * 60 + index * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
});

/** The moment at which clocks of a zone show this day and time. */
export function momentIn(day: string, clock: string, timeZone: string): string {
  const wanted = Date.parse(`${day}T${clock}:00Z`);
  const shownAt = (at: number) =>
    Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
  const near = wanted - (shownAt(wanted) - wanted);
  // Once more, for a change of the clocks in between.
  return new Date(near - (shownAt(near) - wanted)).toISOString();
}
