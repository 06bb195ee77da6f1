// For the server: tries a build that came over the network as `npm run release` would, and prints the
// verdict as the last line. Progress of the browser goes to the other stream.
import { passGate } from './pass-gate.mjs';

const { remote, build, dir, inForce, inBrowser } = JSON.parse(process.argv[2] ?? '{}');
const said = console.log;
console.log = console.error;
const verdict = await passGate({ name: remote, build, dir }, { inForceFolder: inForce, inBrowser });
said(JSON.stringify(verdict));
