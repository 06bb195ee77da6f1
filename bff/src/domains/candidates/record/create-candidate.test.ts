import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidate.fixtures.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { DuplicateHintModel } from '../../duplicates/duplicate-hint.model.ts';
import { refreshHints } from '../../duplicates/refresh-hints.ts';
import { linkAddress } from '../contact/link-address.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());
beforeEach(() => CandidateModel.deleteMany({}));

const ana = {
  firstName: 'Ana',
  lastName: 'Lima',
  email: 'Ana.Lima@People.test',
  country: 'BR',
};

describe('a new candidate', () => {
  it('gets a number, the creator as owner and the main zone of the country as a guess', async () => {
    const { status, body } = await recruiter.post('/candidates', {
      ...ana,
      phone: '11 98765-4321',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      number: expect.stringMatching(/^C-\d{6}$/),
      name: 'Ana Lima',
      status: 'new',
      timeZone: 'America/Sao_Paulo',
      timeZoneGuessed: true,
      owner: { id: recruiter.userId },
      contact: { email: 'Ana.Lima@People.test', phoneIsValid: true },
      version: 1,
    });
  });

  it('is a lead when only a link is known', async () => {
    const { body } = await recruiter.post('/candidates', {
      ...ana,
      email: null,
      linkUrl: 'https://pt.linkedin.com/in/ana-lima?trk=x',
    });
    expect(body.status).toBe('lead');
    expect(body.links).toMatchObject([
      { kind: 'linkedin', url: 'https://www.linkedin.com/in/ana-lima', visibility: 'internal' },
    ]);
  });

  it('keeps a phone number that cannot be called, and reports it', async () => {
    const { body } = await recruiter.post('/candidates', { ...ana, phone: 'ask Bea' });
    expect(body.contact).toMatchObject({ phone: 'ask Bea', phoneIsValid: false });
  });

  it('is visible to the vetter who created it, without contact data and rates', async () => {
    const vetter = await signInAs(test, 'vetter');
    const created = await vetter.post('/candidates', ana);
    expect(created.status).toBe(201);
    expect(created.body).not.toHaveProperty('contact');
    expect(created.body).not.toHaveProperty('rates');
    expect((await vetter.get(`/candidates/${created.body.id}`)).status).toBe(200);
  });

  it.each([
    ['neither mail nor link', { email: null }, 'email', 'REQUIRED'],
    ['an unknown owner', { ownerUserId: 'a'.repeat(24) }, 'ownerUserId', 'NOT_FOUND'],
    ['no name', { firstName: ' ' }, 'firstName', 'REQUIRED'],
    ['a wrong mail', { email: 'ana@' }, 'email', 'INVALID_FORMAT'],
    ['an address without host', { linkUrl: 'javascript:alert(1)' }, 'linkUrl', 'INVALID_FORMAT'],
    ['an operator', { firstName: { $gt: '' } }, 'firstName.$gt', 'UNKNOWN_FIELD'],
    ['an unknown field', { status: 'active' }, 'status', 'UNKNOWN_FIELD'],
    ['an overlong headline', { headline: 'x'.repeat(121) }, 'headline', 'TOO_LONG'],
  ])('is refused with %s', async (_case, changes, path, code) => {
    const { status, body } = await recruiter.post('/candidates', { ...ana, ...changes });
    expect(status).toBe(422);
    expect(body.error.fields).toContainEqual(expect.objectContaining({ path, code }));
    expect(await CandidateModel.countDocuments()).toBe(0);
  });

  it.each(['finance_hr', 'staff_viewer', 'client_admin', 'candidate'] as const)(
    'cannot be created by %s',
    async (role) => {
      const agent = await signInAs(test, role);
      expect((await agent.post('/candidates', ana)).status).toBe(403);
    },
  );
});

