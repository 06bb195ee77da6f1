import type { Communication } from '@muster/contracts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { createLog } from '../../log.ts';
import { UserModel } from '../../identity/user.model.ts';
import { EmailMessageModel, type EmailMessage } from '../../mail/email-message.model.ts';
import { replyAddressOf } from '../../mail/reply-address.ts';
import { suppressAddress, suppressionsOf } from '../../mail/suppressions.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { AttachmentModel } from '../../records/attachments/attachment.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import type { Company } from '../../records/companies/company.model.ts';
import { createCompanyUser } from '../companies/company-user.fixtures.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';
import { pdfBytes } from '../files/file.fixtures.ts';
import { FileModel } from '../files/file.model.ts';
import { createMessageRecord } from '../messages/message.fixtures.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { takeMail } from './arrival/take-mail.ts';
import { fetchMails } from './fetching/fetch-mails.ts';
import { imapServer } from './imap-server.fixtures.ts';
import { createReceivedMail, filedOn } from './inbox.fixtures.ts';
import { personalReceivedMails } from './inbox.personal.ts';
import { MailboxModel } from './mailbox.model.ts';
import { filePart, partedMail, rawMail, reportMail, textPart } from './raw-mails.fixtures.ts';
import { ReceivedMailModel } from './received-mail.model.ts';

let test: TestApp;
let recruiter: SignedIn;
let colleague: SignedIn;
let vetter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  colleague = await signInAs(test, 'recruiter');
  vetter = await signInAs(test, 'vetter');
});
afterAll(() => test.close());
beforeEach(async () => {
  await ReceivedMailModel.deleteMany({});
  await MailboxModel.deleteMany({});
});

let people = 0;
const person = (changes: Partial<Candidate> = {}) => {
  const email = `writer.${(people += 1)}@people.test`;
  return createCandidateRecord({ email, emailNorm: email, ...changes });
};
/** Creates a mail that the recruiter has sent. */
async function sentTo(candidate: Candidate, changes = {}) {
  const messageId = `<${crypto.randomUUID()}@localhost>`;
  const sent = { status: 'sent', sentAt: new Date(), messageId } as const;
  return createMessageRecord(recruiter.user._id, candidate, { ...sent, ...changes });
}
const from = ({ email }: Candidate) => ({ From: `Somebody <${email}>` });
const take = (raw: string) => takeMail(test.config, Buffer.from(raw, 'latin1'));
const timeline = async (who: SignedIn, { _id }: Candidate, query = '') =>
  (await who.get(`/candidates/${_id.toHexString()}/communications${query}`)).body
    .data as Communication[];
const waiting = async (who: SignedIn) => (await who.get('/received-mails')).body;

