import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { NoteModel } from '../../records/notes/note.model.ts';
import { uploaded } from '../files/file.fixtures.ts';
import { germanCells, germanHeader, germanRow, germanRows } from './german-file.fixtures.ts';
import {
  clearImports,
  csv,
  header,
  imported,
  leftOut,
  readImportOf,
  workOnImports,
} from './import.fixtures.ts';
import { ImportRowModel } from './import-row.model.ts';
import { ImportModel } from './import.model.ts';
import { personalImports } from './imports.personal.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';

let test: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signInAs(test, 'owner');
});
afterAll(() => test.close());
beforeEach(async () => {
  await clearImports();
  await NoteModel.deleteMany({});
});

/** Encodes a text as Excel saves it in Western Europe. */
const windows = (text: string): Buffer =>
  Buffer.from(text.replaceAll('€', '\x80').replaceAll('–', '\x96'), 'latin1');

const euros = { rateCurrency: 'EUR' };
const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], record);

describe('a file with untidy cells', () => {
  it('imports every person, whatever the optional cells contain', async () => {
    const rows = germanRows(165);
    const done = await imported(test, owner, windows(csv(germanHeader, ...rows)), euros);
    expect(done.settings).toMatchObject({ encoding: 'windows-1252', delimiter: ';' });
    expect(done.result).toMatchObject({ rows: 165, created: 165, skipped: 0, failed: 0 });
    expect(done.plan).toEqual(done.result);
    for (const [n, [cells, expected]] of germanCells.entries()) {
      const person = await CandidateModel.findOne({ emailNorm: `person${n}@beispiel.test` }).lean();
      const found = Object.keys(expected).map((path) => [path, valueAt(person, path)]);
      expect({ cells, ...Object.fromEntries(found) }).toEqual({ cells, ...expected });
    }
  });

  it('names the column and value of each cell left out, in check and report', async () => {
    const done = await imported(
      test,
      owner,
      csv(germanHeader, germanRow(1, { rate: '600 €/Tag', years: 'viel' }), germanRow(2)),
      euros,
    );
    expect(done.result).toMatchObject({ created: 2, warned: 1 });
    expect(done.problems).toEqual([
      {
        row: 2,
        outcome: 'warned',
        field: 'yearsExperience',
        code: 'INVALID_FORMAT',
        value: 'viel',
      },
      {
        row: 2,
        outcome: 'warned',
        field: 'expectedRate',
        code: 'INVALID_OPTION',
        value: '600 €/Tag',
      },
    ]);
    expect(done.columns[8]).toBe('Stundensatz');
    expect(done.reasons).toEqual(
      expect.arrayContaining([
        { outcome: 'warned', field: 'expectedRate', code: 'INVALID_OPTION', count: 1 },
      ]),
    );
    expect(done.allowedActions).toContain('download');
    const [, line, ...more] = await leftOut(owner, done, 'warned');
    expect(more).toEqual([]);
    expect(line).toMatch(/600 €\/Tag.*Stundensatz: Left empty\./);
    // The value is personal data: it exists only in the file and is deleted with it.
    const [row] = await ImportRowModel.find({ row: 2 }).lean();
    expect(JSON.stringify(row)).not.toContain('600');
    await transact(systemContext('erase'), async (tx) => {
      if (row?.candidateId) await personalImports.erase(tx, row.candidateId);
    });
    expect((await readImportOf(owner, done)).problems).toEqual([]);
  });

  it('accepts an implausible rate, and warns in check and report', async () => {
    const done = await imported(
      test,
      owner,
      csv(
        germanHeader,
        germanRow(1, { rate: '8000' }),
        germanRow(2, { rate: '80' }),
        germanRow(3, { rate: '0,50' }),
      ),
      { rateCurrency: 'USD' },
    );
    expect(done.result).toMatchObject({ created: 3, failed: 0, warned: 2 });
    expect(done.plan).toEqual(done.result);
    const unusual = { outcome: 'warned', field: 'expectedRate', code: 'UNUSUAL_RATE' };
    expect(done.problems).toEqual([
      { row: 2, ...unusual, value: '8000' },
      { row: 4, ...unusual, value: '0,50' },
    ]);
    expect(done.reasons).toContainEqual({ ...unusual, count: 2 });
    const kept = await CandidateModel.findOne({ emailNorm: 'person1@beispiel.test' }).lean();
    expect(kept?.rates).toMatchObject([{ kind: 'expected', currency: 'USD', unit: 'hour' }]);
    const [, line] = await leftOut(owner, done, 'warned');
    expect(line).toContain('Stundensatz: Unusual for work of this unit; check the amount.');
  });

  it('takes currency and unit from the header, and drops an amount in an unknown currency', async () => {
    await imported(
      test,
      owner,
      csv(
        `${header};Gehalt;Mindestsatz (€);Satz (€ pro Monat)`.replaceAll(',', ';'),
        'Ana;Lima;a@p.test;PT;;45;4500',
      ),
    );
    const ana = await CandidateModel.findOne({ emailNorm: 'a@p.test' }).lean();
    expect(ana?.rates.map(({ kind, currency, unit }) => [kind, currency, unit])).toEqual([
      ['expected', 'EUR', 'month'],
    ]);
    const done = await imported(
      test,
      owner,
      csv(
        `${header},Rate,Currency,Rate unit`,
        'Bo,Sol,b@p.test,PT,45,SEK,hour',
        'Cy,Mar,c@p.test,PT,45,EUR,day',
      ),
    );
    expect(done.result).toMatchObject({ created: 2, warned: 2 });
    expect(await CandidateModel.countDocuments({ 'rates.0': { $exists: true } })).toBe(1);
  });
});

