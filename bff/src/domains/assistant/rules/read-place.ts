import { countryCodes, towns } from '../../../cv-engine/words/place-words.ts';
import { zoneOf, zonePattern } from './zone-words.ts';
import type { Finding, MessageReading, ReadingTask } from './reading.ts';
import type { Scan } from './scan.ts';

const anywhere =
  /\b(?:anywhere|worldwide|world-wide|any country|any location|globally|location (?:does not|doesn't) matter)\b/g;
const onSite = /\b(?:on[- ]?site|in (?:the|our) office|office[- ]based|in[- ]person)\b/g;
const nearZone =
  /\b(?:in|near|within) (?:a |our |the |similar |nearby |client's )*time ?zones?(?: near (?:the client|us|ours))?\b/g;
const hybrid = /\bhybrid\b/g;
const remote = /\b(?:fully |100% )?remote(?:ly)?\b/g;
const regions: Readonly<Record<string, string>> = {
  eu: 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE',
  europe:
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB CH NO UA RS',
  'eastern europe': 'BG CZ EE HU LV LT MD PL RO RS SK UA',
  'latin america': 'AR BO BR CL CO CR DO EC GT HN MX PA PE PY SV UY',
  'north america': 'CA MX US',
};
const regionNames: Readonly<Record<string, string>> = {
  'european union': 'eu',
  latam: 'latin america',
  'south america': 'latin america',
};
const region = new RegExp(
  `\\b(?:${[...Object.keys(regions), ...Object.keys(regionNames)].toSorted((a, b) => b.length - a.length).join('|')})\\b`,
  'g',
);
const placeCue =
  /\b(?:in|from|based|only|residents?|located|country|countries|outside|or|and)[ ,]+(?:the )?$/;
const locationChoices = ['Anywhere', 'Only in the EU', 'Only in Latin America', 'On site'];

/** Reads where the work is done, and in which time zone. */
export function readPlace(scan: Scan, task: ReadingTask): MessageReading {
  const out: MessageReading = { findings: [], vague: [] };
  const span = ({ index, 0: all }: RegExpExecArray) => ({ from: index, to: index + all.length });
  for (const match of scan.take(nearZone))
    out.findings.push(location('timezones', [], span(match)));
  for (const match of scan.take(zonePattern)) {
    const zone = zoneOf(match[0]);
    if (zone) out.findings.push({ field: 'timeZone', value: zone, ...span(match) });
  }
  for (const match of scan.take(anywhere)) out.findings.push(location('anywhere', [], span(match)));
  const sites = scan.take(onSite);
  const places = countriesIn(scan, task, sites.length > 0);
  const [site] = sites;
  if (site) out.findings.push(location('on_site', codesOf(places), span(site)));
  else if (places.length > 0) {
    const [from, to] = [places[0]?.from ?? 0, places.at(-1)?.to ?? 0];
    out.findings.push(location('countries', codesOf(places), { from, to }));
  }
  for (const pattern of [hybrid, remote])
    for (const match of scan.take(pattern))
      if (!out.findings.some(({ field }) => field === 'location'))
        out.vague.push({ field: 'location', choices: locationChoices, ...span(match) });
  return out;
}

const location = (
  policy: 'anywhere' | 'countries' | 'on_site' | 'timezones',
  countries: string[],
  span: { from: number; to: number },
): Finding => ({ field: 'location', value: { policy, countries }, ...span });

interface Place {
  codes: readonly string[];
  from: number;
  to: number;
}

/** Finds countries and regions; towns only if the work is on site. */
function countriesIn(scan: Scan, { asking }: ReadingTask, isOnSite: boolean): Place[] {
  const places: Place[] = scan.take(region).map(({ index, 0: name }) => ({
    codes: (regions[regionNames[name] ?? name] ?? '').split(' '),
    from: index,
    to: index + name.length,
  }));
  const tokens = [...scan.rest.matchAll(/[\p{L}.'’-]+/gu)];
  for (let at = 0; at < tokens.length; at += 1)
    for (const size of [3, 2, 1]) {
      const last = tokens[at + size - 1];
      const first = tokens[at];
      if (!first || !last) continue;
      const [from, to] = [first.index, last.index + last[0].length];
      const name = scan.rest.slice(from, to).replace(/\.$/, '');
      const code = countryCodes.get(name) ?? (isOnSite ? towns.get(name) : undefined);
      const isShort = name.length <= 3;
      // "us" is also a word; "US" is not.
      if (!code || (isShort && scan.text.slice(from, to) !== name.toUpperCase())) continue;
      if (isShort && !/^(?:uk|us|usa|uae|eu)$/.test(name)) continue;
      if (
        asking !== 'location' &&
        !isOnSite &&
        !placeCue.test(scan.rest.slice(0, from)) &&
        places.length === 0
      )
        continue;
      places.push({ codes: [code], from, to });
      at += size - 1;
      break;
    }
  for (const { from, to } of places) scan.blank(from, to);
  return places.toSorted((a, b) => a.from - b.from);
}

const codesOf = (places: readonly Place[]): string[] => [
  ...new Set(places.flatMap(({ codes }) => codes)),
];