describe('an answer', () => {
  it('finds record, conversation and author by the signed address, and counts as contact', async () => {
    const candidate = await person({ lastContactedAt: null });
    const mail = await sentTo(candidate);
    const to = replyAddressOf(test.config, mail._id.toHexString());
    expect(await take(rawMail({ ...from(candidate), To: to }, 'I am free from March.'))).toBe(
      'filed',
    );
    expect(await timeline(recruiter, candidate)).toMatchObject([
      {
        kind: 'received',
        received: {
          subject: 'Re: Hello',
          text: 'I am free from March.',
          isFromOther: false,
          threadKey: mail.threadKey,
          mayReply: true,
          from: { address: candidate.email },
        },
      },
      { kind: 'mail', mail: { subject: 'Hello' } },
    ]);
    const record = await CandidateModel.findById(candidate._id).lean();
    expect(record?.lastContactedAt).not.toBeNull();
    const notice = await NotificationModel.findOne({ subjectId: candidate._id }).lean();
    expect(notice).toMatchObject({ userId: recruiter.user._id, title: /answered/ });
  });

  it('is recognised by its headers only from the original recipient', async () => {
    const candidate = await person();
    const mail = await sentTo(candidate);
    const answers = { 'In-Reply-To': mail.messageId ?? '' };
    expect(await take(rawMail({ ...answers, From: 'x@strangers.test' }))).toBe('waiting');
    expect(await take(rawMail({ ...answers, ...from(candidate) }))).toBe('filed');
    const references = { References: `<unknown@people.test> ${mail.messageId}` };
    expect(await take(rawMail({ ...references, ...from(candidate) }))).toBe('filed');
  });

  it('must be signed: a forged address is refused, another sender is named', async () => {
    const candidate = await person();
    const mail = await sentTo(candidate);
    const signed = replyAddressOf(test.config, mail._id.toHexString());
    const forged = signed.replace(/-[0-9a-f]/, (sign) => (sign === '-0' ? '-1' : '-0'));
    expect(await take(rawMail({ ...from(candidate), To: forged }))).toBe('waiting');
    expect(await take(rawMail({ From: 'partner@people.test', To: signed }))).toBe('filed');
    expect(await timeline(recruiter, candidate, '?limit=1')).toMatchObject([
      { received: { isFromOther: true, mayReply: false } },
    ]);
  });

  it('is masked in a private conversation, and its address hidden from users without access', async () => {
    const candidate = await person({ vetterIds: [vetter.user._id] });
    const mail = await sentTo(candidate, { isPrivate: true });
    const to = replyAddressOf(test.config, mail._id.toHexString());
    await take(rawMail({ ...from(candidate), To: to, Subject: 'Between us' }));
    const [mine] = await timeline(recruiter, candidate);
    expect(mine).toMatchObject({ received: { isMasked: false, subject: 'Between us' } });
    const masked = { isMasked: true, subject: '', text: '', mayReply: false };
    expect((await timeline(colleague, candidate))[0]).toMatchObject({ received: masked });
    expect((await timeline(vetter, candidate))[0]).toMatchObject({
      received: { ...masked, from: { name: '', address: null } },
    });
    expect(await timeline(colleague, candidate, '?q=between')).toEqual([]);
    const id = mine?.kind === 'received' ? mine.received.id : '';
    expect((await recruiter.get(`/received-mails/${id}/body`)).status).toBe(200);
    expect((await colleague.get(`/received-mails/${id}/body`)).status).toBe(404);
  });

  it('can be answered in its conversation', async () => {
    const candidate = await person();
    const mail = await sentTo(candidate);
    const raw = rawMail({ ...from(candidate), 'In-Reply-To': mail.messageId ?? '' });
    await take(raw);
    const received = await ReceivedMailModel.findOne({ subjectId: candidate._id }).lean();
    const draft = await recruiter.post('/messages', {
      subjectType: 'candidate',
      subjectId: candidate._id.toHexString(),
      subject: 'Re: Hello',
      text: 'Good.',
      replyToId: received?._id.toHexString(),
    });
    expect(draft.status).toBe(201);
    const kept = await EmailMessageModel.findById(draft.body.id).lean();
    expect(kept).toMatchObject({
      threadKey: mail.threadKey,
      inReplyTo: received?.messageId,
      references: [mail.messageId, received?.messageId],
    });
  });

  it('by an automatic program is no contact, and notifies no one', async () => {
    const candidate = await person({ lastContactedAt: null });
    const mail = await sentTo(candidate);
    const away = { 'Auto-Submitted': 'auto-replied', 'In-Reply-To': mail.messageId ?? '' };
    expect(await take(rawMail({ ...from(candidate), ...away }))).toBe('filed');
    const record = await CandidateModel.findById(candidate._id).lean();
    expect(record?.lastContactedAt).toBeNull();
    expect(await NotificationModel.countDocuments({ subjectId: candidate._id })).toBe(0);
  });
});

