import { Types } from 'mongoose';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createSubmitted } from '../../applications/client/client-scene.fixtures.ts';
import {
  createClientInterview,
  inHours,
} from '../../client-interviews/client-interviews.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { createCompany } from '../company.fixtures.ts';

let test: TestApp;
let manager: SignedIn;
let finance: SignedIn;
let stranger: SignedIn;
let company: Company;
const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();

beforeAll(async () => {
  test = await createTestApp();
  manager = await signInAs(test, 'account_manager');
  finance = await signInAs(test, 'finance_hr');
  stranger = await signInAs(test, 'account_manager');
  company = await createCompany({ accountManagerId: manager.user._id });
});
afterAll(() => test.close());

const jobOf = (confidential = false) =>
  createJob({ companyId: company._id, accountManagerId: manager.user._id, confidential });
const ahead = async (who: SignedIn) => {
  const { body } = await who.get(`/companies/${idOf(company)}/overview`).expect(200);
  return { interviews: body.interviews, questions: body.questions };
};

it('shows the next interviews and what the client is waiting for, to users who may know of them', async () => {
  const ownerUserId = manager.user._id;
  const meets = await createSubmitted({
    job: await jobOf(),
    ownerUserId,
    kind: 'client_interview',
  });
  const later = await createClientInterview(meets, { round: 'Team', startsAt: inHours(72) });
  const next = await createClientInterview(meets, { round: 'First talk', startsAt: inHours(24) });
  await createClientInterview(meets, { startsAt: inHours(-24) });
  await createClientInterview(meets, { status: 'cancelled', startsAt: inHours(30) });

  const asked = await createSubmitted({
    job: await jobOf(),
    ownerUserId,
    changes: { clientDecision: 'more_info' },
  });
  const question = (note: string, at: Date) =>
    ApplicationEventModel.create({
      _id: new Types.ObjectId(),
      applicationId: asked._id,
      type: 'more_asked',
      from: 'submitted',
      to: 'submitted',
      actorId: null,
      actorKind: 'person',
      at,
      note,
    });
  await question('Is she available?', inHours(-48));
  await question('Has she led a team?', inHours(-24));
  // The question was answered by a new version, or never asked.
  await createSubmitted({ job: await jobOf(), ownerUserId });

  const seen = await ahead(manager);
  expect(seen.interviews).toMatchObject([
    { id: idOf(next), round: 'First talk', applicationId: idOf(meets) },
    { id: idOf(later), round: 'Team' },
  ]);
  expect(seen.questions).toMatchObject({
    total: 1,
    data: [{ applicationId: idOf(asked), text: 'Has she led a team?' }],
  });
  expect(await ahead(stranger)).toEqual({ interviews: [], questions: { total: 0, data: [] } });
  expect(await ahead(finance)).toEqual({ interviews: null, questions: null });
});
