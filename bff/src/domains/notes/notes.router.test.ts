import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { NoteModel } from '../../records/notes/note.model.ts';

let test: TestApp;
let recruiter: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
let candidate: Candidate;
let subject: { subjectType: 'candidate'; subjectId: string };
beforeAll(async () => {
  test = await createTestApp();
  [recruiter, colleague, admin] = await Promise.all([
    signInAs(test, 'recruiter', { user: { firstName: 'Rita' } }),
    signInAs(test, 'recruiter', { user: { firstName: 'Carlo' } }),
    signInAs(test, 'admin'),
  ]);
});
afterAll(() => test.close());
beforeEach(async () => {
  candidate = await createCandidateRecord();
  subject = { subjectType: 'candidate', subjectId: candidate._id.toHexString() };
});

const write = (body: object = {}, agent = recruiter) =>
  agent.post('/notes', { ...subject, body: '<p>Spoke today</p>', ...body });
const list = (agent = recruiter, query = '') =>
  agent.get(`/notes?subjectType=candidate&subjectId=${subject.subjectId}${query}`);
const age = (id: string, hours: number) =>
  NoteModel.updateOne(
    { _id: id },
    { $set: { createdAt: new Date(Date.now() - hours * 3_600_000) } },
  );
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const mention = ({ userId }: SignedIn) => `<a href="mention:${userId}">@someone</a>`;

describe('writing', () => {
  it('keeps the small HTML subset and nothing else', async () => {
    const { status, body } = await write({
      body: '<p onclick="x()">Hi <strong>there</strong><script>alert(1)</script> <a href="javascript:x">a</a><img src=x> <a href="https://a.test" target="_blank">b</a></p>',
    });
    expect(status).toBe(201);
    expect(body.note.body).toBe('<p>Hi <b>there</b> <a>a</a> <a href="https://a.test">b</a></p>');
    expect(body.note).toMatchObject({
      author: { id: recruiter.userId },
      subjectLabel: 'Inês Duarte',
      allowedActions: ['edit', 'delete', 'pin'],
    });
  });

  it.each([
    ['nothing', { body: '' }, 'body', 'REQUIRED'],
    ['nothing to read', { body: '<p><img src="x"> </p>' }, 'body', 'REQUIRED'],
    ['too much', { body: `<p>${'x'.repeat(10_001)}</p>` }, 'body', 'TOO_LONG'],
    ['an operator', { kind: { $ne: 'call' } }, 'kind.$ne', 'UNKNOWN_FIELD'],
    ['a management note by a recruiter', { visibility: 'management' }, 'visibility', 'NOT_ALLOWED'],
    [
      'a follow-up in the past',
      { followUp: { on: '2020-01-01', assigneeId: 'a'.repeat(24) } },
      'followUp.on',
      'IN_PAST',
    ],
    [
      'a follow-up for an unknown user',
      { followUp: { on: '2099-01-01', assigneeId: 'a'.repeat(24) } },
      'followUp.assigneeId',
      'NOT_FOUND',
    ],
  ])('is refused with %s', async (_case, input, path, code) => {
    const { status, body } = await write(input);
    expect(status).toBe(422);
    expect(body.error.fields).toContainEqual(expect.objectContaining({ path, code }));
    expect(await NoteModel.countDocuments({ subjectId: candidate._id })).toBe(0);
  });

  it('counts as contact when it tells of a call', async () => {
    await write();
    const contacted = async () =>
      (await CandidateModel.findById(candidate._id).lean())?.lastContactedAt;
    expect(await contacted()).toBeNull();
    await write({ kind: 'call' });
    expect(await contacted()).toBeInstanceOf(Date);
  });

  it('tells mentioned colleagues where, not what, and names those without access', async () => {
    const vetter = await signInAs(test, 'vetter', { user: { firstName: 'Vera' } });
    const { body } = await write({
      body: `<p>Secret ${mention(colleague)} ${mention(vetter)} ${mention(recruiter)} <a href="mention:${'a'.repeat(24)}">@Nobody</a></p>`,
    });
    expect(body.note.mentions.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [colleague.userId, vetter.userId, recruiter.userId].toSorted(),
    );
    expect(body.note.body).toContain('@Nobody');
    expect(body.note.body).not.toContain('a'.repeat(24));
    expect(body.mentionsWithoutAccess).toEqual([{ id: vetter.userId, name: 'Vera Okafor' }]);
    const told = await NotificationModel.find({ subjectId: subject.subjectId }).lean();
    expect(told).toMatchObject([{ userId: colleague.user._id, topic: 'mention' }]);
    expect(JSON.stringify(told)).not.toContain('Secret');
  });

  it('is refused to read-only users and to finance', async () => {
    for (const role of ['staff_viewer', 'finance_hr'] as const)
      expect((await write({}, await signInAs(test, role))).status).toBe(403);
    expect((await write({}, await signInAs(test, 'vetter'))).status).toBe(404);
  });
});

