// Runs the worker that its parent names: the built one, or the TypeScript source in
// development and tests, where the thread brings what reads it.
import { workerData } from 'node:worker_threads';

const { entry } = workerData;
if (entry.endsWith('.ts')) {
  const { register } = await import('tsx/esm/api');
  register();
}
await import(entry);
