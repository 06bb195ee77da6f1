import { createTheme } from '@mantine/core';
import { controlOverrides } from './control-overrides.ts';
import { inputOverrides } from './input-overrides.ts';
import { themeValues } from './theme-values.ts';

/** The component library's theme, based on the tokens of the design. */
export const theme = createTheme({
  ...themeValues,
  components: { ...controlOverrides, ...inputOverrides },
});
