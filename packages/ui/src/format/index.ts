export { dayKey, formatDate, formatDateTime, formatTime } from './dates.ts';
export type { DateLike, ZoneOptions } from './dates.ts';
export { intlLocale, systemTimeZone } from './intl-locale.ts';
export { formatCount, formatMoney, formatNumber, formatPercent } from './numbers.ts';
export type { MoneyValue } from './numbers.ts';
export { countryName, countryOptions, currencyOptions, timeZoneOptions } from './options.ts';
export type { Option } from './options.ts';
export { formatRelativeDateTime, formatRelativeDay } from './relative.ts';
export { formatOffset, localTimeIn, offsetBetween, zoneCity, zoneName } from './zones.ts';
