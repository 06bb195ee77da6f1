// For the server: checks a build delivered over the network as `npm run release` would, and prints
// the verdict as the last line. The browser's progress goes to stderr.
import { shellName } from '@muster/contracts';
import { passGate } from './pass-gate.mjs';

const { remote, build, dir, inForce, shells, inBrowser } = JSON.parse(process.argv[2] ?? '{}');
const said = console.log;
console.log = console.error;
const beside = shells.map((/** @type {string} */ folder, /** @type {number} */ i) => ({
  name: shellName,
  folder,
  isCanary: i > 0,
}));
const verdict = await passGate({ name: remote, build, dir }, { inForce, beside, inBrowser });
said(JSON.stringify(verdict));
