import { viewerTimeZone } from '@muster/ui';

/** The zone of this device; what we knew before where the device tells none of a place. */
export function browserZone(known: string): string {
  const zone = viewerTimeZone();
  return zone.includes('/') && !zone.startsWith('Etc/') ? zone : known;
}
