/** Part of newer Intl.Locale implementations that knows a country's time zones. */
interface LocaleWithZones {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

/**
 * Checks whether a zone's clock agrees with that of any zone of the country, in winter and in
 * summer. Names are not compared, since zones have several. True if the browser does not know.
 */
export function zoneFitsCountry(timeZone: string, country: string): boolean {
  const zones = zonesOf(country);
  return zones.length === 0 || zones.some((zone) => clocks(zone) === clocks(timeZone));
}

function zonesOf(country: string): string[] {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  const locale = new Intl.Locale('und', { region: country }) as LocaleWithZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

function clocks(timeZone: string): string {
  const year = new Date().getUTCFullYear();
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return [0, 6].map((month) => format.format(Date.UTC(year, month, 1, 12))).join();
}
