import { hostHoursUpdateSchema, type HostHours } from '@muster/contracts';

export const hoursSchema = hostHoursUpdateSchema.omit({ version: true });

const clocks: readonly string[] = Array.from({ length: 97 }, (_, index) => {
  const hour = String(Math.floor(index / 4)).padStart(2, '0');
  return `${hour}:${String((index % 4) * 15).padStart(2, '0')}`;
});
export const clockOptions = clocks.map((value) => ({ value, label: value }));

type Override = HostHours['overrides'][number];

/** Returns the user's hours as form values. */
export function valuesOf(hours: HostHours) {
  const { weekly, overrides, bufferBeforeMin, bufferAfterMin, maxPerDay, maxPerWeek } = hours;
  return {
    weekly: weekly.map(({ weekday, from, to }) => ({ weekday: String(weekday), from, to })),
    overrides: overrides.map(({ firstDay, lastDay, note, ...override }) => ({
      ...override,
      firstDay: firstDay as string | null,
      lastDay: lastDay as string | null,
      note: note ?? '',
    })),
    bufferBeforeMin: bufferBeforeMin as number | null,
    bufferAfterMin: bufferAfterMin as number | null,
    maxPerDay: maxPerDay as number | null,
    maxPerWeek: maxPerWeek as number | null,
  };
}
export type HoursValues = ReturnType<typeof valuesOf>;
export type OverrideValues = HoursValues['overrides'][number];

export const newDays = (today: string): OverrideValues => ({
  kind: 'out_of_office',
  firstDay: today,
  lastDay: today,
  from: null,
  to: null,
  note: '',
  substituteId: null,
});

/** Returns the default times for a kind of day; whole days have none. */
export const usualTimes = (kind: Override['kind']): Pick<Override, 'from' | 'to'> =>
  kind === 'out_of_office' ? { from: null, to: null } : { from: '09:00', to: '17:00' };

/** Returns the payload; a stand-in is dropped for days with longer hours. */
export const preparedHours = ({ weekly, overrides, ...buffers }: HoursValues) => ({
  ...buffers,
  weekly: weekly.map((row) => ({ ...row, weekday: Number(row.weekday) })),
  overrides: overrides.map(({ note, substituteId, ...row }) => ({
    ...row,
    ...(row.kind === 'out_of_office' && usualTimes(row.kind)),
    note: note || null,
    substituteId: row.kind === 'open' ? null : substituteId,
  })),
});
