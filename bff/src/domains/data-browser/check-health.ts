import { dayMs, hourMs, minuteMs, type HealthCheck } from '@muster/contracts';
import { AuditCheckModel } from '../../audit/audit-check.model.ts';
import type { BrowsableCollection } from '../../data-browser/browsable-collection.ts';
import { lacksSpace } from '../../db/storage-space.ts';
import { lateSince } from '../../jobs/lease.ts';
import { OutboxModel } from '../../outbox/outbox-event.model.ts';
import { missingIndexes } from './describe-indexes.ts';

const maxNames = 10;
/** Longer waits of an event or later runs of a job indicate a problem. */
const eventsWait = 5 * minuteMs;
const jobsWait = hourMs;
/** The log is verified every night. */
const checkedWithin = 2 * dayMs;

/** Checks the parts of the system that an administrator can fix. */
export async function checkHealth(
  collections: readonly BrowsableCollection[],
  now = new Date(),
): Promise<HealthCheck[]> {
  const looked = await Promise.all([
    checkIndexes(collections),
    checkEvents(now),
    checkAuditChain(now),
    checkJobs(now),
  ]);
  return [checkStorage(), ...looked];
}

const check = (
  name: HealthCheck['name'],
  state: HealthCheck['state'],
  facts: Partial<HealthCheck> = {},
): HealthCheck => ({ name, state, count: 0, names: [], at: null, ...facts });

const checkStorage = (): HealthCheck => check('storage', lacksSpace() ? 'failed' : 'ok');

async function checkIndexes(collections: readonly BrowsableCollection[]): Promise<HealthCheck> {
  const missing = (await Promise.all(collections.map(({ model }) => missingIndexes(model)))).flat();
  return check('indexes', missing.length > 0 ? 'warning' : 'ok', {
    count: missing.length,
    names: missing.slice(0, maxNames),
  });
}

async function checkEvents(now: Date): Promise<HealthCheck> {
  const [failed, waiting] = await Promise.all([
    OutboxModel.find({ status: 'failed' }, { type: 1 }).lean(),
    OutboxModel.countDocuments({
      status: 'pending',
      availableAt: { $lt: new Date(now.getTime() - eventsWait) },
    }),
  ]);
  const names = [...new Set(failed.map(({ type }) => type))].slice(0, maxNames);
  const state = failed.length > 0 ? 'failed' : waiting > 0 ? 'warning' : 'ok';
  return check('events', state, { count: failed.length || waiting, names });
}

async function checkAuditChain(now: Date): Promise<HealthCheck> {
  const last = await AuditCheckModel.findOne().sort({ at: -1, _id: -1 }).lean();
  const at = last?.at.toISOString() ?? null;
  if (last && !last.intact) return check('auditChain', 'failed', { at });
  const isFresh = last && now.getTime() - last.at.getTime() < checkedWithin;
  return check('auditChain', isFresh ? 'ok' : 'warning', { at });
}

async function checkJobs(now: Date): Promise<HealthCheck> {
  const late = await lateSince(new Date(now.getTime() - jobsWait));
  return check('jobs', late.length > 0 ? 'warning' : 'ok', {
    count: late.length,
    names: late.slice(0, maxNames),
  });
}
