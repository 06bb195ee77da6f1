import { setLocale, translate } from '@muster/ui';
import { messages } from './messages.ts';
import { yearsText } from './years-text.ts';

afterEach(() => setLocale('en'));

const shown = (years: number) =>
  yearsText(years, (key, params) => translate(messages, key, params));

it('shows years with the decimal separator of the language', async () => {
  expect([shown(1), shown(3.54)]).toEqual(['1 year', '3.5 years']);
  await setLocale('de');
  expect(shown(3.54)).toBe('3,5 years');
});