describe('an answer of a client’s people', () => {
  let manager: SignedIn;
  beforeAll(async () => {
    manager = await signInAs(test, 'account_manager');
  });

  /** Creates a client with a user, and a mail about the client that was sent to them. */
  async function client(changes: Partial<EmailMessage> = {}) {
    const company = await createCompany({ accountManagerId: manager.user._id });
    const { userId } = await createCompanyUser(company._id);
    const user = await UserModel.findById(userId).orFail().lean();
    const mail = await EmailMessageModel.create({
      template: 'notice',
      category: 'other',
      status: 'sent',
      sentAt: new Date(),
      to: [user.email],
      userId,
      subject: 'Your shortlist',
      text: 'Two people.',
      html: '',
      variables: {},
      messageId: `<${crypto.randomUUID()}@localhost>`,
      subjectType: 'company',
      subjectId: company._id.toHexString(),
      createdAt: new Date(Date.now() - 60_000),
      ...changes,
    });
    const answer = { From: `Nora <${user.email}>`, 'In-Reply-To': mail.messageId ?? '' };
    return { company, user, answer };
  }
  const read = async ({ _id }: Company, query = '') =>
    (await manager.get(`/companies/${_id.toHexString()}/communications${query}`)).body;

  it('appears on the client’s record, and the account manager is notified', async () => {
    const { company, answer, user } = await client();
    const raw = partedMail(
      'multipart/mixed',
      [textPart('The first one, please.'), filePart('brief.pdf', pdfBytes('Brief'))],
      answer,
    );
    expect(await take(raw)).toBe('filed');
    expect(await take(raw)).toBe('already');
    expect(await waiting(recruiter)).toMatchObject({ data: [], total: 0 });
    const { data, page } = await read(company);
    expect(data).toMatchObject([
      {
        kind: 'received',
        received: {
          subject: 'Re: Hello',
          text: 'The first one, please.',
          isFromOther: false,
          from: { name: 'Nora', address: user.email },
          leftFiles: ['brief.pdf'],
        },
      },
      { kind: 'mail', mail: { status: 'sent', subject: 'Your shortlist' } },
    ]);
    expect(page).toMatchObject({ total: 2, nextCursor: null });
    expect(await FileModel.findOne({ name: 'brief.pdf' }).lean()).toMatchObject({
      status: 'released',
      expiresAt: expect.any(Date),
    });
    const notice = await NotificationModel.findOne({ userId: manager.user._id }).lean();
    expect(notice).toMatchObject({
      title: `${company.name} answered an e-mail`,
      link: `/companies/${company._id.toHexString()}/overview/communications`,
    });
  });

  it('can be read page by page with sent mails, filtered by words and person', async () => {
    const { company, answer, user } = await client();
    await take(rawMail({ ...answer, Subject: 'Re: Interview' }));
    await createCompanyUser(company._id);
    const first = await read(company, '?limit=1');
    expect(first.data).toMatchObject([{ kind: 'received' }]);
    const rest = await read(company, `?limit=1&cursor=${first.page.nextCursor}`);
    expect(rest.data).toMatchObject([{ kind: 'mail', mail: { status: 'sent' } }]);
    expect(rest.page.nextCursor).toBeNull();
    expect((await read(company, '?q=interview')).data).toHaveLength(1);
    expect((await read(company, `?userId=${user._id.toHexString()}`)).data).toHaveLength(2);
  });

  it('shows which addresses of the client get no mails any more, and no other’s', async () => {
    const { company, user } = await client();
    const { user: elsewhere } = await client();
    expect((await read(company)).closedAddresses).toEqual([]);
    await transact(systemContext('test'), async (tx) => {
      await suppressAddress(tx, user.email, 'unsubscribed');
      await suppressAddress(tx, elsewhere.email, 'bounced');
    });
    expect((await read(company)).closedAddresses).toEqual([
      { address: user.email, reason: 'unsubscribed' },
    ]);
    await transact(systemContext('test'), (tx) => suppressAddress(tx, user.email, 'bounced'));
    const closed = (await read(company)).closedAddresses.map(
      ({ reason }: { reason: string }) => reason,
    );
    expect(closed).toEqual(['bounced', 'unsubscribed']);
  });

  it('is matched by the original recipient, if it does not name the client', async () => {
    const { company, answer } = await client({ subjectType: null, subjectId: null });
    expect(await take(rawMail(answer))).toBe('filed');
    expect((await read(company)).data).toMatchObject([
      { kind: 'received' },
      { kind: 'mail', mail: { status: 'sent' } },
    ]);
  });

  it('waits if the sender differs, or the mail went to people of several clients', async () => {
    const { answer } = await client();
    expect(await take(rawMail({ ...answer, From: 'x@strangers.test' }))).toBe('waiting');
    const { answer: unclear, user } = await client({ subjectType: null, subjectId: null });
    const other = await createCompany();
    await CompanyUserModel.create({
      companyId: other._id,
      userId: user._id,
      canDecide: false,
      status: 'active',
    });
    expect(await take(rawMail(unclear))).toBe('waiting');
    const said = await client({
      subjectType: 'timesheet',
      subjectId: other._id.toHexString(),
      companyId: other._id,
    });
    expect(await take(rawMail(said.answer))).toBe('filed');
    const account = await client({ category: 'account' });
    expect(await take(rawMail(account.answer))).toBe('waiting');
  });
});

it('the list says whether any mailbox is read', async () => {
  expect(await waiting(recruiter)).toMatchObject({ total: 0, readsMailbox: false });
});

