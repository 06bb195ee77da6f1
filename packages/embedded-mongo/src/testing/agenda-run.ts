import { MongoBackend } from '@agendajs/mongo-backend';
import { Agenda } from 'agenda';

/** Runs a job at once and another one a moment later, and prints what they were given. */
const agenda = new Agenda({
  backend: new MongoBackend({ address: process.argv[2]! }),
  processEvery: 100,
});
const names: string[] = [];
const done = new Promise<void>((resolve) => {
  agenda.define('greet', async (job) => {
    names.push((job.attrs.data as { name: string }).name);
    if (names.length === 2) resolve();
    return Promise.resolve();
  });
});
await agenda.start();
await agenda.now('greet', { name: 'now' });
await agenda.schedule(new Date(Date.now() + 200), 'greet', { name: 'soon' });
await done;
await agenda.stop();
process.stdout.write(`${JSON.stringify(names)}\n`);
process.exit(0);
