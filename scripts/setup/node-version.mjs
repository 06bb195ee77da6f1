const needed = [20, 19];

/** Stops with one clear line on a Node that is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  console.error(
    `Muster needs Node ${needed.join('.')} or later; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
