/** Returns a time zone in words for mails: `Asia/Kolkata` is `Kolkata time`, `UTC` stays. */
export function zoneInWords(timeZone: string): string {
  const city = timeZone.split('/').at(-1) ?? timeZone;
  return timeZone.includes('/') ? `${city.replaceAll('_', ' ')} time` : timeZone;
}
