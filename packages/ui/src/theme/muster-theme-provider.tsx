import { useState, type ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import { ToastHost } from '../feedback/toast-host.tsx';
import { createColorSchemeManager, type ColorSchemePreference } from './color-scheme.ts';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';

export type MusterThemeProviderProps = {
  /** Scheme for people who have not chosen one; default `auto`. */
  colorScheme?: ColorSchemePreference;
  /** Nonce of the page's content security policy, for the style tags made at run time. */
  nonce?: string;
  /** `test` switches transitions and portals' delays off. */
  env?: 'default' | 'test';
  /** Host of the toasts; a remote inside the shell leaves it to the shell. Default true. */
  withToasts?: boolean;
  /**
   * Variables and classes that the page has once; a remote inside the shell finds them there, and a
   * style tag that comes or goes makes the browser look at every element anew. Default true.
   */
  withPageStyles?: boolean;
  children: ReactNode;
};

/** Theme, colour scheme and toasts for everything beneath. One per React root. */
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
