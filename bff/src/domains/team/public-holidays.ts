import type { DaySpan } from '@muster/contracts';

export interface PublicHoliday {
  date: string;
  name: string;
}

type Calendar = (year: number) => PublicHoliday[];

/** The holiday calendars are a large library, loaded on first use. */
async function calendarOf(country: string): Promise<Calendar> {
  const { default: Holidays } = await import('date-holidays');
  const calendar = new Holidays(country);
  return (year) =>
    calendar
      .getHolidays(year, 'en')
      .filter(({ type }) => type === 'public')
      .map(({ date, name }) => ({ date: date.slice(0, 10), name }));
}

const years = new Map<string, PublicHoliday[]>();

/** Returns the public holidays of a country in order; none for an unknown country. */
export async function holidaysBetween(
  country: string | null,
  { start, end }: DaySpan,
): Promise<PublicHoliday[]> {
  if (!country) return [];
  const found: PublicHoliday[] = [];
  for (let year = Number(start.slice(0, 4)); year <= Number(end.slice(0, 4)); year += 1)
    found.push(...(await holidaysOf(country, year)));
  return found.filter(({ date }) => date >= start && date <= end);
}

async function holidaysOf(country: string, year: number): Promise<PublicHoliday[]> {
  const key = `${country} ${year}`;
  const known = years.get(key);
  if (known) return known;
  const holidays = (await calendarOf(country))(year);
  years.set(key, holidays);
  return holidays;
}
