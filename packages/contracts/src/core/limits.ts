/** Business constants. Durations are in milliseconds unless the name says otherwise. */
export * as limits from './limits/index.ts';
