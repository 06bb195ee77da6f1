import { limits } from '@muster/contracts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { PoolModel } from '../../records/pools/pool.model.ts';
import { SkillModel } from '../../records/skills/skill.model.ts';
import { createSkill } from '../skills/skill.fixtures.ts';
import {
  beginImport,
  checked,
  clearImports,
  csv,
  header,
  imported,
  leftOut,
  peopleRows,
  previewOf,
  readImportOf,
  smallCsv,
  workOnImports,
} from './import.fixtures.ts';

let test: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signInAs(test, 'owner');
});
afterAll(() => test.close());
beforeEach(clearImports);

describe('an import file', () => {
  it('is read in its encoding, and its columns are recognised by their headers', async () => {
    const bytes = Buffer.from(
      'Vorname;Nachname;E-Mail;Land;Kenntnisse;Notes\nJürgen;Groß;jg@people.test;Österreich;"Go; Rust";x\n',
      'latin1',
    );
    const begun = await beginImport(test, owner, bytes);
    expect(begun).toMatchObject({ status: 'draft', allowedActions: ['check', 'cancel'] });
    expect(await previewOf(owner, begun)).toEqual({
      encoding: 'windows-1252',
      delimiter: ';',
      columns: [
        { header: 'Vorname', field: 'firstName' },
        { header: 'Nachname', field: 'lastName' },
        { header: 'E-Mail', field: 'email' },
        { header: 'Land', field: 'country' },
        { header: 'Kenntnisse', field: 'skills' },
        { header: 'Notes', field: 'notes' },
      ],
      rows: [['Jürgen', 'Groß', 'jg@people.test', 'Österreich', 'Go; Rust', 'x']],
      remembered: false,
    });
  });

  it('shows the first 50 rows, and remembers the mapping of its columns', async () => {
    const file = csv('A,B,C,D', ...peopleRows(60));
    const begun = await beginImport(test, owner, file);
    expect((await previewOf(owner, begun)).rows).toHaveLength(limits.import.preview);
    const mapping = ['firstName', 'lastName', 'email', 'country'];
    await checked(owner, begun, { mapping });
    const again = await previewOf(owner, await beginImport(test, owner, csv('a , B', '1,2')));
    expect(again.remembered).toBe(false);
    const same = await previewOf(owner, await beginImport(test, owner, file));
    expect(same).toMatchObject({ remembered: true });
    expect(same.columns.map(({ field }) => field)).toEqual(mapping);
  });

  it.each([
    ['no column for a name', { mapping: [null, null, 'email', 'country'] }],
    ['a column twice', { mapping: ['firstName', 'lastName', 'email', 'email'], country: 'PT' }],
    ['other columns than the file has', { mapping: ['fullName', 'email'], country: 'PT' }],
    ['no country', { mapping: ['firstName', 'lastName', 'email', null] }],
  ])('is not checked with %s', async (_what, changes) => {
    const begun = await beginImport(test, owner, smallCsv);
    const { body } = await owner
      .post(`/imports/${begun.id}/actions/check`, {
        encoding: 'utf-8',
        delimiter: ',',
        ...changes,
      })
      .expect(422);
    expect(body.error.fields[0].path).toBe('mapping');
  });

  it.each([
    [
      'a quotation mark that is never closed',
      csv(header, ...peopleRows(3), '"Ana,Lima'),
      'UNREADABLE',
      5,
    ],
  ])('with %s fails, and reports the row', async (_what, text, failure, failureRow) => {
    const begun = await beginImport(test, owner, text);
    const mapping = ['firstName', 'lastName', 'email', 'country'];
    await owner
      .post(`/imports/${begun.id}/actions/check`, { encoding: 'utf-8', delimiter: ',', mapping })
      .expect(202);
    await workOnImports();
    expect(await readImportOf(owner, begun)).toMatchObject({
      status: 'failed',
      failure,
      failureRow,
      allowedActions: ['remove'],
    });
  });
});

