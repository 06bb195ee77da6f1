import { candidatesRoutes, companiesRoutes, href, minuteMs } from '@muster/contracts';
import type { Tx } from '../../db/unit-of-work.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import { notify } from '../notifications/api/notify.ts';
import { changePromise } from './changes/change-promise.ts';
import { PromiseModel, type Promised } from './promise.model.ts';
import { notifyTeamsOfPromises } from './weekly/team-week.ts';

/** Breaks overdue open promises and notifies their authors. Their tasks stay open. */
export const breakOverduePromises = (signal: AbortSignal, now = new Date()): Promise<number> =>
  eachDue<Promised>(
    PromiseModel,
    { status: 'open', deletedAt: null, dueAt: { $lte: now } },
    {
      as: 'promises.break',
      signal,
      work: async (tx, promise) => {
        await changePromise(tx, promise, {
          action: 'break',
          actor: null,
          version: promise.version,
          set: { $set: { endedAt: promise.dueAt } },
        });
        await notifyMaker(tx, promise);
        return 1;
      },
    },
  );

const records = { candidate: candidatesRoutes.profile, company: companiesRoutes.overview } as const;

async function notifyMaker(tx: Tx, promise: Promised): Promise<void> {
  const { subjectType, subjectId, madeBy, text } = promise;
  const id = subjectId.toHexString();
  const to =
    subjectType === 'candidate'
      ? '{name}'
      : ((await companyNames([subjectId], tx.session)).get(id) ?? '');
  await notify(tx, {
    topic: 'task_due',
    userIds: [madeBy],
    title: `The time of your promise to ${to} is over`,
    body: text,
    link: href(records[subjectType], { id }),
    subject: { type: subjectType, id: subjectId },
  });
}

export const promiseJobs: readonly JobDefinition[] = [
  {
    name: 'promises.break',
    everyMs: 5 * minuteMs,
    run: async ({ signal }) => void (await breakOverduePromises(signal)),
  },
  {
    name: 'promises.weekly',
    everyMs: 30 * minuteMs,
    run: async ({ signal, log }) => {
      const sent = await notifyTeamsOfPromises(signal);
      if (sent > 0) log.info({ sent }, 'weekly mails to team leads');
    },
  },
];
