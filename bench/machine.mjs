import { cpus, loadavg, totalmem } from 'node:os';

/** Returns date and machine of the measurement in one line. */
export function machine() {
  const day = new Date().toISOString().slice(0, 10);
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0]?.toFixed(1);
  return `${day}, Node ${process.versions.node}, ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}, ${memory} GB, load ${load}.`;
}
