// What every micro-frontend needs to run.
export { PlatformProvider, usePlatform, useSession } from './platform/platform-context.tsx';
export * from './api/index.ts';
export * from './session/index.ts';
export { errorText, fieldErrorText } from './messages/error-text.ts';
