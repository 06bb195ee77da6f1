import {
  dayMs,
  stepOf,
  referralMachine,
  vettingMachine,
  type ReferralAction,
} from '@muster/contracts';
import { addDays, dayOf } from '../../../db/calendar-day.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import type { SignedIn } from '../../../testing/sign-in.ts';
import { createUser } from '../../../testing/users.fixtures.ts';
import { moveVetting } from '../../candidates/api/changes/vetting.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { changeOwner } from '../../candidates/owner/change-owner.ts';
import { reasonsOf } from '../../reasons/api/reasons.ts';
import { changeReferral } from '../../referrals/change-referral.ts';
import { createReferral } from '../../referrals/referral.fixtures.ts';
import { ReferralModel } from '../../referrals/referral.model.ts';
import {
  changeVetting,
  decisionsOf,
  keepDecision,
} from '../../vetting/decisions/change-vetting.ts';

interface People {
  readonly random: () => number;
  readonly among: <T>(values: readonly T[]) => T;
  readonly admin: SignedIn;
  /** Counts actions by endpoint. */
  readonly noted: (door: string) => void;
}

const inOneStep = <T>(work: (tx: Tx) => Promise<T>) => transact(systemContext('history'), work);

/** Creates actions on candidates, their tasks and their referrals: one per step. */
export async function createPeopleAtWork({ random, among, admin, noted }: People) {
  const [failure] = (await reasonsOf('vetting_fail')).filter((one) => !one.requiresNote);
  if (!failure) throw new Error('There are no reasons');
  const owners = [admin.user._id, (await createUser())._id];
  const known = () => CandidateModel.find({ headline: 'In the story' }).sort({ _id: 1 }).lean();
  const call = async (
    path: string,
    { _id, version }: Pick<Candidate, '_id' | 'version'>,
    more = {},
  ) => {
    const { status } = await admin.post(path.replace(':id', _id.toHexString()), {
      version,
      ...more,
    });
    if (status === 200) noted(path);
  };

  const add = (more: Partial<Candidate> = {}) =>
    createCandidateRecord({
      headline: 'In the story',
      status: 'active',
      vettingStatus: 'in_review',
      ownerUserId: among(owners),
      sourceKind: among(['job_board', 'sourced']),
      noticePeriodDays: among([null, 10, 25, 90]),
      createdAt: new Date(),
      confirmedAt: new Date(),
      ...more,
    });
  // Known for long: their data becomes old within the history, unless it is confirmed.
  for (let i = 0; i < 8; i += 1)
    await add({
      createdAt: new Date(Date.now() - 300 * dayMs),
      confirmedAt: new Date(Date.now() - (140 + i * 6) * dayMs),
    });

  async function judge(candidate: Candidate) {
    const [latest] = await decisionsOf(candidate._id);
    if (latest && ['pass', 'fail'].includes(latest.action) && random() < 0.3) {
      await takeBack(candidate);
      return;
    }
    const action = among(['pass', 'pass', 'fail', 'revoke', 'expire'] as const);
    if (!vettingMachine.transitions[action].from.some((from) => from === candidate.vettingStatus))
      return;
    await inOneStep((tx) =>
      changeVetting(tx, candidate, {
        action,
        note: 'Said so on the phone.',
        mayPassByNote: true,
        reasonId: action === 'fail' ? failure!._id : null,
      }),
    );
    noted(`vetting.${action}`);
  }

  /** Like the undo of a step for several candidates. */
  async function takeBack(candidate: Candidate) {
    await inOneStep(async (tx) => {
      const { before, after } = await moveVetting(tx, candidate, {
        action: 'take_back',
        to: 'in_review',
        version: null,
        facts: { vettedAt: null, vettingExpiresAt: null },
      });
      await keepDecision(tx, {
        candidateId: after._id,
        action: 'take_back',
        reasonId: null,
        note: null,
        fromStatus: before.vettingStatus,
        toStatus: after.vettingStatus,
        feedbackIds: [],
        expiresAt: null,
        retryAfter: null,
      });
    });
    noted('vetting.take_back');
  }

  async function sayWhen({ _id, version }: Candidate) {
    const changes = among([
      { noticePeriodDays: among([0, 20, 60]) },
      { availableFrom: addDays(dayOf(new Date()), among([1, 20, 60])) },
    ]);
    const { status } = await admin.patch(`/candidates/${_id.toHexString()}/rates`, {
      version,
      changes,
    });
    if (status === 200) noted('/candidates/:id/rates');
  }

  const putAside = (candidate: Candidate) =>
    candidate.status === 'archived'
      ? call('/candidates/:id/actions/activate', candidate)
      : call('/candidates/:id/actions/archive', candidate);

  async function deleteOrBringBack(candidate: Candidate) {
    const { _id, version, number, deletedAt } = candidate;
    if (deletedAt) return call('/candidates/:id/actions/restore-deleted', candidate);
    const { status } = await admin.delete(`/candidates/${_id.toHexString()}`, {
      version,
      confirmNumber: number,
      reason: 'Added by mistake.',
    });
    if (status === 200) noted('/candidates/:id');
  }

  async function doTasks({ _id }: Candidate) {
    const tasks = await TaskModel.find({ deletedAt: null }).sort({ _id: 1 }).lean();
    const task = among(tasks);
    if (!task || random() < 0.4) {
      await admin.post('/tasks', {
        subjectType: 'candidate',
        subjectId: _id.toHexString(),
        title: 'Call them',
        dueOn: addDays(dayOf(new Date()), among([0, 1, 4])),
      });
      return;
    }
    const until = addDays(dayOf(new Date()), 3);
    if (task.status === 'snoozed') await call('/tasks/:id/actions/wake', task);
    else if (task.status === 'open' && random() < 0.4)
      await call('/tasks/:id/actions/snooze', task, { until });
    else if (task.status === 'open') await call('/tasks/:id/actions/complete', task);
    else await call('/tasks/:id/actions/reopen', task);
  }

  async function refer() {
    const referral = among(await ReferralModel.find().sort({ _id: 1 }).lean());
    if (!referral || random() < 0.4) {
      await createReferral({ createdAt: new Date() });
      return;
    }
    const actions = Object.keys(referralMachine.transitions) as ReferralAction[];
    const possible = actions.filter(
      (action) =>
        action !== 'reopen' &&
        stepOf(referralMachine, action).from.some((from) => from === referral.status),
    );
    const action = among(possible);
    if (!action) return;
    await inOneStep((tx) =>
      changeReferral(tx, referral, { action, version: null, bySystem: true }),
    );
    noted('referral');
  }

  return async function step(): Promise<void> {
    const candidate = among(await known());
    const chance = random();
    if (candidate?.deletedAt) await deleteOrBringBack(candidate);
    else if (!candidate || chance < 0.2) await add();
    else if (chance < 0.4) await judge(candidate);
    else if (chance < 0.55) await sayWhen(candidate);
    else if (chance < 0.62) await putAside(candidate);
    else if (chance < 0.66) await deleteOrBringBack(candidate);
    else if (chance < 0.72) await inOneStep((tx) => changeOwner(tx, candidate, among(owners)));
    else if (chance < 0.86) await doTasks(candidate);
    else await refer();
  };
}
