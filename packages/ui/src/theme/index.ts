export { MusterThemeProvider } from './muster-theme-provider.tsx';
export type { MusterThemeProviderProps } from './muster-theme-provider.tsx';
export { useColorScheme } from './color-scheme.ts';
export type { ColorSchemePreference } from './color-scheme.ts';
export {
  avatarTints,
  companyTints,
  families,
  familyColors,
  tokenEntries,
  tokens,
} from './tokens.ts';
export type { Family, Scheme, TokenName } from './tokens.ts';
