import { momentIn, type MeetingPlace } from '@muster/contracts';
import { viewerTimeZone } from '@muster/ui';

/** Time, place and participants as the forms hold them. */
export type AppointmentValues = {
  clientIds: string[];
  staffIds: string[];
  durationMin: string;
  day: string | null;
  clock: string | null;
  place: MeetingPlace;
  placeValue: string;
};

/** Every half hour of a day: `00:00` to `23:30`. */
export const startTimes: readonly string[] = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

/** The moment that was chosen, on the reader's clock; null as long as there is none. */
export const startOf = ({ day, clock }: Pick<AppointmentValues, 'day' | 'clock'>): string | null =>
  day && clock ? momentIn(day, clock, viewerTimeZone()) : null;

/** What the endpoints take. */
export const appointmentOf = (values: AppointmentValues) => ({
  startsAt: startOf(values) ?? '',
  durationMin: Number(values.durationMin),
  hostIds: [...values.clientIds, ...values.staffIds],
  place: values.place,
  placeValue: values.placeValue.trim() || null,
});

/** Where the form shows what is refused. */
export const mapAppointmentPath = (path: string): string => {
  if (path === 'startsAt') return 'day';
  return path.startsWith('hostIds') ? 'staffIds' : path;
};
