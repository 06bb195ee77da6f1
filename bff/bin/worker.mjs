// Runs the worker module that the parent names: the built file, or the TypeScript source in
// development and tests, for which it registers a loader.
import { workerData } from 'node:worker_threads';

const { entry } = workerData;
if (entry.endsWith('.ts')) {
  const { register } = await import('tsx/esm/api');
  register();
}
await import(entry);
