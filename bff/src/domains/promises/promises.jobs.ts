import { candidatesRoutes, companiesRoutes, href, minuteMs } from '@muster/contracts';
import { systemContext, transact, type Tx } from '../../db/unit-of-work.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { companyNames } from '../companies/api/company-directory.ts';
import { notify } from '../notifications/api/notify.ts';
import { changePromise } from './changes/change-promise.ts';
import { PromiseModel, type Promised } from './promise.model.ts';

const batch = 200;

/** Open promises whose time is over are broken; who made one is told. Its task stays to be done. */
export async function breakOverduePromises(signal: AbortSignal, now = new Date()): Promise<number> {
  const overdue = await PromiseModel.find({ status: 'open', deletedAt: null, dueAt: { $lte: now } })
    .sort({ dueAt: 1 })
    .limit(batch)
    .lean<Promised[]>();
  for (const { _id, version } of overdue) {
    if (signal.aborted) break;
    await transact(systemContext(`break:${_id.toHexString()}`), async (tx) => {
      // A person who keeps or moves it at the same time wins.
      const current = await PromiseModel.findOne({ _id, version, status: 'open' }, null, {
        session: tx.session,
      }).lean<Promised>();
      if (!current) return;
      await changePromise(tx, current, {
        ...{ action: 'break', actor: null, version },
        set: { $set: { endedAt: current.dueAt } },
      });
      await tellMaker(tx, current);
    });
  }
  return overdue.length;
}

const records = { candidate: candidatesRoutes.profile, company: companiesRoutes.overview } as const;

async function tellMaker(tx: Tx, promise: Promised): Promise<void> {
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
];
