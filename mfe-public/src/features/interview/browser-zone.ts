import { viewerTimeZone } from '@muster/ui';

/** Returns this device's time zone; the known one if the device names no place. */
export function browserZone(known: string): string {
  const zone = viewerTimeZone();
  return zone.includes('/') && !zone.startsWith('Etc/') ? zone : known;
}