describe('a bounced mail', () => {
  it('is shown on the record, and its address gets no more mail', async () => {
    const candidate = await person();
    const mail = await sentTo(candidate);
    const report = reportMail(mail.messageId ?? '', candidate.email ?? '');
    expect(await take(report)).toBe('noted');
    expect(await take(report)).toBe('already');
    const body = (await recruiter.get(`/candidates/${candidate._id.toHexString()}/communications`))
      .body as { problem: string; data: Communication[] };
    expect(body).toMatchObject({
      problem: 'bounced',
      data: [{ kind: 'mail', mail: { status: 'bounced', problem: 'address_unknown' } }],
    });
    const notices = await NotificationModel.find({ subjectId: candidate._id }).lean();
    expect(notices).toMatchObject([{ userId: recruiter.user._id, title: /came back/ }]);
  });

  it.each([
    ['a full mailbox', { status: '5.2.2' }, 'bounced', 'mailbox_full'],
    ['a server that tries again', { action: 'delayed', status: '4.4.1' }, 'sent', null],
  ])('is reported for %s without blocking the address', async (_case, report, status, problem) => {
    const candidate = await person();
    const mail = await sentTo(candidate);
    await take(reportMail(mail.messageId ?? '', candidate.email ?? '', report));
    expect(await EmailMessageModel.findById(mail._id).lean()).toMatchObject({ status, problem });
    expect(await suppressionsOf(candidate.email ?? '')).toEqual(new Set());
  });

  it('is not trusted for another recipient: the notice waits for a user', async () => {
    const candidate = await person();
    const mail = await sentTo(candidate);
    expect(await take(reportMail(mail.messageId ?? '', 'victim@people.test'))).toBe('waiting');
    expect(await EmailMessageModel.findById(mail._id).lean()).toMatchObject({ status: 'sent' });
    expect(await suppressionsOf('victim@people.test')).toEqual(new Set());
  });
});

