import type { SuppressionReason } from '../../../mail/suppression.model.ts';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { suppressAddress, suppressionsOf } from '../../../mail/suppressions.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { addConsent, hasConsent } from '../../../records/consents/consents.ts';
import { createCandidateRecord } from '../candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

let people = 0;
async function closed(...reasons: SuppressionReason[]): Promise<Candidate & { email: string }> {
  const email = `again.${(people += 1)}@people.test`;
  const candidate = await createCandidateRecord({ email, emailNorm: email });
  await transact(systemContext('test'), async (tx) => {
    for (const reason of reasons) await suppressAddress(tx, email, reason);
  });
  return { ...candidate, email };
}
const path = ({ _id }: Candidate) => `/candidates/${_id.toHexString()}`;
const lift = (who: SignedIn, candidate: Candidate, body: object) =>
  who.post(`${path(candidate)}/actions/write-again`, {
    version: candidate.version,
    consent: null,
    reason: 'Their mailbox works again',
    ...body,
  });
const problemOf = async (candidate: Candidate) =>
  (await recruiter.get(path(candidate))).body.contact.mailProblem ?? null;

it('reopens a bounced address, with a reason in the log, and a repeat changes nothing', async () => {
  const candidate = await closed('bounced');
  expect(await problemOf(candidate)).toBe('bounced');
  const silent = await lift(recruiter, candidate, { problem: 'bounced', reason: ' ' });
  expect(silent.body.error.fields).toMatchObject([{ path: 'reason', code: 'REQUIRED' }]);
  const lifted = await lift(recruiter, candidate, { problem: 'bounced' });
  expect(lifted.status).toBe(200);
  expect(lifted.body.contact.mailProblem).toBeUndefined();
  expect((await lift(recruiter, candidate, { problem: 'bounced' })).status).toBe(200);
  expect(await suppressionsOf(candidate.email)).toEqual(new Set());
  const events = await AuditEventModel.find({ action: 'candidate.write_again' }).lean();
  expect(events).toMatchObject([
    { entityId: candidate._id.toHexString(), actorUserId: recruiter.user._id },
  ]);
});

it('reopens an unsubscribed address only on the candidate’s word, which is recorded', async () => {
  const candidate = await closed('unsubscribed');
  const unheard = await lift(recruiter, candidate, { problem: 'unsubscribed' });
  expect(unheard.body.error.fields).toMatchObject([{ path: 'consent', code: 'REQUIRED' }]);
  expect(await problemOf(candidate)).toBe('unsubscribed');
  const consent = { channel: 'staff_on_behalf' };
  const lifted = await lift(recruiter, candidate, { problem: 'unsubscribed', consent });
  expect(lifted.status).toBe(200);
  expect(await problemOf(candidate)).toBeNull();
  const { history } = (await recruiter.get(`${path(candidate)}/consents`)).body;
  expect(history).toMatchObject([
    { purpose: 'contact', granted: true, note: 'Their mailbox works again' },
  ]);
});

it('lifts one obstacle at a time', async () => {
  const candidate = await closed('bounced', 'unsubscribed');
  const first = await lift(recruiter, candidate, { problem: 'bounced' });
  expect(first.body.contact.mailProblem).toBe('unsubscribed');
  expect(await suppressionsOf(candidate.email)).toEqual(new Set(['unsubscribed']));
});

it('lifts a refusal that is only a denied consent to contact', async () => {
  const candidate = await closed();
  await transact(systemContext('test'), (tx) =>
    addConsent(tx, { candidateId: candidate._id, purpose: 'contact', granted: false }),
  );
  expect(await problemOf(candidate)).toBe('unsubscribed');
  const consent = { channel: 'email_link' };
  await lift(recruiter, candidate, { problem: 'unsubscribed', consent }).expect(200);
  expect(await problemOf(candidate)).toBeNull();
  expect(await hasConsent(candidate._id, 'contact')).toBe(true);
});

it('applies only to the address that the reader saw: another one is not opened with it', async () => {
  const candidate = await closed('bounced');
  const other = await closed('bounced');
  const change = async (email: string) => {
    const { version } = (await recruiter.get(path(candidate))).body;
    const changed = await recruiter.patch(`${path(candidate)}/contact-information`, {
      version,
      changes: { email },
    });
    expect(changed.status).toBe(200);
  };
  await change(`new.${candidate.email}`);
  expect(await problemOf(candidate)).toBeNull();
  await CandidateModel.deleteOne({ _id: other._id });
  await change(other.email);
  const late = await lift(recruiter, candidate, { problem: 'bounced' });
  expect(late.body.error.code).toBe('VERSION_CONFLICT');
  expect(await suppressionsOf(other.email)).toEqual(new Set(['bounced']));
  expect(await suppressionsOf(candidate.email)).toEqual(new Set(['bounced']));
});

it('is refused for candidates who asked not to be contacted, and for read-only users', async () => {
  const candidate = await closed('bounced');
  const manager = await signInAs(test, 'account_manager');
  expect((await lift(manager, candidate, { problem: 'bounced' })).status).toBe(403);
  await CandidateModel.updateOne({ _id: candidate._id }, { $set: { status: 'do_not_contact' } });
  const silent = await lift(recruiter, candidate, { problem: 'bounced' });
  expect(silent.body.error.code).toBe('CANDIDATE_DO_NOT_CONTACT');
});
