import { dayMs, limits, type promiseEndpoints } from '@muster/contracts';
import type { PipelineStage, QueryFilter } from 'mongoose';
import type { Service } from '../../../http/mount.ts';
import { findSubject } from '../../../records/tasks/task-subject.ts';
import { PromiseModel, type Promised } from '../promise.model.ts';
import { showPromise, showPromises } from '../promise.serializer.ts';
import { scopeFor } from '../promises.policy.ts';
import { findPromise } from './find-promise.ts';

const max = 20;

/** Lists promises to a record: open ones by due day, then recently ended ones. */
export const listPromises: Service<typeof promiseEndpoints.list> = async ({ actor }, { query }) => {
  const subject = await findSubject(actor, query, { deleted: true });
  const filter: QueryFilter<Promised> = {
    subjectType: query.subjectType,
    subjectId: subject._id,
    deletedAt: null,
    ...scopeFor(actor, 'task.read', subject),
  };
  const since = new Date(Date.now() - limits.promise.shownDays * dayMs);
  const first = (
    status: object,
    order: Record<string, 1 | -1>,
  ): PipelineStage.FacetPipelineStage[] => [{ $match: status }, { $sort: order }, { $limit: max }];
  // A record has few promises, so one pass over all of them is enough.
  const [found] = await PromiseModel.aggregate<{ open: Promised[]; ended: Promised[] }>([
    { $match: { $and: [filter, { $or: [{ status: 'open' }, { endedAt: { $gte: since } }] }] } },
    {
      $facet: {
        open: first({ status: 'open' }, { dueAt: 1, _id: 1 }),
        ended: first({ status: { $ne: 'open' } }, { endedAt: -1, _id: -1 }),
      },
    },
  ]);
  const shown = [...(found?.open ?? []), ...(found?.ended ?? [])].slice(0, max);
  return { data: await showPromises(actor, shown, subject.name) };
};

export const readPromise: Service<typeof promiseEndpoints.read> = async ({ actor }, { params }) => {
  const { promise, subject } = await findPromise(actor, params.id);
  return showPromise(actor, promise, subject.name);
};
