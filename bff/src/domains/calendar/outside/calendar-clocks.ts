import { momentIn } from '@muster/contracts';
import ICAL from 'ical.js';
import type { Interval } from '../../../calendars/intervals.ts';

/** Converts the clock times of a calendar's zones to moments. */
export interface Clocks {
  /** Converts a time to a moment, by the zone named with it. */
  moment: (time: ICAL.Time, tzid: string | null) => number;
  /** Returns the moments of a component's property. */
  momentsOf: (component: ICAL.Component, property: string) => number[];
  /** Returns the moment of a single property; null if it is missing or invalid. */
  momentOf: (component: ICAL.Component, property: string) => number | null;
}

const two = (value: number): string => String(value).padStart(2, '0');
const dateOf = ({ year, month, day }: ICAL.Time): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** Returns the zone that a property names, if any. */
export const zoneNamed = (property: ICAL.Property): string | null => {
  const tzid = property.getFirstParameter('tzid');
  return typeof tzid === 'string' && tzid !== '' ? tzid : null;
};

const isKnown = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/**
 * Returns a zone's standard name, which some programs prefix with a path of their own. Names
 * without a slash may mean something else to the program that wrote the file.
 */
function knownName(tzid: string): string | null {
  const parts = tzid.split('/').filter((part) => part !== '');
  const names = [parts.slice(-3), parts.slice(-2)].map((tail) => tail.join('/'));
  return names.find((name) => name.includes('/') && isKnown(name)) ?? null;
}

/** Zones change once or twice a year; other rules would only waste processing time. */
const isYearly = (zone: ICAL.Component): boolean =>
  zone
    .getAllSubcomponents()
    .flatMap((part) => part.getAllProperties('rrule'))
    .every((rule) => {
      const value = rule.getFirstValue();
      return value instanceof ICAL.Recur && value.freq === 'YEARLY';
    });

/** Builds a calendar's clocks: known zones, zones it describes, and the user's own for the rest. */
export function timeClocks(calendar: ICAL.Component, ownZone: string): Clocks {
  const described = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .filter(isYearly)
      .map((zone) => [String(zone.getFirstPropertyValue('tzid')), new ICAL.Timezone(zone)]),
  );
  const names = new Map<string, string | null>();
  const nameOf = (tzid: string): string | null => {
    const there = names.get(tzid);
    if (there !== undefined) return there;
    const name = knownName(tzid);
    const found = name ?? (!described.has(tzid) && isKnown(tzid) ? tzid : null);
    names.set(tzid, found);
    return found;
  };

  const moment: Clocks['moment'] = (time, tzid) => {
    if (time.isDate) return Date.parse(momentIn(dateOf(time), '00:00', ownZone));
    const shown = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute);
    const seconds = time.second * 1000;
    if (time.zone === ICAL.Timezone.utcTimezone) return shown + seconds;
    const zone = tzid === null ? ownZone : nameOf(tzid);
    const rules = tzid === null || zone !== null ? undefined : described.get(tzid);
    if (rules) return shown + seconds - rules.utcOffset(time) * 1000;
    const clock = `${two(time.hour)}:${two(time.minute)}`;
    return Date.parse(momentIn(dateOf(time), clock, zone ?? ownZone)) + seconds;
  };

  const momentsOf: Clocks['momentsOf'] = (component, name) =>
    component
      .getAllProperties(name)
      .flatMap((property) =>
        property
          .getValues()
          .flatMap((value: unknown) =>
            value instanceof ICAL.Time ? [moment(value, zoneNamed(property))] : [],
          ),
      );
  return {
    moment,
    momentsOf,
    momentOf: (component, name) => momentsOf(component, name)[0] ?? null,
  };
}

/** Returns the time that a calendar reports as busy without events. */
export const takenPeriods = (calendar: ICAL.Component, clocks: Clocks): Interval[] =>
  calendar
    .getAllSubcomponents('vfreebusy')
    .flatMap((part) => part.getAllProperties('freebusy'))
    .filter((property) => String(property.getFirstParameter('fbtype')).toUpperCase() !== 'FREE')
    .flatMap((property) =>
      property.getValues().flatMap((value: unknown) => {
        if (!(value instanceof ICAL.Period)) return [];
        const from = clocks.moment(value.start, null);
        return [{ from, to: from + value.getDuration().toSeconds() * 1000 }];
      }),
    );
