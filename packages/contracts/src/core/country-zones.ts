import { mainZones } from './country-zones.data.ts';

/** Every country that people live in, by code. */
export const knownCountries: readonly string[] = Object.keys(mainZones);

/** A country's main zone; UTC for a code without one. A guess until it is confirmed. */
export const mainZoneOf = (country: string): string => mainZones[country] ?? 'Etc/UTC';
