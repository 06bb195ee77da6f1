import { intlLocale } from '@muster/ui';

/** Formats a zone's time in a format that is not the user's yet: `14:05`, `2:05 pm`. */
export function clockText(timeZone: string, timeFormat: 'h12' | 'h24', at: number): string {
  return new Intl.DateTimeFormat(intlLocale(), {
    hour: timeFormat === 'h12' ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: timeFormat === 'h12' ? 'h12' : 'h23',
    timeZone,
  }).format(at);
}
