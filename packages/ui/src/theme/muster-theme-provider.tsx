import { useState, type ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import { ToastHost } from '../feedback/toast-host.tsx';
import { createColorSchemeManager, type ColorSchemePreference } from './color-scheme.ts';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';

export type MusterThemeProviderProps = {
  /** Scheme for users who have not chosen one; default `auto`. */
  colorScheme?: ColorSchemePreference;
  /** Nonce of the page's content security policy, for style tags created at run time. */
  nonce?: string;
  /** `test` turns off transitions and the delays of portals. */
  env?: 'default' | 'test';
  /**
   * Renders the host of the toasts; a remote inside the shell leaves it to the shell. Default true.
   */
  withToasts?: boolean;
  /**
   * Writes the variables and classes that a page has once. A remote inside the shell finds them
   * there, and adding or removing a style tag makes the browser check every element again. Default
   * true.
   */
  withPageStyles?: boolean;
  children: ReactNode;
};

/** Theme, colour scheme and toasts for everything below. One per React root. */
export function MusterThemeProvider({
  colorScheme = 'auto',
  nonce,
  env = 'default',
  withToasts = true,
  withPageStyles = true,
  children,
}: MusterThemeProviderProps) {
  const [manager] = useState(createColorSchemeManager);
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme={colorScheme}
      colorSchemeManager={manager}
      cssVariablesResolver={cssVariablesResolver}
      getStyleNonce={() => nonce ?? ''}
      env={env}
      withCssVariables={withPageStyles}
      withGlobalClasses={withPageStyles}
    >
      {children}
      {withToasts && <ToastHost />}
    </MantineProvider>
  );
}
