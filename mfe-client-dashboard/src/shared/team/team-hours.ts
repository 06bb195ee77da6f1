import { hourMs, shownAt, workdayHours } from '@muster/contracts';

export interface DayHours {
  from: string;
  to: string;
}

/** The working hours of a member in another zone at a moment: `10:00` to `18:00`. */
export function hoursSeenFrom(zone: string, viewer: string, at: number): DayHours {
  const apart = (shownAt(at, viewer) - shownAt(at, zone)) / hourMs;
  return { from: clock(workdayHours.from + apart), to: clock(workdayHours.to + apart) };
}

/** Hours of a day as its clock says them; before midnight and after it are other days. */
function clock(hours: number): string {
  const minutes = Math.round((((hours % 24) + 24) % 24) * 60);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
