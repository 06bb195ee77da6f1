import supertest from 'supertest';
import { limits } from '@muster/contracts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';
import { PlacementModel } from '../../records/placements/placement.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { transact, systemContext } from '../../db/unit-of-work.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { AccessTokenModel, type AccessToken } from '../links/access-token.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { placementEnded } from '../placements/api/placement-events.ts';
import { createPlacementScene } from '../placements/placement-scene.fixtures.ts';
import { exitSurveyEvents } from './exit-surveys.events.ts';
import { expireSurveys, remindOfSurveys } from './exit-surveys.jobs.ts';
import { personalExitSurveys } from './exit-surveys.personal.ts';
import { ExitSurveyModel, type ExitSurveyRecord } from './exit-survey.model.ts';
import { surveyLinkOf } from './exit-survey.fixtures.ts';

let test: TestApp;
let lead: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());

const signal = new AbortController().signal;
const later = (ms: number) => new Date(Date.now() + ms);
const of = { client: { quality: 5, communication: 4, reliability: 4 } } as const;
const ofContractor = { work: 4, team: 3, agency: 5 } as const;

let made = 0;
/** Creates a placement that has recently ended, and the people asked about it. */
async function scene({ withAccount = true } = {}) {
  made += 1;
  const candidate = await createCandidateRecord({
    firstName: 'Inês',
    email: `ines.${made}@people.example`,
  });
  const { placement, job } = await createPlacementScene('ended', { candidate });
  const { companyId } = placement;
  const manager = await signInAs(test, 'client_manager', { assignment: { companyId } });
  const membership = await CompanyUserModel.create({
    companyId,
    userId: manager.user._id,
    canDecide: true,
    status: 'active',
  });
  const contractor = withAccount
    ? await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } })
    : null;
  await PlacementModel.updateOne(
    { _id: placement._id },
    { $set: { supervisorCompanyUserId: membership._id } },
  );
  const tell = () => {
    const handle = exitSurveyEvents[placementEnded];
    if (!handle) throw new Error('Nobody hears of the end of placements');
    return handle({ payload: { placementId: placement._id.toHexString() } } as never, {} as never);
  };
  await tell();
  const surveys = await ExitSurveyModel.find({ placementId: placement._id })
    .sort({ side: 1 })
    .lean();
  const [client, own] = surveys;
  if (!client || !own) throw new Error('Somebody was not asked');
  return { candidate, placement, job, manager, contractor, tell, client, own };
}

function visitor({ token, stored }: { token: string; stored: AccessToken }) {
  const path = `/api/v1/links/${stored.handle}/exit-survey`;
  const with_ = (call: supertest.Test) => call.set('Cookie', `muster.link=${token}`);
  return {
    read: () => with_(supertest(test.app).get(path)),
    answer: (body: object) => with_(supertest(test.app).post(`${path}/actions/answer`)).send(body),
  };
}
const hex = ({ _id }: Pick<ExitSurveyRecord, '_id'>) => _id.toHexString();

it('asks both sides once when a placement ends, by notification and by a mail with a link', async () => {
  const { tell, client, own, placement, manager, candidate } = await scene();
  await tell();
  expect(await ExitSurveyModel.countDocuments({ placementId: placement._id })).toBe(2);
  expect([client.side, own.side]).toEqual(['client', 'contractor']);
  expect(client.expiresAt.getTime() - client.askedAt.getTime()).toBe(limits.exitSurvey.life);
  expect(await NotificationModel.find({ userId: manager.user._id }).lean()).toMatchObject([
    { title: 'The work has ended: how was it?', link: '/client-dashboard/pending-items' },
  ]);
  const mails = await EmailMessageModel.find({
    template: { $in: ['exit_survey', 'client_exit_survey'] },
    subjectId: { $in: [hex(client), hex(own)] },
  }).lean();
  expect(mails.map(({ template }) => template).toSorted()).toEqual([
    'client_exit_survey',
    'exit_survey',
  ]);
  // Only the page names the person.
  expect(JSON.stringify(mails.map(({ variables }) => variables))).not.toContain(candidate.lastName);
});

