import {
  candidateMachine,
  candidateStates,
  candidateStatusActions,
  type CandidateState,
  type CandidateStatusAction,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { addDays, today } from '../../../db/calendar-day.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { OutboxModel } from '../../../outbox/outbox-event.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { addConsent, hasConsent } from '../../../records/consents/consents.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { AccessTokenModel } from '../../links/access-token.model.ts';
import { createLink } from '../../links/links.fixtures.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { createPlacement } from '../../placements/placement.fixtures.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';
import { ensureReasons, reasonsOf } from '../../reasons/api/reasons.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import { createCandidateRecord } from '../candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { placementEnds, placementStarts } from '../api/changes/placement-status.ts';
import { archiveSilentCandidates, askToRedeployEnding, wakeDueCandidates } from './status.jobs.ts';
import { StatusUndoModel } from './status-undo.model.ts';

let test: TestApp;
let lead: SignedIn;
let recruiter: SignedIn;
let reasons: Awaited<ReturnType<typeof reasonsOf>>;
beforeAll(async () => {
  test = await createTestApp();
  await ensureReasons();
  reasons = await reasonsOf('candidate_reject');
  lead = await signInAs(test, 'team_lead');
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const { signal } = new AbortController();
const soon = () => addDays(today(), 30);
const plainReason = () => reasonIdOf(({ requiresNote }) => !requiresNote);
function reasonIdOf(fits: (reason: (typeof reasons)[number]) => boolean): string {
  const found = reasons.find(fits);
  if (!found) throw new Error('The catalogue has no such reason');
  return found._id.toHexString();
}

const act = (
  { _id, version }: Candidate,
  action: CandidateStatusAction,
  body: object = {},
  agent = lead,
) =>
  agent.post(`/candidates/${_id.toHexString()}/actions/${action.replaceAll('_', '-')}`, {
    version,
    ...body,
  });
const undo = ({ _id }: Candidate, version: number, agent = lead) =>
  agent.post(`/candidates/${_id.toHexString()}/actions/undo-status`, { version });
const now = async ({ _id }: Candidate) => {
  const found = await CandidateModel.findById(_id).lean();
  if (!found) throw new Error('The candidate is gone');
  return found;
};

/** Creates a live application of a candidate in a stage. */
const apply = async (
  { _id }: Candidate,
  stage: Application['stageKind'] = 'submitted',
): Promise<Application> => {
  const job = await createJob();
  const application = await ApplicationModel.create({
    jobId: job._id,
    companyId: job.companyId,
    candidateId: _id,
    status: 'active',
    stageId: stage,
    stageKind: stage,
    stageEnteredAt: new Date(),
    lastActivityAt: new Date(),
    rank: 1,
    attempt: 1,
    sourceKind: 'staff_added',
    ownerUserId: recruiter.user._id,
    submissionVersion: 1,
  });
  return application.toObject<Application>();
};
const statusOf = async ({ _id }: Application) =>
  (await ApplicationModel.findById(_id).lean())?.status;

/** Returns what each action needs besides the version. */
const input = (action: CandidateStatusAction): object => {
  if (action === 'engage') return { basis: 'legitimate_interest' };
  if (action === 'snooze') return { until: soon() };
  if (action === 'reject') return { reasonId: plainReason() };
  if (action === 'lift') return { consent: { channel: 'form' } };
  return action === 'restore' || action === 'do_not_contact' ? { note: 'Said so by phone.' } : {};
};
/** Returns the target of an action for a candidate without a placement. */
const target = (action: CandidateStatusAction): CandidateState => {
  const { to } = candidateMachine.transitions[action];
  return candidateStates.find((state) => state === to) ?? 'active';
};

const pairs = candidateStatusActions.flatMap((action) =>
  candidateStates.map((state) => [action, state] as const),
);
const leaves = (action: CandidateStatusAction, state: CandidateState): boolean =>
  (candidateMachine.transitions[action].from as readonly CandidateState[]).includes(state);

describe('the state machine', () => {
  it.each(pairs.filter(([action, state]) => leaves(action, state)))(
    '%s moves on from %s with one audit event, and a repeat changes nothing',
    async (action, state) => {
      const candidate = await createCandidateRecord({ status: state });
      const first = await act(candidate, action, input(action));
      expect([first.status, first.body.status, first.body.already]).toEqual([
        200,
        target(action),
        false,
      ]);
      const again = await act(candidate, action, input(action));
      expect([again.status, again.body.already, again.body.version]).toEqual([
        200,
        true,
        first.body.version,
      ]);
      const events = await AuditEventModel.find({
        entityId: candidate._id.toHexString(),
        action: `candidate.${action}`,
      }).lean();
      expect(events).toHaveLength(1);
    },
  );

  it.each(pairs.filter(([action, state]) => !leaves(action, state)))(
    '%s is refused in %s',
    async (action, state) => {
      const candidate = await createCandidateRecord({ status: state });
      const { status, body } = await act(candidate, action, input(action));
      expect([status, body.error.code]).toEqual([409, 'INVALID_TRANSITION']);
      expect(body.error.context.currentState).toBe(state);
      expect(body.error.context.allowedActions).toEqual(
        candidateStatusActions.filter((one) => leaves(one, state)),
      );
      expect((await now(candidate)).version).toBe(candidate.version);
    },
  );

  it('lists on the record the actions that it allows to the reader', async () => {
    const mine = await createCandidateRecord({ status: 'active', ownerUserId: recruiter.user._id });
    const others = await createCandidateRecord({ status: 'active' });
    const offered = async (candidate: Candidate, agent: SignedIn) => {
      const { body } = await agent.get(`/candidates/${candidate._id.toHexString()}`);
      return candidateStatusActions.filter((action) => body.allowedActions.includes(action));
    };
    expect(await offered(mine, recruiter)).toEqual([
      'snooze',
      'archive',
      'reject',
      'do_not_contact',
    ]);
    expect(await offered(others, recruiter)).toEqual(['snooze', 'do_not_contact']);
    expect(await offered(others, await signInAs(test, 'staff_viewer'))).toEqual([]);
    expect((await act(others, 'reject', input('reject'), recruiter)).status).toBe(403);
  });

  it('refuses a stale version, and one of two concurrent requests succeeds', async () => {
    const candidate = await createCandidateRecord({ status: 'active' });
    const stale = await act({ ...candidate, version: 7 }, 'archive');
    expect(stale.body.error.code).toBe('VERSION_CONFLICT');
    const answers = await Promise.all([
      act(candidate, 'reject', input('reject')),
      act(candidate, 'snooze', input('snooze'), recruiter),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await now(candidate)).status).toBe(winner?.body.status);
  });
});

describe('guards', () => {
  it.each([
    ['engage', 'lead', { basis: null }, 'CONSENT_REQUIRED'],
    ['lift', 'do_not_contact', { consent: null }, 'CONSENT_REQUIRED'],
    ['snooze', 'active', { until: today() }, 'VALIDATION_FAILED'],
    ['snooze', 'active', { until: addDays(today(), 400) }, 'VALIDATION_FAILED'],
    ['restore', 'rejected', { note: '  ' }, 'VALIDATION_FAILED'],
    ['do_not_contact', 'active', { note: '' }, 'VALIDATION_FAILED'],
    ['reject', 'active', { reasonId: 'a'.repeat(24) }, 'VALIDATION_FAILED'],
  ] as const)('%s in %s with %j: %s', async (action, status, body, code) => {
    const candidate = await createCandidateRecord({ status });
    const answer = await act(candidate, action, { ...input(action), ...body });
    expect(answer.body.error.code).toBe(code);
    expect((await now(candidate)).status).toBe(status);
  });

  it('no candidate without contact data becomes active', async () => {
    const silent = await createCandidateRecord({ status: 'new', email: null, phone: null });
    expect((await act(silent, 'activate')).body.error.code).toBe('CONTACT_REQUIRED');
    const called = await createCandidateRecord({ status: 'new', email: null, phone: '+351 2' });
    expect((await act(called, 'activate')).status).toBe(200);
  });

  it('a lead who consented can be engaged without another reason', async () => {
    const candidate = await createCandidateRecord({ status: 'lead' });
    await transact(systemContext('test'), (tx) =>
      addConsent(tx, { candidateId: candidate._id, purpose: 'contact', granted: true }),
    );
    expect((await act(candidate, 'engage')).status).toBe(200);
  });

  it('a candidate who works for a client or is on a job cannot be put away', async () => {
    const atWork = await createCandidateRecord({ status: 'unavailable' });
    await createPlacement(atWork._id);
    for (const action of ['reject', 'archive', 'do_not_contact'] as const)
      expect((await act(atWork, action, input(action))).body.error.code).toBe(
        'CANDIDATE_HAS_LIVE_PLACEMENT',
      );
    const onJob = await createCandidateRecord({ status: 'active' });
    await apply(onJob);
    expect((await act(onJob, 'archive')).body.error.code).toBe('CANDIDATE_HAS_LIVE_APPLICATIONS');
  });

  it('a reason that requires a note is refused without one', async () => {
    const candidate = await createCandidateRecord({ status: 'active' });
    const reasonId = reasonIdOf(({ requiresNote }) => requiresNote);
    const { body } = await act(candidate, 'reject', { reasonId });
    expect(body.error.fields).toMatchObject([{ path: 'note', code: 'REQUIRED' }]);
  });
});

describe('rejecting', () => {
  const mail = { template: 'rejection_after_interview', delayHours: 4 };

  it('ends the confirmed applications, schedules the mail, and can be undone completely', async () => {
    const candidate = await createCandidateRecord({ status: 'active', firstName: 'Marta' });
    const [one, two] = [await apply(candidate), await apply(candidate, 'added')];
    const path = `/candidates/${candidate._id.toHexString()}/reject-effects`;
    const effects = (await lead.get(path)).body;
    expect(effects.blockedBy).toBeNull();
    expect(effects.applications.map(({ stage }: { stage: string }) => stage)).toEqual([
      'Submitted',
      'Added',
    ]);
    expect(effects.mail.previews[0].text).toContain('Hello Marta');

    const half = await act(candidate, 'reject', {
      ...input('reject'),
      applicationIds: [one._id.toHexString()],
    });
    expect(half.body.error).toMatchObject({
      code: 'CANDIDATE_HAS_LIVE_APPLICATIONS',
      context: { unconfirmed: [two._id.toHexString()] },
    });
    const ids = { applicationIds: [one._id.toHexString(), two._id.toHexString()] };
    const rejected = await act(candidate, 'reject', { ...input('reject'), ...ids, mail });
    expect(rejected.body).toMatchObject({ status: 'rejected', already: false });
    expect(rejected.body.undoUntil).not.toBeNull();
    expect([await statusOf(one), await statusOf(two)]).toEqual(['rejected', 'rejected']);
    const subject = { subjectId: candidate._id.toHexString() };
    const waiting = await EmailMessageModel.findOne(subject).lean();
    expect(waiting).toMatchObject({ status: 'scheduled', to: [candidate.email] });
    expect(waiting?.scheduledFor?.getTime()).toBeGreaterThan(Date.now() + 3.9 * 3_600_000);

    const stranger = await undo(candidate, rejected.body.version, recruiter);
    expect(stranger.body.error.code).toBe('UNDO_EXPIRED');
    const undone = await undo(candidate, rejected.body.version);
    expect(undone.body).toMatchObject({ status: 'active', already: false, statusDetail: null });
    expect((await undo(candidate, rejected.body.version)).body.already).toBe(true);
    expect([await statusOf(one), await statusOf(two)]).toEqual(['active', 'active']);
    expect((await EmailMessageModel.findOne(subject).lean())?.status).toBe('cancelled');
    await OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date() } });
    await test.runEvents();
    expect((await EmailMessageModel.findOne(subject).lean())?.status).toBe('cancelled');
  });

  it('does not stop a candidate who is about to sign', async () => {
    const candidate = await createCandidateRecord({ status: 'active' });
    const { _id } = await apply(candidate, 'contracting');
    const answer = await act(candidate, 'reject', {
      ...input('reject'),
      applicationIds: [_id.toHexString()],
    });
    expect(answer.body.error.code).toBe('CANDIDATE_HAS_LIVE_APPLICATIONS');
    const path = `/candidates/${candidate._id.toHexString()}/reject-effects`;
    expect((await lead.get(path)).body).toMatchObject({
      blockedBy: 'CANDIDATE_HAS_LIVE_APPLICATIONS',
      applications: [{ blocks: true }],
    });
  });

  it('is sent as a mail when due, unless the candidate was taken back', async () => {
    const [told, restored] = [
      await createCandidateRecord({ status: 'active' }),
      await createCandidateRecord({ status: 'active' }),
    ];
    const [over, open] = [await apply(told), await apply(restored)];
    const exitOf = async ({ _id }: Application) =>
      (await ApplicationModel.findById(_id).orFail().lean()).exit;
    for (const [candidate, application] of [
      [told, over],
      [restored, open],
    ] as const)
      await act(candidate, 'reject', {
        ...input('reject'),
        applicationIds: [application._id.toHexString()],
        mail,
      });
    // They are told of what ended with it by the same mail.
    expect((await exitOf(over))?.toldAt?.getTime()).toBeGreaterThan(Date.now());
    await act(await now(restored), 'restore', input('restore'));
    await OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date() } });
    await test.runEvents();
    const statusTo = async ({ email }: Candidate) =>
      (await EmailMessageModel.findOne({ to: email ?? '' }).lean())?.status;
    expect([await statusTo(told), await statusTo(restored)]).toEqual(['sent', 'cancelled']);
    await test.runEvents();
    const { sentAt } = await EmailMessageModel.findOne({ to: told.email ?? '' })
      .orFail()
      .lean();
    expect(await exitOf(over)).toMatchObject({ toldBy: 'mail', toldAt: sentAt, missedAs: null });
    expect(await exitOf(open)).toMatchObject({ toldBy: null, toldAt: null, missedAs: 'cancelled' });
    const tasks = await TaskModel.find({ kind: 'promise' }).lean();
    expect(tasks.map(({ subjectId }) => subjectId)).toEqual([restored._id]);
  });

  it('is signed by the agency, mentions no missing account, and can be rewritten', async () => {
    const effectsOf = async ({ _id }: Candidate) =>
      (await lead.get(`/candidates/${_id.toHexString()}/reject-effects`)).body;
    const [screening] = (
      await effectsOf(await createCandidateRecord({ status: 'active', userId: null }))
    ).mail.previews;
    expect(screening.text).not.toMatch(/your account|localhost/);
    expect(screening.text.endsWith(`\n-- \n${agencyName()}\n`)).toBe(true);
    expect(`${screening.body}\n\n-- \n${agencyName()}\n`).toBe(screening.text);
    const withAccount = await createCandidateRecord({
      status: 'active',
      userId: new Types.ObjectId(),
    });
    const effects = await effectsOf(withAccount);
    expect(effects.hasAccount).toBe(true);
    expect(effects.mail.previews[0].text).toContain('in your account');

    const text = 'Dear Marta,\n\nthank you for <b>everything</b>.';
    await act(withAccount, 'reject', { ...input('reject'), mail: { ...mail, text } });
    await OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date() } });
    await test.runEvents();
    const sent = await EmailMessageModel.findOne({ to: withAccount.email ?? '' }).lean();
    expect(sent?.status).toBe('sent');
    expect(sent?.text).toBe(`${text}\n\n-- \n${agencyName()}\n`);
    const empty = { ...input('reject'), mail: { ...mail, text: ' ' } };
    const refused = await act(await createCandidateRecord({ status: 'active' }), 'reject', empty);
    expect(refused.body.error.fields).toMatchObject([{ path: 'mail.text' }]);
  });

  it('starts the waiting period of its reason, and cannot be undone later', async () => {
    const candidate = await createCandidateRecord({ status: 'active' });
    const reason = reasons.find(({ coolDownDays, requiresNote }) => coolDownDays && !requiresNote);
    if (!reason?.coolDownDays) throw new Error('No reason has a cool-down');
    const { body } = await act(candidate, 'reject', { reasonId: reason._id.toHexString() });
    expect(body.statusDetail).toMatchObject({
      reason: reason.label,
      coolDownUntil: addDays(today(), reason.coolDownDays),
    });
    await StatusUndoModel.updateMany({}, { $set: { until: new Date(0) } });
    expect((await undo(candidate, body.version)).body.error.code).toBe('UNDO_EXPIRED');
  });

  it.each([
    ['activate', 'new', 'active'],
    ['wake', 'unavailable', 'active'],
    ['engage', 'lead', 'new'],
  ] as const)('can undo %s for a moment', async (action, from, to) => {
    const candidate = await createCandidateRecord({ status: from });
    await transact(systemContext('test'), (tx) =>
      addConsent(tx, { candidateId: candidate._id, purpose: 'contact', granted: true }),
    );
    const done = await act(candidate, action, {});
    expect([done.body.status, done.body.undoUntil]).toEqual([to, expect.any(String)]);
    const undone = await undo(candidate, done.body.version);
    expect(undone.body).toMatchObject({ status: from, already: false });
  });

  it('does not offer to undo a change that followed a rejection', async () => {
    const candidate = await createCandidateRecord({ status: 'rejected' });
    expect((await act(candidate, 'activate', {})).body.undoUntil).toBeNull();
  });

  it('cannot be undone once the status was changed again', async () => {
    const candidate = await createCandidateRecord({ status: 'active' });
    const { body } = await act(candidate, 'snooze', input('snooze'));
    await act(await now(candidate), 'do_not_contact', { note: 'Wrote to us' });
    expect((await undo(candidate, body.version)).body.error.code).toBe('VERSION_CONFLICT');
  });
});