describe('a follow-up', () => {
  const followUp = () => ({ on: inAWeek, assigneeId: colleague.userId });

  it('is for somebody who can open the record', async () => {
    const { userId } = await signInAs(test, 'vetter');
    const { status, body } = await write({ followUp: { on: inAWeek, assigneeId: userId } });
    expect(status).toBe(422);
    expect(body.error.fields).toMatchObject([{ path: 'followUp.assigneeId', code: 'CANNOT_OPEN' }]);
  });

  it('is a task; changing and removing the note does so with the task', async () => {
    const { body } = await write({ followUp: followUp() });
    expect(body.note.followUp).toMatchObject({ on: inAWeek, done: false });
    const tasks = async () =>
      (await recruiter.get(`/tasks?subjectType=candidate&subjectId=${subject.subjectId}`)).body
        .data;
    expect(await tasks()).toMatchObject([
      {
        kind: 'follow_up',
        title: 'Follow up with Inês Duarte',
        assignee: { id: colleague.userId },
      },
    ]);
    const moved = await recruiter.patch(`/notes/${body.note.id}`, {
      version: 1,
      changes: { followUp: { on: inAWeek, assigneeId: recruiter.userId } },
    });
    expect(await tasks()).toMatchObject([{ assignee: { id: recruiter.userId } }]);
    await recruiter.delete(`/notes/${body.note.id}`, { version: moved.body.note.version });
    expect(await tasks()).toEqual([]);
  });
});

describe('visibility of notes', () => {
  it('private notes are their author’s; owners and admins leave a trace', async () => {
    const { body } = await write({ visibility: 'private' });
    const at = `/notes/${body.note.id}`;
    expect((await list()).body.data).toHaveLength(1);
    for (const agent of [colleague, await signInAs(test, 'team_lead')]) {
      expect((await list(agent)).body.data).toHaveLength(0);
      expect((await agent.get(at)).status).toBe(404);
    }
    expect((await admin.get(at)).body.body).toBe('<p>Spoke today</p>');
    await list(admin);
    const traces = await AuditEventModel.find({
      action: 'note.read_private',
      entityId: body.note.id,
    }).lean();
    expect(traces.map(({ actorUserId }) => String(actorUserId))).toEqual([
      admin.userId,
      admin.userId,
    ]);
  });

  it('management notes are for account managers, leads, admins and owners', async () => {
    const lead = await signInAs(test, 'team_lead');
    await write({ visibility: 'management' }, lead);
    for (const [role, count] of [
      ['account_manager', 1],
      ['owner', 1],
      ['recruiter', 0],
      ['staff_viewer', 0],
    ] as const)
      expect((await list(await signInAs(test, role))).body.data).toHaveLength(count);
  });

  it('hides notes on people from finance', async () => {
    const { body } = await write();
    const finance = await signInAs(test, 'finance_hr');
    expect((await list(finance)).body.data).toEqual([]);
    expect((await finance.get(`/notes/${body.note.id}`)).status).toBe(404);
    expect((await finance.get(`/candidates/${subject.subjectId}`)).body.counts.notes).toBe(0);
  });
});

describe('editing', () => {
  it('is the author’s for a day, then corrections only', async () => {
    const { body } = await write();
    const at = `/notes/${body.note.id}`;
    const edit = (version: number, agent = recruiter) =>
      agent.patch(at, { version, changes: { body: '<p>Better</p>' } });
    expect((await edit(1, admin)).status).toBe(403);
    expect((await edit(1)).body.note).toMatchObject({
      body: '<p>Better</p>',
      editedAt: expect.any(String),
    });
    await age(body.note.id, 25);
    expect((await edit(2)).body.error.code).toBe('NOTE_LOCKED');
    expect((await recruiter.get(at)).body.allowedActions).toEqual(['correct', 'pin']);
    const corrected = await recruiter.post(`${at}/corrections`, {
      version: 2,
      body: '<p>It was Friday</p>',
    });
    expect(corrected.status).toBe(201);
    expect(corrected.body).toMatchObject({
      body: '<p>Better</p>',
      corrections: [{ body: '<p>It was Friday</p>', author: { id: recruiter.userId } }],
    });
  });

  it('meets a second editor with the present state', async () => {
    const { body } = await write();
    const edit = (text: string) =>
      recruiter.patch(`/notes/${body.note.id}`, { version: 1, changes: { body: text } });
    await edit('<p>First</p>');
    expect((await edit('<p>Second</p>')).body.error).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { changedFields: ['body'], current: { body: '<p>First</p>' } },
    });
  });
});

