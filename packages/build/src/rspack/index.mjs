export { mfeConfig } from './mfe-config.mjs';
export { shellConfig } from './shell-config.mjs';
export { sharedNames } from './shared-singletons.mjs';
