import '@testing-library/jest-dom';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { keepFloating } from '../floating/floating-at-hand.ts';
import { MusterThemeProvider } from '../theme/muster-theme-provider.tsx';

keepFloating();

/** Renders under the theme like the screens, without transitions. */
export function renderUi(element: ReactElement): RenderResult {
  return render(element, {
    wrapper: ({ children }) => <MusterThemeProvider env="test">{children}</MusterThemeProvider>,
  });
}
