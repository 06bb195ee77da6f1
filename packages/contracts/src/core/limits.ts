/** Business constants. Durations in milliseconds unless named. */
export * as limits from './limits/index.ts';
