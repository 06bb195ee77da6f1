import { mainZones } from './country-zones.data.ts';

/** The codes of all inhabited countries. */
export const knownCountries: readonly string[] = Object.keys(mainZones);

/**
 * Returns a country's main zone, or UTC for an unknown code. The zone is a guess until confirmed.
 */
export const mainZoneOf = (country: string): string => mainZones[country] ?? 'Etc/UTC';
