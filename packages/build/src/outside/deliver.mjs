import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { deliveredSchema, deliveryManifestSchema, limits } from '@muster/contracts';
import { ask } from './ask.mjs';
import { Refused } from './refused.mjs';
import { signed } from './sign.mjs';

/**
 * @typedef {object} Wanted
 * @property {string} to the address of the platform
 * @property {string} token
 * @property {'release' | 'try'} purpose
 * @property {string} note
 * @property {boolean} inBrowser
 * @property {import('@muster/contracts').DeliveryManifest['canary']} canary
 */

/**
 * Releases a build on a running platform: signs what it is, sends its files, and says what became of
 * it.
 * @param {import('../rspack/release.mjs').Release} release @param {Wanted} wanted
 */
export async function deliver({ name, build, dir }, { to, token, ...wanted }) {
  const origin = originOf(to);
  const folder = path.join(dir, build);
  const files = filesIn(folder).map((file) => ({
    path: file,
    content: readFileSync(path.join(folder, file)),
  }));
  const manifest = deliveryManifestSchema.safeParse({
    remote: name,
    build,
    at: new Date().toISOString(),
    ...wanted,
    files: files.map(({ path: place, content }) => ({
      path: place,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })),
  });
  if (!manifest.success) throw new Refused(manifest.error.issues.map(wordsOf).join('\n'));
  console.log(`Platform: ${origin}`);
  const at = `${origin}/api/v1/release-deliveries`;
  const { ticket } = await ask('POST', at, signed(token, manifest.data));
  await send(`${at}/${ticket}/bytes`, Buffer.concat(files.map(({ content }) => content)));
  console.log('It is there; the gate tries it …');
  const answer = await ask('POST', `${at}/${ticket}/actions/finish`);
  say(name, build, deliveredSchema.parse(answer));
}

/** @param {{ path: PropertyKey[], message: string }} issue */
const wordsOf = ({ path: place, message }) => `${place.join('.')}: ${message}`;

/** @param {string} to */
function originOf(to) {
  const url = URL.canParse(to) ? new URL(to) : null;
  if (!url) throw new Refused('Which platform? --to https://agency.example, or MUSTER_URL.');
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !isHere)
    throw new Refused(`${url.origin} is not reached by HTTPS. Nothing was sent.`);
  return url.origin;
}

/** What is served; the maps of the sources stay at home. @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.endsWith('.map') && statSync(path.join(folder, file)).isFile())
    .sort();

/** @param {string} address @param {Buffer} bytes */
async function send(address, bytes) {
  const { chunk } = limits.file;
  for (let offset = 0; offset < bytes.length; offset += chunk)
    await ask('PUT', `${address}?offset=${offset}`, bytes.subarray(offset, offset + chunk));
}

/** @param {string} name @param {string} build @param {import('@muster/contracts').Delivered} delivered */
function say(name, build, { outcome, before, seen, faults }) {
  if (outcome === 'refused')
    throw new Refused(
      [`${name} ${build} is refused:`, ...faults.map((one) => `- ${one}`)].join('\n'),
    );
  if (!seen) console.log('Its pages were not opened in a browser.');
  const words = {
    released: `${name} runs build ${build} now, ${before ? `after ${before}` : 'its first'}.`,
    canary: `${name} shows build ${build} to its canary; everybody else keeps ${before}.`,
    same: `${name} runs build ${build} already: the same source makes the same build.`,
    fine: `${name} ${build} may go.`,
  };
  console.log(words[outcome]);
}
