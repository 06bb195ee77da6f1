// Loaded into a server before its own code: limits the total size of the files in one folder, and
// writes beyond the limit fail as on a full disk.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const folder = process.env.SMALL_DISK ?? '';
const size = Number(process.env.SMALL_DISK_BYTES);
/** @type {Set<number>} */
const inside = new Set();
const real = { ...fs };
const openHandle = fs.promises.open;

function room() {
  let used = 0;
  for (const name of real.readdirSync(folder))
    used += real.statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
  return Math.max(0, size - used);
}

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/** Returns the part of a write that fits. */
function allowed(/** @type {number} */ file, /** @type {number} */ length) {
  if (!inside.has(file)) return length;
  const max = Math.min(length, room());
  if (max === 0 && length > 0) throw noSpace();
  return max;
}

const isInside = (/** @type {unknown} */ file) => String(file).startsWith(`${folder}/`);

fs.openSync = (file, ...rest) => {
  const opened = real.openSync(file, ...rest);
  if (isInside(file)) inside.add(opened);
  return opened;
};
fs.closeSync = (file) => {
  inside.delete(file);
  real.closeSync(file);
};
fs.writeSync = (file, bytes, from = 0, length = bytes.length - from, at = null) =>
  real.writeSync(file, bytes, from, allowed(file, length), at);
fs.writeFileSync = (file, content, ...rest) => {
  if (!isInside(file) || room() >= Buffer.byteLength(content))
    return real.writeFileSync(file, content, ...rest);
  real.writeFileSync(file, '', ...rest);
  throw noSpace();
};
fs.write = Object.assign((...all) => real.write(...all), {
  [promisify.custom]: async (file, bytes, from = 0, length = bytes.length - from, at = null) =>
    promisify(real.write)(file, bytes, from, allowed(file, length), at),
});
fs.promises.open = async (file, ...rest) => {
  const handle = await openHandle(file, ...rest);
  if (!isInside(file)) return handle;
  const write = handle.writeFile.bind(handle);
  handle.writeFile = async (content, ...others) => {
    if (room() < content.length) throw noSpace();
    return write(content, ...others);
  };
  return handle;
};
fs.statfsSync = () => ({ bsize: 1, blocks: size, bavail: room() });
syncBuiltinESMExports();
