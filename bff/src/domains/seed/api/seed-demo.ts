import type { Types } from 'mongoose';
import type { Config } from '../../../config.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { hashPassword } from '../../auth/api/password-hash.ts';
import { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import { seedActivity } from '../../activity-log/demo/activity.seed.ts';
import { seedApplications } from '../../applications/demo/applications.seed.ts';
import { seedApprovals } from '../../privacy/demo/approvals.seed.ts';
import { seedAttachments } from '../../attachments/demo/attachments.seed.ts';
import { seedConsents } from '../../consents/demo/consents.seed.ts';
import { seedCandidates } from '../../candidates/demo/candidates.seed.ts';
import { fillSmartPools } from '../../candidates/demo/fill-smart-pools.seed.ts';
import { plantStories } from '../../candidates/demo/plant-stories.ts';
import { seedStatusStories } from '../../candidates/demo/status-stories.seed.ts';
import { withBackgrounds } from '../../candidates/demo/build-background.ts';
import { seedClients } from '../../companies/demo/clients.seed.ts';
import { seedCompanyFacts } from '../../companies/demo/company-facts.seed.ts';
import { seedCvReadings } from '../../cv-reading/demo/cv-readings.seed.ts';
import { seedDuplicates } from '../../duplicates/demo/duplicates.seed.ts';
import { seedJobs } from '../../jobs/demo/jobs.seed.ts';
import { seedFirstSubmissions, seedJobTexts } from '../../jobs/demo/job-texts.seed.ts';
import { seedLinks } from '../../links/demo/links.seed.ts';
import { demoPassword, makePeopleIds, peopleWithRole } from '../../../demo/demo-people.ts';
import { seedPeople } from '../../users/demo/people.seed.ts';
import { seedNewcomers } from '../../users/demo/newcomers.seed.ts';
import { seedPipelines } from '../../pipelines/demo/pipelines.seed.ts';
import { seedPools } from '../../pools/demo/pools.seed.ts';
import { seedCustomFields } from '../../custom-fields/demo/custom-fields.seed.ts';
import { seedSenders } from '../../settings/demo/settings.seed.ts';
import { seedQuestions } from '../../questions/demo/questions.seed.ts';
import { countSkills, seedSkillProposals, seedSkills } from '../../skills/demo/skills.seed.ts';
import { seedAgreements } from '../../signatures/demo/agreements.seed.ts';
import { seedAssistant } from '../../assistant/demo/assistant.seed.ts';
import { seedReferrals } from '../../referrals/demo/referrals.seed.ts';
import { seedClientInterviews } from '../../client-interviews/demo/client-interviews.seed.ts';
import { seedCalendar } from '../../calendar/demo/calendar.seed.ts';
import { seedScheduling } from '../../scheduling/demo/scheduling.seed.ts';
import { seedScreening } from '../../screening/demo/screening.seed.ts';
import { seedSignatures } from '../../signatures/demo/signatures.seed.ts';
import { seedAskedFeedback } from '../../applications/demo/asked-feedback.seed.ts';
import { seedSubmissions } from '../../submissions/demo/submissions.seed.ts';
import { seedSuggestions } from '../../applications/demo/suggestions.seed.ts';
import { seedViews } from '../../views/demo/views.seed.ts';
import { seedClientTalks } from '../../communications/demo/client-talks.seed.ts';
import { seedTalks } from '../../communications/demo/talks.seed.ts';
import { seedVetting } from '../../vetting/demo/vetting.seed.ts';
import { vetSubmitted } from '../../candidates/demo/vet-submitted.seed.ts';
import { seedExitSurveys } from '../../exit-surveys/demo/exit-surveys.seed.ts';
import { seedPlacements } from '../../placements/demo/placements.seed.ts';
import { seedEvaluationInputs } from '../../evaluations/demo/evaluation-inputs.seed.ts';
import { seedEvaluations } from '../../evaluations/demo/evaluations.seed.ts';
import { seedChats } from '../../chat/demo/chat.seed.ts';
import { seedTimesheets } from '../../timesheets/demo/timesheets.seed.ts';
import { seedSeats } from '../../placements/demo/seats.seed.ts';
import { seedPromises } from '../../promises/demo/promises.seed.ts';
import { clearLeftovers } from '../clear-leftovers.ts';
import { seedFollows } from '../../follows/demo/follows.seed.ts';
import { seedNotes } from '../../notes/demo/notes.seed.ts';
import { seedTasks } from '../../tasks/demo/tasks.seed.ts';

const demoCandidates = 160;
/** The seed of the random source: changing it changes all demo data. */
const story = 20_261;

/**
 * Fills an empty database with demo data: the same people and ids on every machine, dated relative
 * to today. Users are written last, so a database without users is empty or was interrupted, and
 * is filled from the beginning. A database with users is left alone.
 */
export async function seedDemo(config: Pick<Config, 'publicUrl' | 'sessionSecret'>): Promise<void> {
  if (await UserModel.exists({})) return;
  await clearLeftovers();
  const random = new Random(story);
  const time = new DemoTime();
  const people = makePeopleIds(random);
  const skillIds = await seedSkills(random);
  const companies = await seedClients({ people, time, random });
  const jobIds = await seedJobs({ people, time, random }, companies);
  await seedJobTexts({ people, time, skillIds });
  await seedCompanyFacts({ people, time }, companies);
  const newcomers = await seedCandidates(
    demoCandidates,
    {
      random,
      time,
      skillIds,
      ownerIds: peopleWithRole(people, 'recruiter'),
      vetterIds: peopleWithRole(people, 'vetter'),
      names: new Set(),
    },
    (built) => withBackgrounds(plantStories(built, people, time), namesOf(skillIds), time),
  );
  const hired = await seedPlacements({ people, time, random, candidates: newcomers }, jobIds);
  await countSkills(hired);
  await seedSkillProposals(peopleWithRole(people, 'recruiter'), time);
  const before = { people, time, random, candidates: hired };
  await seedPools({ ...before, skillIds });
  await fillSmartPools();
  await seedApplications(before, jobIds);
  const candidates = await seedConsents({ ...before, candidates: await vetSubmitted(before) });
  const setting = { ...before, candidates };
  await seedPipelines(setting);
  await seedSeats(setting, companies);
  await seedStatusStories(setting);
  const notes = await seedNotes(setting);
  const tasks = await seedTasks(setting);
  await seedActivity(setting, { notes, tasks });
  await seedPromises(setting);
  await seedFollows(setting);
  await seedSubmissions(time.now);
  await seedFirstSubmissions();
  await seedAttachments(setting);
  await seedCvReadings(candidates);
  await seedDuplicates(candidates);
  const [first, second] = candidates;
  if (!first || !second) throw new Error('The demo data has no candidates');
  await seedLinks(candidates[5] ?? first, { publicUrl: config.publicUrl, time, random });
  await seedViews(people, time);
  await seedApprovals(setting);
  await seedSuggestions(setting);
  await seedVetting(setting);
  await seedTalks(setting);
  // A separate random source, so that later data stays the same.
  await seedQuestions({ time, random: new Random(story + 1) });
  await seedCustomFields({ time, random: new Random(story + 2) });
  await seedScreening(setting);
  await seedReferrals(setting);
  await seedCalendar({ time, people });
  await seedAssistant(setting);
  await seedScheduling({ time, candidates, publicUrl: config.publicUrl });
  await seedSignatures(setting, config);
  await seedAgreements({ people, companies, time }, config);
  const passwordHash = await hashPassword(demoPassword);
  const peopleSetting = {
    people,
    companies,
    time,
    random,
    candidates: new Map<string, Types.ObjectId>([
      ['candidate', first._id],
      ['contractor', second._id],
    ]),
  };
  await seedPeople(peopleSetting, passwordHash);
  await seedClientInterviews(time);
  const lumera = companies.get('lumera');
  if (lumera) await seedAskedFeedback({ people, companyId: lumera, now: time.now });
  await seedClientTalks(time);
  await seedSenders({ time });
  await seedTimesheets({ people, companies, time, passwordHash });
  await seedEvaluations({ people, time });
  await seedEvaluationInputs(time);
  await seedExitSurveys({ time, publicUrl: config.publicUrl });
  await seedChats({ people, time });
  await seedNewcomers({ people, time, passwordHash });
}

const namesOf = (skillIds: ReadonlyMap<string, Types.ObjectId>): ReadonlyMap<string, string> =>
  new Map([...skillIds].map(([name, id]) => [id.toHexString(), name]));