describe('do not contact', () => {
  it('stops mails, closes links, withdraws applications, and is lifted with a fresh consent', async () => {
    const candidate = await createCandidateRecord({ status: 'active' });
    const application = await apply(candidate);
    const { stored } = await createLink({ holderEmail: candidate.email ?? '' });
    await act(candidate, 'reject', {
      ...input('reject'),
      applicationIds: [application._id.toHexString()],
      mail: { template: 'rejection_after_screening', delayHours: 0 },
    });
    await undo(candidate, (await now(candidate)).version);
    const { body } = await act(await now(candidate), 'do_not_contact', { note: 'Wrote to us' });
    expect(body.statusDetail.note).toBe('Wrote to us');
    expect(await statusOf(application)).toBe('withdrawn');
    expect((await AccessTokenModel.findById(stored._id).lean())?.revokedAt).not.toBeNull();
    expect(await hasConsent(candidate._id, 'contact')).toBe(false);
    const { data } = (await lead.get(`/candidates?q=${candidate.number}`)).body;
    expect(data).toEqual([]);

    const refused = await act(await now(candidate), 'lift', { consent: null });
    expect(refused.body.error.code).toBe('CONSENT_REQUIRED');
    expect((await act(await now(candidate), 'lift', {}, recruiter)).status).toBe(403);
    await act(await now(candidate), 'lift', { consent: { channel: 'email_link' } });
    expect(await hasConsent(candidate._id, 'contact')).toBe(true);
  });
});