describe('removing', () => {
  it('leaves a tombstone without text; asking again is no error', async () => {
    const { body } = await write({ body: '<p>Delicate</p>', pinned: true });
    const at = `/notes/${body.note.id}`;
    const removed = await recruiter.delete(at, { version: 1 });
    expect(removed.body).toMatchObject({
      body: null,
      pinned: false,
      removed: { by: 'Rita Okafor' },
      allowedActions: [],
    });
    expect(JSON.stringify((await list(colleague)).body)).not.toContain('Delicate');
    expect((await recruiter.delete(at, { version: 1 })).status).toBe(200);
    expect((await admin.delete(at, { version: 2 })).body.error.code).toBe('NOTE_REMOVED');
    const edit = await recruiter.patch(at, { version: 2, changes: { kind: 'call' } });
    expect(edit.body.error.code).toBe('NOTE_REMOVED');
  });

  it('is allowed to the author for a day and to an admin always', async () => {
    const { body } = await write();
    const at = `/notes/${body.note.id}`;
    expect((await colleague.delete(at, { version: 1 })).status).toBe(403);
    await age(body.note.id, 25);
    expect((await recruiter.delete(at, { version: 1 })).body.error.code).toBe('NOTE_LOCKED');
    expect((await admin.delete(at, { version: 1 })).status).toBe(200);
  });
});

describe('pinned notes', () => {
  it('are three a record, also when many are pinned at once', async () => {
    const notes = await Promise.all(Array.from({ length: 5 }, () => write()));
    const ids = notes.map(({ body }) => body.note.id as string);
    const answers = await Promise.all(
      ids.map((id, i) =>
        (i % 2 ? recruiter : colleague).post(`/notes/${id}/actions/pin`, { version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map((answer) => answer.body.error.code)).toEqual(['PIN_LIMIT', 'PIN_LIMIT']);
    const { body } = await list();
    expect([body.pinned.length, body.data.length]).toEqual([3, 2]);
    expect((await write({ pinned: true })).body.error.code).toBe('PIN_LIMIT');
    const at = `/notes/${body.pinned[0].id}/actions`;
    expect((await recruiter.post(`${at}/pin`, { version: 1 })).status).toBe(200);
    expect((await recruiter.post(`${at}/unpin`, { version: 2 })).body.pinned).toBe(false);
    expect((await write({ pinned: true })).status).toBe(201);
  });
});

describe('the list of notes', () => {
  it('is newest first, by pages and kinds; pins stand on the first page', async () => {
    for (let i = 0; i < 5; i += 1)
      await write({ body: `<p>${i}</p>`, kind: i % 2 ? 'call' : 'general' });
    await write({ body: '<p>pinned</p>', pinned: true });
    const first = await list(recruiter, '&limit=3');
    const second = await list(recruiter, `&limit=3&cursor=${first.body.page.nextCursor}`);
    const bodies = (notes: { body: string }[]) => notes.map(({ body }) => body);
    expect(bodies(first.body.pinned)).toEqual(['<p>pinned</p>']);
    expect(bodies(first.body.data)).toEqual(['<p>4</p>', '<p>3</p>', '<p>2</p>']);
    expect(second.body.pinned).toEqual([]);
    expect(bodies(second.body.data)).toEqual(['<p>1</p>', '<p>0</p>']);
    expect((await list(recruiter, '&kind=call')).body.data).toHaveLength(2);
    expect((await list(recruiter, '&cursor=junk')).body.error.code).toBe('INVALID_CURSOR');
  });

  it('is not found for a record that the reader may not see', async () => {
    await CandidateModel.updateOne({ _id: candidate._id }, { $set: { isPrivate: true } });
    expect((await list(colleague)).status).toBe(404);
  });
});
