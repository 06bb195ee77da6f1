import { dayMs, limits, type promiseEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Service } from '../../../http/mount.ts';
import { findSubject } from '../../../records/tasks/task-subject.ts';
import { PromiseModel, type Promised } from '../promise.model.ts';
import { showPromise, showPromises } from '../promise.serializer.ts';
import { scopeFor } from '../promises.policy.ts';
import { findPromise } from './find-promise.ts';

const most = 20;

/** Promises to a record: open ones by due day, then those that ended lately. */
export const listPromises: Service<typeof promiseEndpoints.list> = async ({ actor }, { query }) => {
  const subject = await findSubject(actor, query, { deleted: true });
  const filter: QueryFilter<Promised> = {
    subjectType: query.subjectType,
    subjectId: subject._id,
    deletedAt: null,
    ...scopeFor(actor, 'task.read', subject),
  };
  const since = new Date(Date.now() - limits.promise.shownDays * dayMs);
  const [open, ended] = await Promise.all([
    PromiseModel.find({ ...filter, status: 'open' })
      .sort({ dueAt: 1, _id: 1 })
      .limit(most)
      .lean<Promised[]>(),
    PromiseModel.find({ ...filter, status: { $ne: 'open' }, endedAt: { $gte: since } })
      .sort({ endedAt: -1, _id: -1 })
      .limit(most)
      .lean<Promised[]>(),
  ]);
  return { data: await showPromises(actor, [...open, ...ended].slice(0, most), subject.name) };
};

export const readPromise: Service<typeof promiseEndpoints.read> = async ({ actor }, { params }) => {
  const { promise, subject } = await findPromise(actor, params.id);
  return showPromise(actor, promise, subject.name);
};
