import type { TestingLibraryMatchers } from '@testing-library/jest-dom/matchers';

declare global {
  namespace jest {
    // The declaration of jest-dom itself gives `R` a default, which no longer merges.
    interface Matchers<R, T = {}> extends TestingLibraryMatchers<unknown, R> {}
  }
}
