import mongoose, { type Types } from 'mongoose';
import type { Config } from '../../../config.ts';
import { UserModel } from '../../../identity/user.model.ts';
import type { DemoAccount } from '../../../domain.ts';
import { demoAccounts } from '../../../demo/staff.data.ts';
import { hashPassword } from '../../auth/api/password-hash.ts';
import { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import { seedActivity } from '../people/seed-activity.ts';
import { seedApplications } from '../records/seed-applications.ts';
import { seedApprovals } from '../records/seed-approvals.ts';
import { seedAttachments } from '../people/seed-attachments.ts';
import { seedConsents, seedStatusStories } from '../people/seed-consents.ts';
import { plantStories, seedCandidates } from '../people/seed-candidates.ts';
import { withBackgrounds } from '../build/build-background.ts';
import { seedClients } from '../records/seed-clients.ts';
import { seedCompanyFacts } from '../records/seed-companies.ts';
import { seedCvReadings } from '../people/seed-cv-readings.ts';
import { seedDuplicates } from '../people/seed-duplicates.ts';
import { seedFirstSubmissions, seedJobTexts } from '../records/seed-jobs.ts';
import { seedLinks } from '../../links/links.seed.ts';
import {
  demoEmail,
  demoPassword,
  makePeopleIds,
  peopleWithRole,
} from '../../../demo/demo-people.ts';
import { seedPeople } from '../people/seed-people.ts';
import { seedNewcomers } from '../people/seed-newcomers.ts';
import { seedPipelines } from '../records/seed-pipelines.ts';
import { seedPools } from '../people/seed-pools.ts';
import { seedCustomFields } from '../seed-custom-fields.ts';
import { seedSenders } from '../../settings/settings.seed.ts';
import { seedQuestions } from '../seed-questions.ts';
import { countSkills, seedSkillProposals, seedSkills } from '../people/seed-skills.ts';
import { seedAgreements } from '../../signatures/demo/agreements.seed.ts';
import { seedAssistant } from '../../assistant/assistant.seed.ts';
import { seedReferrals } from '../people/seed-referrals.ts';
import { seedClientInterviews } from '../interviews/seed-client-interviews.ts';
import { seedCalendar } from '../../calendar/calendar.seed.ts';
import { seedScheduling } from '../records/seed-scheduling.ts';
import { seedScreening } from '../records/seed-screening.ts';
import { seedSignatures } from '../records/seed-signatures.ts';
import { seedAskedFeedback } from '../people/seed-feedback.ts';
import { seedSubmissions } from '../records/seed-submissions.ts';
import { seedSuggestions } from '../records/seed-suggestions.ts';
import { seedViews } from '../../views/views.seed.ts';
import { seedClientTalks } from '../talks/seed-client-talks.ts';
import { seedTalks } from '../talks/seed-talks.ts';
import { seedVetting } from '../records/seed-vetting.ts';
import { vetSubmitted } from '../records/vet-submitted.ts';
import { seedExitSurveys } from '../records/seed-exit-surveys.ts';
import { seedPlacements } from '../records/seed-placements.ts';
import { seedEvaluationInputs } from '../evaluations/seed-evaluation-inputs.ts';
import { seedEvaluations } from '../evaluations/seed-evaluations.ts';
import { seedChats } from '../../chat/chat.seed.ts';
import { seedTimesheets } from '../records/seed-timesheets.ts';
import { seedSeats } from '../records/seed-seats.ts';
import { seedPromises } from '../people/seed-promises.ts';
import { seedFollows, seedNotesAndTasks } from '../people/seed-work.ts';

const demoCandidates = 160;
/** The seed of the random source: changing it changes all demo data. */
const story = 20_261;

/** Collections that an interrupted fill may have left incomplete. */
const filled = [
  'approvals',
  'skills',
  'skill_merges',
  'companies',
  'company_users',
  'jobs',
  'intakes',
  'talent_pools',
  'talent_pool_members',
  'pool_questions',
  'pool_question_revisions',
  'question_banks',
  'screening_forms',
  'screening_answers',
  'legal_identities',
  'signature_documents',
  'signature_events',
  'signature_seals',
  'vetting_interviews',
  'vetting_scorecards',
  'vetting_decisions',
  'vetting_held_times',
  'schedule_requests',
  'client_interviews',
  'host_hours',
  'bio_versions',
  'bio_drafts',
  'candidates',
  'positions',
  'placements',
  'applications',
  'application_events',
  'application_feedback',
  'submissions',
  'job_suggestions',
  'referrals',
  'referral_programs',
  'reward_batches',
  'application_intakes',
  'candidate_company_rules',
  'attachments',
  'attachment_texts',
  'extraction_reviews',
  'experience_suggestions',
  'files',
  'file_bytes.files',
  'file_bytes.chunks',
  'notes',
  'tasks',
  'follows',
  'duplicate_hints',
  'candidate_merges',
  'consents',
  'custom_fields',
  'custom_values',
  'saved_views',
  'saved_searches',
  'saved_search_people',
  'list_settings',
  'audit_events',
  'audit_values',
  'access_tokens',
  'email_messages',
  'own_email_templates',
  'message_batches',
  'call_logs',
  'received_mails',
  'promises',
  'role_assignments',
  'team_members',
  'chat_threads',
  'chat_messages',
  'chat_read_marks',
  'timesheets',
  'evaluations',
  'exit_surveys',
  'counters',
  'auth_tokens',
];

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
  const { companies, jobs } = await seedClients({ people, time, random });
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
  const jobIds = jobs.map(({ _id }) => _id);
  const hired = await seedPlacements({ people, time, random, candidates: newcomers }, jobIds);
  await countSkills(hired);
  await seedSkillProposals(peopleWithRole(people, 'recruiter'), time);
  const before = { people, time, random, candidates: hired };
  await seedPools({ ...before, skillIds });
  await seedApplications(before, jobIds);
  const candidates = await seedConsents({ ...before, candidates: await vetSubmitted(before) });
  const setting = { ...before, candidates };
  await seedPipelines(setting);
  await seedSeats(setting, companies);
  await seedStatusStories(setting);
  await seedActivity(setting, await seedNotesAndTasks(setting));
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

async function clearLeftovers(): Promise<void> {
  for (const name of filled) await mongoose.connection.collection(name).deleteMany({});
}

/** Returns one account for each role, as printed at the start. */
export const listedAccounts = (): DemoAccount[] =>
  demoAccounts
    .filter(({ listed }) => listed)
    .map((account) => ({
      role: account.mail.replaceAll('.', ' '),
      email: demoEmail(account),
      password: demoPassword,
    }));