describe('scheduled status changes', () => {
  const placedUntil = (plannedEndDate: string) => ({ plannedEndDate, status: 'active' as const });

  it('wake candidates on their day, to work that is still open, and notify the owner', async () => {
    const ownerUserId = recruiter.user._id;
    const rest = { status: 'unavailable', snoozedUntil: '2026-06-10', ownerUserId } as const;
    const east = await createCandidateRecord({ ...rest, timeZone: 'Pacific/Auckland' });
    const west = await createCandidateRecord({ ...rest, timeZone: 'Pacific/Honolulu' });
    const placed = await createCandidateRecord({ ...rest, timeZone: 'Pacific/Auckland' });
    await createPlacement(placed._id);
    // At 13:00 UTC on the 9th, the 10th has begun in Auckland only.
    await wakeDueCandidates(signal, new Date('2026-06-09T13:00:00Z'));
    const states = await Promise.all(
      [east, west, placed].map(async (one) => (await now(one)).status),
    );
    expect(states).toEqual(['active', 'unavailable', 'placed']);
    await wakeDueCandidates(signal, new Date('2026-06-10T11:00:00Z'));
    expect((await now(west)).status).toBe('active');
    const told = await NotificationModel.find({ userId: ownerUserId }).lean();
    expect(told.filter(({ title }) => title === '{name} is available again')).toHaveLength(3);
  });

  it('archive candidates without activity for two years who are on no job', async () => {
    const old = new Date('2023-01-05T09:00:00Z');
    const silence = { status: 'active', createdAt: old, updatedAt: old, confirmedAt: old } as const;
    const silent = await createCandidateRecord(silence);
    const onJob = await createCandidateRecord(silence);
    await apply(onJob);
    const spoken = await createCandidateRecord({ ...silence, lastContactedAt: new Date() });
    await archiveSilentCandidates(signal);
    const states = await Promise.all(
      [silent, onJob, spoken].map(async (one) => (await now(one)).status),
    );
    expect(states).toEqual(['archived', 'active', 'active']);
    expect(await archiveSilentCandidates(signal)).toBe(0);
  });

  it('follow placements from start to end, and ask for the next work', async () => {
    const candidate = await createCandidateRecord({ status: 'active' });
    const application = await apply(candidate);
    const { _id: placementId } = await createPlacement(
      candidate._id,
      placedUntil(addDays(today(), 20)),
    );
    const inTx = (work: Parameters<typeof transact<void>>[1]) =>
      transact(systemContext('test'), work);
    await inTx((tx) => placementStarts(tx, candidate._id, new Types.ObjectId()));
    expect((await now(candidate)).status).toBe('placed');
    expect(await ApplicationModel.findById(application._id).lean()).toMatchObject({ onHold: true });
    expect(await askToRedeployEnding(signal)).toBe(1);
    expect(await askToRedeployEnding(signal)).toBe(0);
    await inTx((tx) => placementEnds(tx, candidate._id, placementId));
    expect((await now(candidate)).status).toBe('placed');
    await PlacementModel.updateOne({ _id: placementId }, { $set: { status: 'ended' } });
    await inTx((tx) => placementEnds(tx, candidate._id, placementId));
    expect((await now(candidate)).status).toBe('active');
    const tasks = await TaskModel.find({ subjectId: candidate._id, kind: 'redeploy' }).lean();
    expect(tasks).toHaveLength(1);
  });
});

describe('the candidate’s own status', () => {
  it('can be snoozed and woken by the candidate, whose owner is notified', async () => {
    const candidate = await createCandidateRecord({
      status: 'active',
      ownerUserId: recruiter.user._id,
    });
    const self = await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } });
    const away = await self.post('/me/profile/actions/snooze', { until: soon() });
    expect(away.body).toMatchObject({ status: 'unavailable', snoozedUntil: soon() });
    const back = await self.post('/me/profile/actions/wake');
    expect(back.body).toMatchObject({ status: 'active', snoozedUntil: null });
    const again = await self.post('/me/profile/actions/wake');
    expect(again.status).toBe(200);
    const told = await NotificationModel.find({ subjectId: candidate._id }).lean();
    expect(told.map(({ title }) => title).toSorted()).toEqual([
      '{name} is available again',
      '{name} is not available for a while',
    ]);
  });
});