describe('a mail without a matching record', () => {
  it('waits in a list with the owner of its address, and can be filed with its files', async () => {
    const candidate = await person();
    const files = [
      textPart('My CV.'),
      filePart('cv.pdf', pdfBytes()),
      filePart('run.exe', Buffer.from('MZ')),
    ];
    expect(await take(partedMail('multipart/mixed', files, from(candidate)))).toBe('waiting');
    const list = await waiting(recruiter);
    expect(list).toMatchObject({
      total: 1,
      data: [
        {
          text: 'My CV.',
          suggestion: { name: candidate.name },
          version: 1,
          files: [
            { name: 'cv.pdf', refusal: null },
            { name: 'run.exe', refusal: 'not_accepted' },
          ],
          allowedActions: ['file', 'dismiss'],
        },
      ],
    });
    const [{ id, suggestion }] = list.data;
    // Kept until a user decides, and scanned like an upload.
    expect(await FileModel.findOne({ name: 'cv.pdf' }).lean()).toMatchObject({ expiresAt: null });
    await test.runEvents();
    const file = (who: SignedIn) =>
      who.post(`/received-mails/${id}/actions/file`, { version: 1, candidateId: suggestion.id });
    expect((await vetter.get('/received-mails')).status).toBe(403);
    expect((await file(recruiter)).body).toMatchObject({ status: 'filed', isFromOther: false });
    expect((await file(recruiter)).status).toBe(200);
    expect((await file(colleague)).body.error.code).toBe('INVALID_TRANSITION');
    expect((await waiting(recruiter)).total).toBe(0);
    const attached = await AttachmentModel.find({ ownerId: candidate._id }).lean();
    expect(attached).toMatchObject([
      { title: 'cv.pdf', visibility: 'internal', uploadedByKind: 'candidate' },
    ]);
    const stored = await FileModel.findById(attached[0]?.fileId).lean();
    expect(stored).toMatchObject({ status: 'used', scan: 'clean' });
  });

  it('can be dismissed together with its files', async () => {
    const files = [textPart('Buy now.'), filePart('offer.pdf', pdfBytes('An offer'))];
    await take(partedMail('multipart/mixed', files, { From: 'x@strangers.test' }));
    const [{ id }] = (await waiting(recruiter)).data;
    const dismiss = () => recruiter.post(`/received-mails/${id}/actions/dismiss`, { version: 1 });
    expect((await dismiss()).body).toMatchObject({ status: 'dismissed' });
    expect((await dismiss()).status).toBe(200);
    expect((await waiting(recruiter)).total).toBe(0);
    expect(await FileModel.findOne({ name: 'offer.pdf' }).lean()).toMatchObject({
      status: 'released',
    });
  });

  it('is filed on one record if two users decide at once', async () => {
    const [one, two] = [await person(), await person()];
    const { _id } = await createReceivedMail();
    const file = (who: SignedIn, candidate: Candidate) =>
      who.post(`/received-mails/${_id.toHexString()}/actions/file`, {
        version: 1,
        candidateId: candidate._id.toHexString(),
      });
    const answers = await Promise.all([file(recruiter, one), file(colleague, two)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('moves with the candidate to another record, and its text is erased with them', async () => {
    const [one, two] = [await person(), await person()];
    const { _id } = await createReceivedMail({ ...filedOn(one._id), html: '<p>Hi</p>' });
    const body = () => recruiter.get(`/received-mails/${_id.toHexString()}/body`);
    expect((await body()).body).toMatchObject({ html: '<p>Hi</p>', remotePictures: 0 });
    await transact(systemContext('test'), (tx) =>
      personalReceivedMails.move(tx, { from: one._id, to: two._id }),
    );
    expect(await timeline(recruiter, one)).toEqual([]);
    expect(await timeline(recruiter, two)).toMatchObject([
      { received: { text: 'Are you still looking?' } },
    ]);
    expect(await personalReceivedMails.collect(two._id)).toMatchObject([{ subject: 'A question' }]);
    await transact(systemContext('test'), (tx) => personalReceivedMails.erase(tx, two._id));
    const gone = { fromAddress: '', fromName: '', subject: '', text: '', html: null };
    expect(await ReceivedMailModel.findById(_id).lean()).toMatchObject(gone);
  });
});

describe('a mailbox', () => {
  const log = createLog('silent');
  const fetch = (url: URL) =>
    fetchMails({
      config: { ...test.config, imapUrl: url },
      log,
      signal: AbortSignal.timeout(60_000),
    });

  it('is read from its first unread mail, each mail once, even by two processes at once', async () => {
    const read = { raw: rawMail({ Subject: 'Read before' }), flags: [String.raw`\Seen`] };
    const server = await imapServer([read, { raw: rawMail({ Subject: 'One' }) }]);
    server.arrive(rawMail({ Subject: 'Two' }));
    const subjects = async () =>
      (await ReceivedMailModel.find({}).sort({ subject: 1 }).lean()).map(({ subject }) => subject);
    await Promise.all([fetch(server.url), fetch(server.url)]);
    expect(await subjects()).toEqual(['One', 'Two']);
    expect(server.seen()).toEqual([true, true, true]);
    expect(await fetch(server.url)).toBe(0);
    server.arrive(rawMail({ Subject: 'Zwei' }));
    expect(await fetch(server.url)).toBe(1);
    // Simulates a process that was killed before it could store its progress.
    await MailboxModel.updateMany({}, { $set: { lastUid: 1 } });
    expect(await fetch(server.url)).toBe(3);
    expect(await subjects()).toEqual(['One', 'Two', 'Zwei']);
    await server.close();
  });

  it('continues past a mail that cannot be read or that ends each process', async () => {
    const nested = Array.from(
      { length: 60 },
      (_x, i) => `Content-Type: multipart/mixed; boundary="b${i}"\r\n\r\n--b${i}\r\n`,
    ).join('');
    const server = await imapServer();
    server.arrive(`From: a@strangers.test\r\nSubject: Nested\r\n${nested}\r\n`);
    server.arrive(rawMail({ Subject: 'Deadly' }));
    server.arrive(rawMail({ Subject: 'After' }));
    await fetch(server.url);
    await ReceivedMailModel.deleteMany({});
    await MailboxModel.updateMany({}, { $set: { lastUid: 0, tryingUid: 2, tries: 3 } });
    expect(await fetch(server.url)).toBe(3);
    const found = await ReceivedMailModel.find({}).sort({ subject: 1 }).lean();
    expect(found.map(({ subject, isUnreadable }) => [subject, isUnreadable])).toEqual([
      ['After', false],
      ['Deadly', false],
      ['Nested', true],
    ]);
    await MailboxModel.updateMany({}, { $set: { lastUid: 1, tryingUid: 2, tries: 3 } });
    await ReceivedMailModel.deleteMany({});
    await fetch(server.url);
    expect(await ReceivedMailModel.findOne({ subject: 'Deadly' }).lean()).toMatchObject({
      isUnreadable: true,
      text: '',
    });
    await server.close();
  });
});