it('the client answers by link, once, and sees nothing from the other side', async () => {
  const { client, own, manager, placement, candidate, job } = await scene({ withAccount: false });
  await ExitSurveyModel.updateOne(
    { _id: own._id },
    { status: 'answered', comment: 'They were late with everything.', answeredAt: new Date() },
  );
  const link = visitor(await surveyLinkOf(client, manager.user.email));
  const read = await link.read();
  expect(read.body).toMatchObject({
    side: 'client',
    about: candidate.name,
    job: job.title,
    criteria: ['quality', 'communication', 'reliability'],
    mayAnswer: true,
  });
  expect(read.text).not.toMatch(/late with everything|4321|6543|rate/i);
  const missing = await link.answer({ version: 1, again: 'yes', scores: { quality: 5 } });
  expect(missing.body.error.fields).toMatchObject([
    { path: 'scores.communication', code: 'REQUIRED' },
    { path: 'scores.reliability', code: 'REQUIRED' },
  ]);
  const foreign = await link.answer({
    version: 1,
    again: 'yes',
    scores: { ...of.client, work: 1 },
  });
  expect(foreign.body.error.fields).toMatchObject([{ path: 'scores.work', code: 'NOT_ALLOWED' }]);
  const body = {
    version: 1,
    again: 'yes',
    scores: of.client,
    comment: 'Calm under pressure.',
    isPrivate: true,
  };
  expect((await link.answer(body)).body).toMatchObject({ mayAnswer: false });
  expect((await link.answer(body)).body.error.code).toBe('TOKEN_USED');
  const shown = await lead.get(`/placements/${placement._id.toHexString()}/exit-surveys`);
  expect(shown.body.data).toMatchObject([
    { side: 'contractor', status: 'answered', comment: 'They were late with everything.' },
    {
      side: 'client',
      again: 'yes',
      scores: of.client,
      isPrivate: true,
      person: expect.any(String),
    },
  ]);
});

it('the contractor answers in the platform, which uses up the link', async () => {
  const { own, contractor, candidate, manager, placement } = await scene();
  const link = visitor(await surveyLinkOf(own, candidate.email ?? ''));
  expect((await link.read()).status).toBe(200);
  const listed = await contractor?.get('/own/exit-surveys');
  expect(listed?.body.data).toMatchObject([{ id: hex(own), side: 'contractor' }]);
  const answer = (who: SignedIn, id = hex(own)) =>
    who.post(`/own/exit-surveys/${id}/actions/answer`, {
      version: 1,
      again: 'maybe',
      scores: ofContractor,
    });
  expect((await answer(manager)).status).toBe(404);
  expect((await answer(lead)).status).toBe(403);
  expect((await answer(contractor!)).body).toMatchObject({ mayAnswer: false });
  expect((await answer(contractor!)).body.error.code).toBe('INVALID_TRANSITION');
  expect((await link.read()).body.error.code).toBe('TOKEN_USED');
  expect((await contractor?.get('/own/exit-surveys'))?.body.data).toEqual([]);
  const at = `/placements/${placement._id.toHexString()}/exit-surveys`;
  expect((await (await signInAs(test, 'recruiter')).get(at)).status).toBe(404);
  expect((await (await signInAs(test, 'staff_viewer')).get(at)).status).toBe(403);
});

it('asks once more after a week, and closes after three', async () => {
  const { client, own, manager } = await scene({ withAccount: false });
  const link = visitor(await surveyLinkOf(client, manager.user.email));
  expect(await remindOfSurveys(signal, later(limits.exitSurvey.remindAfter - 60_000))).toBe(0);
  const due = later(limits.exitSurvey.remindAfter + 60_000);
  expect(await remindOfSurveys(signal, due)).toBeGreaterThanOrEqual(2);
  expect(await remindOfSurveys(signal, due)).toBe(0);
  expect((await ExitSurveyModel.findById(own._id).lean())?.remindedAt).not.toBeNull();
  expect((await link.read()).status).toBe(200);
  expect(await AccessTokenModel.countDocuments({ subjectId: client._id })).toBe(3);
  expect(await expireSurveys(signal, later(limits.exitSurvey.life + 60_000))).toBeGreaterThan(1);
  expect((await ExitSurveyModel.findById(client._id).lean())?.status).toBe('expired');
  const late = await link.answer({ version: 3, again: 'yes', scores: of.client });
  expect(late.body.error.code).toBe('INVALID_TRANSITION');
});

it('a link gives only its holder’s rights, and nothing about an erased person', async () => {
  const { client, own, manager, candidate } = await scene();
  const link = visitor(await surveyLinkOf(client, manager.user.email));
  await CompanyUserModel.updateOne({ userId: manager.user._id }, { canDecide: false });
  expect((await link.read()).body.error.code).toBe('TOKEN_REVOKED');
  await ExitSurveyModel.updateOne({ _id: own._id }, { comment: 'They were kind.' });
  await transact(systemContext('test'), (tx) => personalExitSurveys.erase(tx, candidate._id));
  expect(await ExitSurveyModel.findById(own._id).lean()).toMatchObject({
    status: 'expired',
    comment: null,
  });
  expect(await AccessTokenModel.countDocuments({ subjectId: client._id })).toBe(0);
});
