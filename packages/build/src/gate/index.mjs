export { checkBuild } from './check-build.mjs';
export { readJson } from './read-build.mjs';
