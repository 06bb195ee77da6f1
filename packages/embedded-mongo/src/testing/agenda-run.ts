import { MongoBackend } from '@agendajs/mongo-backend';
import { Agenda } from 'agenda';

/** Runs one job immediately and another a moment later, and prints their input. */
const agenda = new Agenda({
  backend: new MongoBackend({ address: process.argv[2]! }),
  processEvery: 100,
});
const names: string[] = [];
agenda.define('greet', (job) => {
  names.push((job.attrs.data as { name: string }).name);
});
const done = new Promise<void>((resolve) => {
  let complete = 0;
  agenda.on('complete', () => {
    complete++;
    if (complete === 2) resolve();
  });
});
await agenda.start();
await agenda.now('greet', { name: 'now' });
await agenda.schedule(new Date(Date.now() + 200), 'greet', { name: 'soon' });
await done;
await agenda.stop();
process.stdout.write(`${JSON.stringify(names)}\n`);
process.exit(0);
