export { checkBuild } from './check-build.mjs';
export { checkShell } from './check-shell.mjs';
export { readJson } from './read-build.mjs';