describe('a candidate similar to an existing one', () => {
  it('is refused if the mail address is taken, however it is written', async () => {
    const existing = await createCandidateRecord({ ...ana, email: 'ana.lima@people.test' });
    const { status, body } = await recruiter.post('/candidates', {
      ...ana,
      firstName: 'Another',
      confirmDuplicate: true,
    });
    expect(status).toBe(409);
    expect(body.error).toMatchObject({
      code: 'DUPLICATE',
      context: { existingId: existing._id.toHexString() },
    });
  });

  it('is refused without the owner of the mail address if that record is hidden', async () => {
    await createCandidateRecord({ ...ana, isPrivate: true });
    const { body } = await recruiter.post('/candidates', ana);
    expect(body.error.code).toBe('DUPLICATE');
    expect(body.error.context).toEqual({ hiddenMatch: true });
  });

  it.each([
    ['phone', { phone: '+55 11 98765-4321', country: 'PT' }, ['phone']],
    ['linkedin', { linkUrl: 'https://linkedin.com/in/ANA' }, ['linkedin']],
    ['github', { linkUrl: 'http://www.github.com/Ana/' }, ['github']],
    ['name and country', { firstName: 'Âna', lastName: 'LIMA' }, ['name_country']],
  ])(
    'causes a warning for the same %s, and the writer may continue',
    async (_signal, changes, signals) => {
      const existing = await createCandidateRecord({
        firstName: 'Ana',
        lastName: 'Lima',
        country: 'BR',
        status: 'do_not_contact',
        phone: '11 98765-4321',
        links: ['https://linkedin.com/in/ana', 'https://github.com/ana'].map(linkOf),
      });
      const input = { firstName: 'Bea', lastName: 'Cruz', email: 'bea@people.test', country: 'BR' };
      const warned = await recruiter.post('/candidates', { ...input, ...changes });
      expect(warned.body.error).toMatchObject({
        code: 'POSSIBLE_DUPLICATE',
        context: {
          hiddenMatch: false,
          matches: [
            { id: existing._id.toHexString(), signals, status: 'do_not_contact', blocks: false },
          ],
        },
      });
      const confirmed = await recruiter.post('/candidates', {
        ...input,
        ...changes,
        confirmDuplicate: true,
      });
      expect(confirmed.status).toBe(201);
      await refreshHints(confirmed.body.id);
      const hint = await DuplicateHintModel.findOne({ candidateB: confirmed.body.id }).lean();
      expect(hint).toMatchObject({ candidateA: existing._id, signals, status: 'open' });
    },
  );

  it('leads to an offer to restore a deleted record with the same mail address', async () => {
    const deleted = await createCandidateRecord({
      ...ana,
      deletedAt: new Date(),
      ownerUserId: recruiter.user._id,
    });
    const { body } = await recruiter.post('/candidates', ana);
    expect(body.error).toMatchObject({
      code: 'DELETED_DUPLICATE',
      context: {
        existingId: deleted._id.toHexString(),
        matches: [{ deleted: { mayRestore: true }, version: deleted.version }],
      },
    });
    const again = await recruiter.post('/candidates', { ...ana, confirmDuplicate: true });
    expect(again.status).toBe(201);
  });

  it('is reported without a name if the reader may not see the match', async () => {
    await createCandidateRecord({ ...ana, email: null, isPrivate: true });
    const { body } = await recruiter.post('/candidates/duplicates', {
      firstName: 'ana',
      lastName: 'lima',
      country: 'BR',
    });
    expect(body).toEqual({ matches: [], hiddenMatch: true });
  });

  it('is not found by half a mail address', async () => {
    await createCandidateRecord(ana);
    const { status, body } = await recruiter.post('/candidates/duplicates', { email: 'ana.l' });
    expect(status).toBe(200);
    expect(body).toEqual({ matches: [], hiddenMatch: false });
  });

  it('is created once if two users enter the same mail address at once', async () => {
    const answers = await Promise.all(
      ['Ana', 'Anna', 'Anne'].map((firstName) =>
        recruiter.post('/candidates', { ...ana, firstName, confirmDuplicate: true }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await CandidateModel.countDocuments()).toBe(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.error.code)).toEqual(['DUPLICATE', 'DUPLICATE']);
  });
});

const linkOf = (url: string) => ({
  _id: new Types.ObjectId(),
  ...linkAddress(url),
  label: null,
  visibility: 'internal' as const,
});
