import { momentIn, type InterviewPlace } from '@muster/contracts';
import { viewerTimeZone } from '@muster/ui';

/** Form values of time, place and participants. */
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

/** Returns the chosen start, in the reader's time zone; null if incomplete. */
export const startOf = ({ day, clock }: Pick<AppointmentValues, 'day' | 'clock'>): string | null =>
  day && clock ? momentIn(day, clock, viewerTimeZone()) : null;

/** Converts the values for the endpoints. */
export const appointmentOf = (values: AppointmentValues) => ({
  startsAt: startOf(values) ?? '',
  durationMin: Number(values.durationMin),
  hostIds: [...values.clientIds, ...values.staffIds],
  confirmHours: values.confirmHours,
  place: values.place,
  // A platform room has its own address.
  placeValue: values.place === 'platform_meeting' ? null : values.placeValue.trim() || null,
});

/** Maps server errors to the form's fields. */
export const mapAppointmentPath = (path: string): string => {
  if (path === 'startsAt') return 'day';
  return path.startsWith('hostIds') ? 'staffIds' : path;
};