describe('a file without people', () => {
  it('is refused at once if it contains only a header', async () => {
    const file = await uploaded(test, owner, 'people.csv', Buffer.from(csv(header)), {
      purpose: 'import',
    });
    await test.runEvents();
    const { body } = await owner.post('/imports', { fileId: file.id }).expect(422);
    expect(body.error.fields).toEqual([
      { path: 'fileId', code: 'TOO_FEW', message: 'Too few: at least 1.', params: { min: 1 } },
    ]);
    expect(await ImportModel.countDocuments()).toBe(0);
  });
});

describe('the same phone number', () => {
  const columns = `${header},Phone`;

  it('alone is no proof of a duplicate, only a warning', async () => {
    await createCandidateRecord({ email: 'x@people.test', phone: '+351912345678' });
    const done = await imported(
      test,
      owner,
      csv(columns, 'Wife,Of,wife@p.test,PT,912345678', 'Son,Of,son@p.test,PT,+351 912 345 678'),
    );
    expect(done.result).toMatchObject({ created: 2, skipped: 0, warned: 2 });
    expect(done.problems.map(({ row, field, code, value }) => [row, field, code, value])).toEqual([
      [2, 'phone', 'NOT_UNIQUE', '912345678'],
      [3, 'phone', 'NOT_UNIQUE', '+351 912 345 678'],
    ]);
    expect(await CandidateModel.countDocuments({ phoneNorm: '+351912345678' })).toBe(3);
  });

  it('with the same name identifies the same person', async () => {
    const known = { firstName: 'Ana', lastName: 'Lima', country: 'PT', phone: '+351912345678' };
    await createCandidateRecord({ ...known, email: 'x@people.test' });
    const done = await imported(
      test,
      owner,
      csv(
        columns,
        'Ana,Lima,other@p.test,PT,912345678',
        'Bo,Sol,b@p.test,PT,911111111',
        'Bo,Sol,c@p.test,PT,911111111',
      ),
    );
    expect(done.result).toMatchObject({ created: 1, skipped: 2, warned: 0 });
    expect(done.reasons.map(({ code }) => code).toSorted()).toEqual(['IN_FILE', 'KNOWN']);
  });

  it('of a record hidden from the user is not revealed', async () => {
    await createCandidateRecord({
      email: 'x@people.test',
      phone: '+351912345678',
      isPrivate: true,
    });
    const recruiter = await signInAs(test, 'recruiter');
    const done = await imported(test, recruiter, csv(columns, 'New,One,n@p.test,PT,912345678'));
    expect(done.result).toMatchObject({ created: 1, warned: 0 });
  });
});

describe('note columns', () => {
  const columns = `${header},Comment,Bemerkung,City`;
  const row = 'Ana,Lima,a@p.test,PT,Likes <b>Go</b> & Rust,"Zeile 1\nZeile 2",';
  const body =
    '<p>Comment: Likes &lt;b&gt;Go&lt;/b&gt; &amp; Rust</p><p>Bemerkung: Zeile 1</p><p>Zeile 2</p>';

  it('become one note on the candidate, which is not repeated', async () => {
    await imported(test, owner, csv(columns, row));
    const ana = await CandidateModel.findOne({}).lean();
    const notes = await owner
      .get(`/notes?subjectType=candidate&subjectId=${String(ana?._id)}`)
      .expect(200);
    expect(notes.body.data).toMatchObject([{ body, kind: 'general', visibility: 'team' }]);
    expect(notes.body.data[0].author.id).toBe(owner.userId);
    // The same file adds nothing new; a different note is added next to the first.
    const again = await imported(test, owner, csv(columns, row), { duplicates: 'fill' });
    expect(again.reasons.map(({ code }) => code)).toEqual(['NOTHING_EMPTY']);
    const other = await imported(test, owner, csv(columns, row.replace('Rust', 'Zig')), {
      duplicates: 'fill',
    });
    expect(other.result).toMatchObject({ updated: 1, skipped: 0 });
    expect(await NoteModel.countDocuments()).toBe(2);
  });

  it('do not prevent undoing an import, but additions by a user do', async () => {
    const done = await imported(
      test,
      owner,
      csv(columns, row, 'Bo,Sol,b@p.test,PT,x,,', 'Cy,Mar,c@p.test,PT,y,,'),
    );
    const bo = await CandidateModel.findOne({ emailNorm: 'b@p.test' }).lean();
    const id = String(bo?._id);
    await owner
      .post('/notes', { subjectType: 'candidate', subjectId: id, body: '<p>Called</p>' })
      .expect(201);
    await owner.post(`/imports/${done.id}/actions/undo`, {}).expect(202);
    await workOnImports();
    expect(await readImportOf(owner, done)).toMatchObject({ status: 'undone', undone: 2 });
    expect(await CandidateModel.findOne({ deletedAt: null }).lean()).toMatchObject({
      firstName: 'Bo',
    });
  });
});

it('a row is refused only for errors in required values, and reports only these', async () => {
  const done = await imported(
    test,
    owner,
    csv(
      `${header},LinkedIn,Rate,Owner`,
      'Ana,Lima,a@p.test,PT,not an address at all,50,Nobody',
      'Bo,Sol,,PT,not an address at all,50,Nobody',
      'Cy,Mar,c@@p.test,PT,linkedin.com/in/cy,50,Nobody',
    ),
  );
  expect(done.result).toMatchObject({ created: 1, failed: 2, warned: 1 });
  expect(
    done.problems.map(({ row, outcome, field }) => `${row} ${outcome} ${field}`).toSorted(),
  ).toEqual(['2 warned linkUrl', '2 warned owner', '3 failed linkUrl', '4 failed email']);
});
