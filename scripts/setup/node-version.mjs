const needed = [20, 19];

/** Exits with a clear one-line message if Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  console.error(
    `Muster needs Node ${needed.join('.')} or later; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
