import { Menu, useColorScheme, useT, type ColorSchemePreference } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';

const schemes: readonly { value: ColorSchemePreference; label: 'light' | 'dark' | 'system' }[] = [
  { value: 'light', label: 'light' },
  { value: 'dark', label: 'dark' },
  { value: 'auto', label: 'system' },
];

/** Light, dark, or what the system says; the choice is kept for next time. */
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
