import { momentIn, type InterviewPlace } from '@muster/contracts';
import { viewerTimeZone } from '@muster/ui';

/** Time, place and participants as the forms hold them. */
export type AppointmentValues = {
  clientIds: string[];
  staffIds: string[];
  durationMin: string;
  day: string | null;
  clock: string | null;
  confirmHours: boolean;
  place: InterviewPlace;
  placeValue: string;
};

/** The moment that was chosen, on the reader's clock; null as long as there is none. */
export const startOf = ({ day, clock }: Pick<AppointmentValues, 'day' | 'clock'>): string | null =>
  day && clock ? momentIn(day, clock, viewerTimeZone()) : null;

/** What the endpoints take. */
export const appointmentOf = (values: AppointmentValues) => ({
  startsAt: startOf(values) ?? '',
  durationMin: Number(values.durationMin),
  hostIds: [...values.clientIds, ...values.staffIds],
  confirmHours: values.confirmHours,
  place: values.place,
  // A room of the platform has an address of its own.
  placeValue: values.place === 'platform_meeting' ? null : values.placeValue.trim() || null,
});

/** Where the form shows what is refused. */
export const mapAppointmentPath = (path: string): string => {
  if (path === 'startsAt') return 'day';
  return path.startsWith('hostIds') ? 'staffIds' : path;
};
