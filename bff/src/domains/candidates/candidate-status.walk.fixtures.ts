import type { PermissionName } from '@muster/contracts';
import { addDays, today } from '../../db/calendar-day.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { StatusUndoModel } from './actions/status-undo.model.ts';
import { ensureReasons, reasonsOf } from '../reasons/api/reasons.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller } from '../../walk/world.fixtures.ts';

type Body = Record<string, unknown>;

/** Builds an action on a candidate in the state that the action starts from. */
function onState(
  permission: PermissionName,
  changes: Partial<Candidate>,
  body: Body | (() => Promise<Body>) | null = {},
): EndpointFixture {
  const callOn = async ({ _id, version }: Candidate) => ({
    params: { id: _id.toHexString() },
    ...(body && { body: { version, ...(typeof body === 'function' ? await body() : body) } }),
  });
  return {
    call: async (world, caller) => callOn(await candidateFor(world, caller, permission, changes)),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller, changes);
      return candidate && callOn(candidate);
    },
  };
}

/**
 * Creates a rejection reason. Each database needs its own: files of one group share this module.
 */
async function reason(): Promise<string> {
  await ensureReasons();
  const found = (await reasonsOf('candidate_reject')).find(({ requiresNote }) => !requiresNote);
  if (!found) throw new Error('No reason to reject a candidate is shipped');
  return found._id.toHexString();
}

const until = () => addDays(today(), 40);

/** Puts the caller's own record into this state. */
async function standing(caller: Caller, changes: Partial<Candidate>): Promise<void> {
  const { candidateId } = personOf(caller).assignment;
  await CandidateModel.updateOne({ _id: candidateId }, { $set: changes });
}

export const statusFixtures: EndpointFixtures = {
  'candidates.engage': onState(
    'candidate.engage',
    { status: 'lead' },
    { basis: 'legitimate_interest' },
  ),
  'candidates.activate': onState('candidate.activate', { status: 'new' }),
  'candidates.snooze': onState('candidate.snooze', { status: 'active' }, { until: until() }),
  'candidates.wake': onState('candidate.snooze', { status: 'unavailable', snoozedUntil: until() }),
  'candidates.rejectEffects': onState('candidate.reject', { status: 'active' }, null),
  'candidates.reject': onState('candidate.reject', { status: 'active' }, async () => ({
    reasonId: await reason(),
  })),
  'candidates.restore': onState(
    'candidate.reject',
    { status: 'rejected' },
    { note: 'The client asked again.' },
  ),
  'candidates.doNotContact': onState(
    'candidate.doNotContact',
    { status: 'active' },
    { note: 'Asked by phone.' },
  ),
  'candidates.lift': onState(
    'candidate.liftDoNotContact',
    { status: 'do_not_contact' },
    { consent: {} },
  ),
  'candidates.archive': onState('candidate.archive', { status: 'active' }),
  'candidates.undoStatus': {
    ...onState('candidate.snooze', { status: 'unavailable' }),
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.snooze', {
        status: 'unavailable',
        snoozedUntil: until(),
      });
      const { _id, version } = candidate;
      // The walks take longer than a minute.
      const later = new Date(Date.now() + 3_600_000);
      await StatusUndoModel.create({
        candidateId: _id,
        action: 'snooze',
        by: personOf(caller).user._id,
        version,
        earlier: { status: 'active', previousStatus: null, snoozedUntil: null },
        until: later,
        purgeAt: later,
      });
      return { params: { id: _id.toHexString() }, body: { version } };
    },
  },
  'ownStatus.snooze': {
    call: async (_world, caller) => {
      await standing(caller, { status: 'active', snoozedUntil: null });
      return { body: { until: until() } };
    },
  },
  'ownStatus.wake': {
    call: async (_world, caller) => {
      await standing(caller, { status: 'unavailable', snoozedUntil: until() });
      return {};
    },
  },
};
