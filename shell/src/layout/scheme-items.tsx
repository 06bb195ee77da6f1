import { Menu, useColorScheme, useT, type ColorSchemePreference } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';

const schemes: readonly { value: ColorSchemePreference; label: 'light' | 'dark' | 'system' }[] = [
  { value: 'light', label: 'light' },
  { value: 'dark', label: 'dark' },
  { value: 'auto', label: 'system' },
];

/** Light, dark or system colours; the choice is remembered. */
export function SchemeItems() {
  const t = useT(shellMessages);
  const { preference, setPreference } = useColorScheme();
  return (
    <>
      <Menu.Label>{t('appearance')}</Menu.Label>
      <Menu.RadioGroup value={preference}>
        {schemes.map(({ value, label }) => (
          <Menu.RadioItem key={value} value={value} onChange={() => setPreference(value)}>
            {t(label)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
