import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type ConvertCSSVariablesInput,
} from '@mantine/core';
import { cssVariablesResolver } from './css-variables.ts';
import { themeValues } from './theme-values.ts';

/** Formats a line as the formatter would. */
function lineOf([name, value]: [name: string, value: string]): string {
  const text = value.replaceAll(/#[\da-f]{3,8}\b/gi, (color) => color.toLowerCase());
  const line = `  ${name}: ${text};`;
  return line.length <= 100 ? line : `  ${name}:\n    ${text};`;
}

const block = (selector: string, variables: Record<string, string>): string =>
  [`${selector} {`, ...Object.entries(variables).map(lineOf), '}'].join('\n');

/**
 * Returns the text of `styles/theme.css`: what the component library's theme provider writes into a
 * page at run time, for pages without it.
 */
export function themeCss(): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, themeValues);
  const [library, own] = [defaultCssVariablesResolver(theme), cssVariablesResolver(theme)];
  const all = (part: keyof ConvertCSSVariablesInput) => ({ ...library[part], ...own[part] });
  return [
    '/* Written from the theme by `npm run tokens -w @muster/ui`. */',
    block(':root', all('variables')),
    '',
    block(":root[data-mantine-color-scheme='light']", all('light')),
    '',
    block(":root[data-mantine-color-scheme='dark']", all('dark')),
    '',
  ].join('\n');
}
