import { Types } from 'mongoose';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { suppressAddress } from '../../../mail/suppressions.ts';
import type { Candidate, CandidateContact } from '../../../records/candidates/candidate.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { mailsTo, openBrowser, tokenFrom } from '../../auth/auth.fixtures.ts';
import { createCandidateRecord } from '../candidate.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

let addresses = 0;
/** Creates a candidate with a further mail address, and returns both. */
async function somebody(changes: Partial<Candidate> = {}) {
  const value = `Further.${(addresses += 1)}@home.test`;
  const contact: CandidateContact = {
    _id: new Types.ObjectId(),
    kind: 'email',
    label: 'home',
    value,
    valueNorm: value.toLowerCase(),
    isPrimary: false,
    verifiedAt: null,
  };
  const candidate = await createCandidateRecord({ contacts: [contact], ...changes });
  return { candidate, contact, value };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const path = ({ _id }: Candidate) => `/candidates/${_id.toHexString()}`;
const ask = (who: SignedIn, { candidate, contact }: Pick<Somebody, 'candidate' | 'contact'>) =>
  who.post(`${path(candidate)}/contacts/${contact._id.toHexString()}/actions/verify`, {});
const confirm = (token: string) => openBrowser(test).send('post', '/auth/email/confirm', { token });
const shown = async ({ candidate }: Somebody) =>
  (await recruiter.get(path(candidate)).expect(200)).body.contact.contacts[0];

it('is confirmed by the holder of the mailbox, once, and the record says when', async () => {
  const person = await somebody();
  expect(await shown(person)).toMatchObject({ verifiedAt: null });
  await ask(recruiter, person).expect(200);
  const token = await tokenFrom(test, person.value, 'verify_contact');
  expect((await confirm(token)).body).toEqual({ ok: true, isContact: true });
  const at = (await shown(person)).verifiedAt;
  expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
  expect((await confirm(token)).body.error.code).toBe('TOKEN_USED');
  expect((await ask(recruiter, person)).body.error.code).toBe('INVALID_TRANSITION');
  const events = await AuditEventModel.find({
    entityId: person.candidate._id.toHexString(),
    action: { $in: ['candidate.verify_contact', 'candidate.confirm_contact'] },
  })
    .sort({ _id: 1 })
    .lean();
  expect(events.map(({ action, actorKind }) => [action, actorKind])).toEqual([
    ['candidate.verify_contact', 'user'],
    ['candidate.confirm_contact', 'guest'],
  ]);
});

it('is confirmed only by the last link, and by none once the address was changed', async () => {
  const person = await somebody();
  await ask(recruiter, person).expect(200);
  const first = await tokenFrom(test, person.value, 'verify_contact');
  await ask(recruiter, person).expect(200);
  const last = await tokenFrom(test, person.value, 'verify_contact');
  expect((await confirm(first)).body.error.code).toMatch(/^TOKEN_/);
  const { _id, kind, label } = person.contact;
  await recruiter
    .patch(`${path(person.candidate)}/contact-information`, {
      version: person.candidate.version,
      changes: {},
      contacts: {
        upsert: [{ id: _id.toHexString(), kind, label, value: 'other@home.test' }],
        remove: [],
      },
    })
    .expect(200);
  expect((await confirm(last)).body.error.code).toBe('TOKEN_REVOKED');
  expect(await shown(person)).toMatchObject({ value: 'other@home.test', verifiedAt: null });
});

it('is not mailed if mails bounce or are not wanted', async () => {
  const bounced = await somebody();
  await transact(systemContext('test'), (tx) => suppressAddress(tx, bounced.value, 'bounced'));
  expect(await shown(bounced)).toMatchObject({ mailProblem: 'bounced' });
  expect((await ask(recruiter, bounced)).body.error).toMatchObject({
    code: 'RECIPIENT_SUPPRESSED',
    context: { reason: 'bounced' },
  });
  const silent = await somebody({ status: 'do_not_contact' });
  expect((await ask(recruiter, silent)).body.error.code).toBe('CANDIDATE_DO_NOT_CONTACT');
  expect(await mailsTo(test, bounced.value)).toEqual([]);
  expect(await mailsTo(test, silent.value)).toEqual([]);
});

it('is hidden from users who may not change or see the record', async () => {
  const person = await somebody();
  const viewer = await signInAs(test, 'staff_viewer');
  expect((await ask(viewer, person)).status).toBe(403);
  const client = await signInAs(test, 'client_admin');
  expect((await ask(client, person)).status).toBe(403);
  const hidden = await somebody({ isPrivate: true, ownerUserId: new Types.ObjectId() });
  expect((await ask(recruiter, hidden)).status).toBe(404);
  const elsewhere = await somebody();
  const mixed = { candidate: person.candidate, contact: elsewhere.contact };
  expect((await ask(recruiter, mixed)).status).toBe(404);
});
