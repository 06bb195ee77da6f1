export { turnedMonth, weekStartOf } from './calendar-days.ts';
export { mailtoHref, telHref } from './contact-links.ts';
export { deviceName } from './device-name.ts';
export { dayKey, formatDate, formatDateTime, formatMonth, formatTime } from './dates.ts';
export type { DateLike } from './date-like.ts';
export type { ZoneOptions } from './dates.ts';
export { intlLocale } from './intl-locale.ts';
export { setViewer, viewerTimeZone, viewerWeekStart } from './viewer.ts';
export type { ViewerSettings } from './viewer.ts';
export {
  formatBytes,
  formatCount,
  formatMargin,
  formatMoney,
  formatNumber,
  formatPercent,
} from './numbers.ts';
export type { MoneyValue } from './numbers.ts';
export { countryName, countryOptions, timeZoneOption, timeZoneOptions } from './options.ts';
export type { Option } from './options.ts';
export { formatAgo, formatRelativeDateTime, formatRelativeDay, formatSpan } from './relative.ts';
export {
  formatOffset,
  localTimeIn,
  offsetBetween,
  zoneCity,
  zoneInWords,
  zoneName,
} from './zones.ts';
