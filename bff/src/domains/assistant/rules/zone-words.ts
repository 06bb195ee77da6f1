import { fold } from '../../../cv-engine/lines/fold.ts';

/** Time-zone names other than towns. */
const named: Readonly<Record<string, string>> = {
  est: 'America/New_York',
  edt: 'America/New_York',
  eastern: 'America/New_York',
  'east coast': 'America/New_York',
  nyc: 'America/New_York',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  mst: 'America/Denver',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  pacific: 'America/Los_Angeles',
  'west coast': 'America/Los_Angeles',
  'san francisco': 'America/Los_Angeles',
  gmt: 'Europe/London',
  bst: 'Europe/London',
  utc: 'UTC',
  uk: 'Europe/London',
  cet: 'Europe/Berlin',
  cest: 'Europe/Berlin',
  'central european': 'Europe/Berlin',
  eet: 'Europe/Athens',
  'eastern european': 'Europe/Athens',
  wet: 'Europe/Lisbon',
  ist: 'Asia/Kolkata',
  india: 'Asia/Kolkata',
  brt: 'America/Sao_Paulo',
  aest: 'Australia/Sydney',
  munich: 'Europe/Berlin',
  germany: 'Europe/Berlin',
};
/** Abbreviations that name a time zone without the word "time" after them. */
const alone =
  'est|edt|cst|cdt|mst|pst|pdt|gmt|bst|utc|cet|cest|eet|wet|ist|brt|aest|east coast|west coast';

const zones: ReadonlyMap<string, string> = new Map([
  ...Intl.supportedValuesOf('timeZone').map(
    (zone) => [fold(zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')), zone] as const,
  ),
  ...Object.entries(named),
]);
const names = [...zones.keys()]
  .filter((name) => /^[a-z' -]{3,}$/.test(name))
  .concat('uk')
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** "CET", "Lisbon time", "overlap with New York", "Eastern hours". */
export const zonePattern = new RegExp(
  `\\b(?:(?:${names}) (?:business |working |office )?(?:time(?: ?zone)?|hours)|(?:${alone})(?: time(?: ?zone)?| hours)?|(?<=with (?:the )?)(?:${names})|(?<=time ?zone (?:is |of |in )?)(?:${names}))\\b`,
  'g',
);

/** Returns the time zone that {@link zonePattern} matched. */
export function zoneOf(written: string): string | null {
  const name = written.replace(/ (?:business |working |office )?(?:time(?: ?zone)?|hours)$/, '');
  return zones.get(name) ?? null;
}
