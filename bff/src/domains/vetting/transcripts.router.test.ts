import { dayMs, limits } from '@muster/contracts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { addConsent } from '../../records/consents/consents.ts';
import { ConsentModel } from '../../records/consents/consent.model.ts';
import { docxBytes } from '../files/archive.fixtures.ts';
import { scanned } from '../files/file.fixtures.ts';
import { purgeTranscripts } from './transcripts/purge-transcripts.ts';
import { TranscriptModel } from './transcripts/transcript.model.ts';
import { VettingDecisionModel } from './vetting-decision.model.ts';
import type { VettingInterviewRecord } from '../../records/vetting/vetting-interview.model.ts';
import { createInterview, createTranscript, inVetting, said } from './vetting.fixtures.ts';

let test: TestApp;
let vetter: SignedIn;
let lead: SignedIn;
let candidate: Candidate;
let interview: VettingInterviewRecord;
beforeAll(async () => {
  test = await createTestApp();
  vetter = await signInAs(test, 'vetter');
  lead = await signInAs(test, 'team_lead');
});
beforeEach(async () => {
  candidate = await inVetting('in_review');
  interview = await createInterview(candidate, {
    status: 'completed',
    interviewers: [{ userId: vetter.user._id, isLead: true }],
  });
});
afterAll(() => test.close());

const place = (of: Pick<Candidate, '_id'> = candidate, at = interview) =>
  `/candidates/${of._id.toHexString()}/vetting-interviews/${at._id.toHexString()}/transcript`;
const pasted = { text: said, source: 'pasted' as const, hasConsent: true };

