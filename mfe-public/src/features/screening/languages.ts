/** Languages in which candidates write, English first. */
const codes = [
  ...['en', 'ar', 'bg', 'bn', 'cs', 'da', 'de', 'el', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hi'],
  ...['hr', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sk'],
  ...['sl', 'sr', 'sv', 'th', 'tr', 'uk', 'ur', 'vi', 'zh'],
];
const names = new Intl.DisplayNames('en', { type: 'language' });

export const languageOptions = codes.map((value) => ({ value, label: names.of(value) ?? value }));