describe('imported people', () => {
  it('get everything that their row contains', async () => {
    const go = await createSkill('Golang', ['Go']);
    const pool = await createPool('Lisbon', { kind: 'manual' });
    const done = await imported(
      test,
      owner,
      csv(
        'Name,Email,Mobile,LinkedIn,GitHub,Title,Role,Seniority,Experience,Skills,English,Country,City,Rate,Notice,Available from,Source,Pool',
        '"Lima, Ana Maria",Ana@People.test,912 345 678,linkedin.com/in/ana-lima?trk=x,ana-l,Engineer,full stack,Sr.,"7,5","go, Cobol 9000",Fluent,Portugal,Lisboa,"€ 45,50/h",1 month,21.12.2026,Fair,Lisbon',
      ),
    );
    expect(done).toMatchObject({
      status: 'completed',
      plan: { rows: 1, created: 1 },
      result: { rows: 1, created: 1, updated: 0, skipped: 0, failed: 0, warned: 0 },
      unknownSkills: [{ name: 'Cobol 9000', count: 1 }],
      allowedActions: ['undo', 'remove'],
    });
    const ana = await CandidateModel.findOne({ emailNorm: 'ana@people.test' }).lean();
    expect(ana).toMatchObject({
      firstName: 'Ana Maria',
      lastName: 'Lima',
      name: 'Ana Maria Lima',
      phoneNorm: '+351912345678',
      headline: 'Engineer',
      primaryRole: 'Full-stack',
      seniority: 'senior',
      yearsExperience: 7.5,
      englishLevel: 'C1',
      englishAssessedBy: 'self',
      country: 'PT',
      timeZone: 'Europe/Lisbon',
      timeZoneGuessed: true,
      rateKey: 'EUR 0000004550',
      noticePeriodDays: 30,
      availableFrom: '2026-12-21',
      sourceKind: 'import',
      sourceDetail: 'Fair',
      status: 'new',
      version: 1,
    });
    expect(ana?.links.map(({ urlNorm }) => urlNorm)).toEqual([
      'linkedin.com/in/ana-lima',
      'github.com/ana-l',
    ]);
    expect([ana?.ownerUserId, ana?.createdBy].map(String)).toEqual([owner.userId, owner.userId]);
    expect(ana?.skills.map(({ skillId }) => String(skillId))).toEqual([String(go._id)]);
    expect(ana?.poolIds.map(String)).toEqual([String(pool._id)]);
    expect((await PoolModel.findById(pool._id).lean())?.memberCount).toBe(1);
    const list = await owner.get(`/candidates?filter[import]=${done.id}`).expect(200);
    expect(list.body.data).toHaveLength(1);
    const events = await AuditEventModel.find({ entityId: String(ana?._id) }).lean();
    expect(
      events.map(({ action, actorKind, actorUserId }) => [action, actorKind, String(actorUserId)]),
    ).toEqual([['candidate.create', 'job', owner.userId]]);
  });

  it('propose skills missing in the catalogue, on request', async () => {
    await imported(
      test,
      owner,
      csv(`${header},Skills`, 'Ana,Lima,a@p.test,PT,"Quantum X; quantum x"'),
      {
        unknownSkills: 'propose',
      },
    );
    const skill = await SkillModel.findOne({ name: 'Quantum X' }).lean();
    expect(skill?.status).toBe('proposed');
    const ana = await CandidateModel.findOne({}).lean();
    expect(ana?.skills.map(({ skillId }) => String(skillId))).toEqual([String(skill?._id)]);
  });

  it('are refused row by row with the error, and returned in a file that states it', async () => {
    const done = await imported(
      test,
      owner,
      csv(
        `${header},Rate,Owner`,
        'Ana,Lima,ana@people.test,PT,45,',
        ',Lima,nobody@,Atlantis,5000,Nobody Here',
        'Bea,Sol,,PT,,',
        ',,,,,',
        'Cid,Mar,c@people.test,PT,45,,x',
        '=cmd(),Mar,d@@people,ES,45,',
      ),
    );
    expect(done.result).toEqual({
      rows: 6,
      created: 1,
      updated: 0,
      skipped: 1,
      failed: 4,
      warned: 0,
    });
    expect(done.plan).toEqual(done.result);
    expect(done.problems.map(({ row, field, code }) => [row, field, code])).toEqual([
      [3, 'country', 'INVALID_OPTION'],
      [3, 'firstName', 'REQUIRED'],
      [3, 'email', 'INVALID_FORMAT'],
      [4, 'email', 'REQUIRED'],
      [6, null, 'TOO_MANY'],
      [7, 'email', 'INVALID_FORMAT'],
    ]);
    const lines = await leftOut(owner, done);
    expect(lines[0]).toBe('First name,Last name,E-mail,Country,Rate,Owner,Row,Reason');
    expect(lines.slice(1).map((line) => line.split(',')[6])).toEqual(['3', '4', '6', '7']);
    expect(lines[4]).toMatch(/^'=cmd\(\),Mar,d@@people,ES,45,,7,E-mail: /);
    expect(await leftOut(owner, done, 'skipped')).toEqual([lines[0], ',,,,,,5,The row is empty.']);
    // After corrections the same file can be imported; candidates added before are recognised.
    const again = csv(...lines.slice(0, 3)).replace(
      'nobody@,Atlantis,5000,Nobody Here',
      'x@p.test,ES,50,',
    );
    const second = await imported(test, owner, again.replace(',Lima,x', 'Eva,Lima,x'));
    expect(second.result).toMatchObject({ created: 1, failed: 1 });
  });

  it('already known stay unchanged, or get missing values', async () => {
    const ana = await createCandidateRecord({
      email: 'ana@people.test',
      headline: null,
      city: 'Faro',
    });
    const dnc = await createCandidateRecord({
      email: 'no@people.test',
      status: 'do_not_contact',
      headline: null,
    });
    const gone = await createCandidateRecord({ email: 'gone@people.test', deletedAt: new Date() });
    const phone = await createCandidateRecord({
      email: 'x@people.test',
      phone: '+351912345678',
      headline: null,
    });
    const file = csv(
      `${header},Title,City,Phone`,
      'Ana,Lima,ANA@people.test,PT,Engineer,Porto,',
      'Ana,Lima,ana@people.test,PT,Other,Porto,',
      'Don,No,no@people.test,PT,Engineer,Porto,',
      'Gil,Gone,gone@people.test,PT,Engineer,Porto,',
      'Wife,Of,wife@people.test,PT,Engineer,Porto,912345678',
      'New,One,new@people.test,PT,Engineer,Porto,',
    );
    const kept = await imported(test, owner, file);
    const counts = { rows: 6, failed: 0 };
    expect(kept.result).toEqual({ ...counts, created: 2, updated: 0, skipped: 4, warned: 1 });
    expect(kept.plan).toEqual(kept.result);
    expect(kept.reasons).toEqual(
      expect.arrayContaining([
        { outcome: 'skipped', field: null, code: 'KNOWN', count: 2 },
        { outcome: 'skipped', field: null, code: 'DO_NOT_CONTACT', count: 1 },
        { outcome: 'skipped', field: null, code: 'DELETED', count: 1 },
      ]),
    );
    const filled = await imported(test, owner, file, { duplicates: 'fill' });
    expect(filled.result).toEqual({ ...counts, created: 0, updated: 1, skipped: 5, warned: 0 });
    expect(filled.plan).toEqual(filled.result);
    const after = await CandidateModel.findById(ana._id).lean();
    expect(after).toMatchObject({ headline: 'Engineer', city: 'Faro', version: 2 });
    for (const { _id } of [dnc, gone, phone])
      expect(await CandidateModel.findById(_id).lean()).toMatchObject({ version: 1 });
  });

  it('listed twice in the file are created once', async () => {
    const file = csv(
      `${header},Phone`,
      'A,B,a@p.test,PT,912345678',
      'A,B,A@p.test,PT,',
      'A,B,c@p.test,PT,+351 912 345 678',
    );
    const done = await imported(test, owner, file);
    expect(done.result).toMatchObject({ created: 1, skipped: 2 });
    expect(done.reasons).toEqual([{ outcome: 'skipped', field: null, code: 'IN_FILE', count: 2 }]);
  });
});