describe('a transcript', () => {
  it('is stored only with consent, and after the interview took place', async () => {
    const refused = await vetter.post(place(), { ...pasted, hasConsent: false });
    expect(refused.body.error.fields).toEqual([
      expect.objectContaining({ path: 'hasConsent', code: 'REQUIRED' }),
    ]);
    const long = { ...pasted, text: 'a '.repeat(limits.vetting.transcript) };
    expect((await vetter.post(place(), long)).body.error.fields[0].path).toBe('text');
    const planned = await createInterview(candidate, { interviewers: interview.interviewers });
    const early = await vetter.post(place(candidate, planned), pasted);
    expect(early.body.error.code).toBe('INVALID_TRANSITION');
    expect((await vetter.get(place())).body).toMatchObject({ transcript: null, mayAdd: true });
    const added = await vetter.post(place(), pasted);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      status: 'text',
      isEnglish: true,
      sentences: [],
      deletedOn: null,
      consent: { by: { id: vetter.user._id.toHexString() } },
    });
    const second = await vetter.post(place(), { ...pasted, text: 'Something else was said.' });
    expect(second.body.error.code).toBe('INVALID_TRANSITION');
  });

  it('logs who reads it, but nothing before it exists', async () => {
    const traces = () =>
      AuditEventModel.find({
        action: 'candidate.read_transcript',
        entityId: candidate._id.toHexString(),
      }).lean();
    await vetter.get(place());
    expect(await traces()).toEqual([]);
    await vetter.post(place(), pasted);
    await lead.get(place());
    expect(await traces()).toMatchObject([{ actorUserId: lead.user._id, entity: 'candidate' }]);
  });

  it('records the consent, and is refused if the candidate declined recording', async () => {
    const answers = () =>
      ConsentModel.find({ candidateId: candidate._id, purpose: 'recording' }).lean();
    expect((await vetter.get(place())).body.recording).toBe('none');
    await vetter.post(place(), pasted);
    expect(await answers()).toMatchObject([
      { granted: true, recordedBy: vetter.user._id, channel: 'staff_on_behalf' },
    ]);
    expect((await vetter.get(place())).body.recording).toBe('granted');

    const other = await inVetting('in_review');
    const held = await createInterview(other, {
      status: 'completed',
      interviewers: interview.interviewers,
    });
    await transact(systemContext('test'), (tx) =>
      addConsent(tx, { candidateId: other._id, purpose: 'recording', granted: false }),
    );
    const refused = await vetter.post(place(other, held), pasted);
    expect(refused.body.error).toMatchObject({
      code: 'CONSENT_REQUIRED',
      context: { purpose: 'recording' },
    });
    expect(await TranscriptModel.countDocuments({ candidateId: other._id })).toBe(0);
  });

  it('is summarised with its own sentences, edited by hand and approved', async () => {
    const { body: added } = await vetter.post(place(), pasted);
    const made = await vetter.post(`${place()}/actions/summarise`, { version: added.version });
    expect([made.status, made.body.status]).toEqual([200, 'summary']);
    const lines = said.split('\n');
    type Sentence = { text: string; lines: { from: number } };
    const sentences: Sentence[] = made.body.sentences;
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter(({ text, lines: at }) => !lines[at.from - 1]?.includes(text))).toEqual(
      [],
    );
    const [first] = made.body.sentences;
    const summary = `${first.text}\nHe explains trade-offs well.`;
    const edited = await vetter.patch(`${place()}/summary`, {
      version: made.body.version,
      summary,
    });
    expect(edited.body.sentences).toEqual([
      first,
      { text: 'He explains trade-offs well.', lines: null },
    ]);
    const stale = await lead.patch(`${place()}/summary`, { version: 1, summary: 'Mine.' });
    expect(stale.body.error).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { current: { summary } },
    });
    const { version } = edited.body;
    const approved = await lead.post(`${place()}/actions/approve`, { version });
    expect(approved.body).toMatchObject({
      status: 'approved',
      approval: { by: { id: lead.user._id.toHexString() } },
      allowedActions: ['edit', 'delete'],
    });
    const again = await vetter.patch(`${place()}/summary`, {
      version: approved.body.version,
      summary: 'Shorter.',
    });
    expect(again.body).toMatchObject({ status: 'summary', approval: null });
    const old = await vetter.delete(place(), { version: 1 });
    expect(old.body.error.code).toBe('VERSION_CONFLICT');
    await vetter.delete(place(), { version: again.body.version });
    expect(await TranscriptModel.countDocuments({ interviewId: interview._id })).toBe(0);
  });

  it('is open only to users who vet or own the candidate to whom the interview belongs', async () => {
    await createTranscript(interview, vetter.user._id);
    const other = await inVetting('in_review');
    expect((await lead.get(place(other))).status).toBe(404);
    const stranger = await signInAs(test, 'vetter');
    expect((await stranger.get(place())).status).toBe(404);
    const recruiter = await signInAs(test, 'recruiter');
    expect((await recruiter.get(place())).status).toBe(403);
    const own = await inVetting('in_review', { ownerUserId: recruiter.user._id });
    const owned = await createInterview(own, { status: 'completed' });
    expect((await recruiter.get(place(own, owned))).status).toBe(200);
    const client = await signInAs(test, 'client_admin');
    expect((await client.get(place())).status).toBe(403);
  });

  it('is read from a Word document, which is deleted at once', async () => {
    const bytes = docxBytes({ text: 'We decided to measure first.' });
    const { id } = await scanned(test, vetter, 'call.docx', bytes, { purpose: 'transcript' });
    const read = await vetter.post(`${place()}/actions/read-file`, { fileId: id });
    expect(read.body).toEqual({ text: 'We decided to measure first.', fileName: 'call.docx' });
    const again = await vetter.post(`${place()}/actions/read-file`, { fileId: id });
    expect(again.status).toBe(404);
    const cv = await scanned(test, vetter, 'cv.docx', bytes);
    const other = await vetter.post(`${place()}/actions/read-file`, { fileId: cv.id });
    expect(other.body.error.fields[0]).toMatchObject({ path: 'fileId', code: 'INVALID_FORMAT' });
    const theirs = await scanned(test, lead, 'call.docx', bytes, { purpose: 'transcript' });
    const foreign = await vetter.post(`${place()}/actions/read-file`, { fileId: theirs.id });
    expect(foreign.status).toBe(404);
  });

  it('has quotes by competency, which are marked by hand and offered to the scorecard once approved', async () => {
    await vetter.post(`/vetting-interviews/${interview._id.toHexString()}/scorecard`, {});
    const { body: added } = await vetter.post(place(), pasted);
    const made = await vetter.post(`${place()}/actions/summarise`, { version: added.version });
    const lines = said.split('\n');
    type Quote = { text: string; line: number };
    const quotes: Quote[] = made.body.highlights;
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.filter(({ text, line }) => !lines[line - 1]?.includes(text))).toEqual([]);
    const { version } = made.body;
    const nowhere = await vetter.put(`${place()}/highlights`, {
      version,
      highlights: [{ competency: 'ownership', line: 99 }],
    });
    expect(nowhere.body.error.fields[0]).toMatchObject({ path: 'highlights[0].line' });
    const marked = await vetter.put(`${place()}/highlights`, {
      version,
      highlights: [{ competency: 'ownership', line: 4 }],
    });
    const quote = {
      competency: 'ownership',
      line: 4,
      text: 'I would start with fewer services. My notice period is four weeks.',
    };
    expect(marked.body.highlights).toEqual([quote]);
    const scorecard = async () => {
      const { body } = await vetter.post(
        `/vetting-interviews/${interview._id.toHexString()}/scorecard`,
        {},
      );
      return body.transcript;
    };
    expect(await scorecard()).toBeNull();
    await lead.post(`${place()}/actions/approve`, { version: marked.body.version });
    expect(await scorecard()).toMatchObject({ highlights: [quote] });
  });

  it('reports that it is not in English', async () => {
    const text = 'Wir suchen einen Entwickler und brauchen ihn für das Projekt auf der Bank.';
    const { body } = await vetter.post(place(), { ...pasted, text });
    expect(body.isEnglish).toBe(false);
  });

  it('is deleted 180 days after the decision', async () => {
    await createTranscript(interview, vetter.user._id);
    const signal = new AbortController().signal;
    const later = new Date(Date.now() + limits.vetting.transcriptKept + dayMs);
    expect(await purgeTranscripts(signal, later)).toBe(0);
    await VettingDecisionModel.create({
      candidateId: candidate._id,
      action: 'pass',
      fromStatus: 'in_review',
      toStatus: 'vetted',
      at: new Date(),
    });
    expect((await lead.get(place())).body.transcript.deletedOn).not.toBeNull();
    expect(await purgeTranscripts(signal)).toBe(0);
    expect(await purgeTranscripts(signal, later)).toBeGreaterThanOrEqual(1);
    expect((await lead.get(place())).body.transcript).toBeNull();
  });
});
