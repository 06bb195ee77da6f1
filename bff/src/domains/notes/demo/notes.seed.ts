import { Types } from 'mongoose';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { CompanyModel } from '../../../records/companies/company.model.ts';
import { FollowModel } from '../../follows/follow.model.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { NoteModel, type Note } from '../../../records/notes/note.model.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { TaskModel, type Task } from '../../../records/tasks/task.model.ts';
import type { NewCandidate } from '../../candidates/demo/build-candidate.ts';
import { jobNoteTexts, noteTexts, queueTasks, taskTitles } from './notes.data.ts';
import { notBefore, type DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import { peopleWithRole, personId, type PeopleIds } from '../../../demo/demo-people.ts';

/** Notes and tasks, with the fields that the log needs. */
export interface DemoWork {
  notes: readonly Pick<Note, '_id' | 'kind' | 'visibility' | 'createdBy' | 'createdAt'>[];
  tasks: readonly Pick<Task, '_id' | 'title' | 'createdBy' | 'createdAt' | 'doneAt' | 'doneBy'>[];
}

export interface WorkSetting {
  people: PeopleIds;
  time: DemoTime;
  random: Random;
  candidates: readonly NewCandidate[];
}

const demoNotes = 300;
const demoTasks = 60;
const day = 86_400_000;

/** Writes notes and tasks of colleagues; returns what the log needs of them. */
export async function seedNotesAndTasks(setting: WorkSetting): Promise<DemoWork> {
  const { people, time, random, candidates } = setting;
  const authors = ['recruiter', 'account_manager', 'team_lead', 'vetter'].flatMap((role) =>
    peopleWithRole(people, role),
  );
  const names = await skillNames(
    candidates.flatMap(({ skills }) => skills.map((one) => one.skillId)),
  );
  const jobsOf = await jobsByPerson();
  const notes = Array.from({ length: demoNotes }, (_x, index) => {
    // The first candidate is the one that new users open, so it gets more notes.
    const candidate = index < 8 ? candidates[0]! : random.pick(candidates);
    const onJob = index >= noteTexts.length && jobsOf.get(candidate._id.toHexString());
    const { kind, body } =
      index < noteTexts.length ? noteTexts[index]! : random.pick(onJob ? jobNoteTexts : noteTexts);
    const createdBy = random.pick(authors);
    const knownDays = Math.floor((time.now.getTime() - candidate.createdAt.getTime()) / day);
    const latest = onJob ? 5 : 180;
    const createdAt = time.ago(random.int(0, Math.min(latest, knownDays)), random.int(7, 17));
    return {
      _id: new Types.ObjectId(random.id()),
      subjectType: 'candidate' as const,
      subjectId: candidate._id,
      kind,
      body: filledIn(body, candidate, names, onJob || null),
      visibility: random.weighted({ team: 16, management: 2, private: 1 }),
      pinned: index === 0,
      pinSlot: index === 0 ? 0 : null,
      createdBy,
      createdAt,
      updatedAt: createdAt,
    };
  });
  await NoteModel.insertMany(notes);
  const tasks = Array.from({ length: demoTasks }, (_x, index) => {
    const candidate = index < 3 ? candidates[0]! : random.pick(candidates);
    const done = index >= 3 && random.chance(0.3);
    const assigneeId = index < 3 ? personId(people, 'recruiter') : random.pick(authors);
    const dueOn = time.day(index < 3 ? -index * 2 : random.int(-20, 6));
    return {
      _id: new Types.ObjectId(random.id()),
      subjectType: 'candidate' as const,
      subjectId: candidate._id,
      title: taskTitleFor(candidate, index),
      kind: 'follow_up' as const,
      status: done ? ('done' as const) : ('open' as const),
      dueOn,
      assigneeId,
      doneAt: done ? notBefore(candidate.createdAt, time.ago(random.int(0, 5))) : null,
      doneBy: done ? assigneeId : null,
      createdBy: random.pick(authors),
      createdAt: notBefore(candidate.createdAt, time.ago(random.int(5, 20))),
    };
  });
  const own = ownQueue(setting);
  await TaskModel.insertMany([...tasks, ...own]);
  return { notes, tasks: [...tasks, ...own] };
}

/** Returns the next title in turn that fits this candidate. */
function taskTitleFor({ vettingStatus }: NewCandidate, index: number): string {
  const standing = vettingStatus === 'vetted' ? 'vetted' : 'others';
  const turn = index % taskTitles.length;
  const inTurn = [...taskTitles.slice(turn), ...taskTitles.slice(0, turn)];
  return inTurn.find(({ of = standing }) => of === standing)?.title ?? '';
}

interface JobOfPerson {
  title: string;
  client: string;
}

/** Returns a job of each candidate, by candidate; never a confidential one. */
async function jobsByPerson(): Promise<ReadonlyMap<string, JobOfPerson>> {
  const applications = await ApplicationModel.find({ status: 'active' }).sort({ _id: 1 }).lean();
  const jobs = await jobsById(applications.map(({ jobId }) => jobId));
  const clients = new Map(
    (await CompanyModel.find({}, { name: 1 }).lean()).map(({ _id, name }) => [String(_id), name]),
  );
  return new Map(
    applications.flatMap(({ candidateId, jobId }) => {
      const job = jobs.get(jobId.toHexString());
      const client = job && clients.get(job.companyId.toHexString());
      return job && client && !job.confidential
        ? [[candidateId.toHexString(), { title: job.title, client }] as const]
        : [];
    }),
  );
}

const filledIn = (
  text: string,
  { firstName, city, yearsExperience, skills }: NewCandidate,
  names: ReadonlyMap<string, string>,
  onJob: JobOfPerson | null,
): string =>
  text
    .replaceAll('{name}', firstName)
    .replaceAll('{skill}', names.get(String(skills[0]?.skillId)) ?? 'the own field')
    .replaceAll('{years}', String(yearsExperience ?? 4))
    .replaceAll('{city}', city ?? 'the own city')
    .replaceAll('{job}', onJob?.title ?? '')
    .replaceAll('{client}', onJob?.client ?? '');

/** Tasks of the first recruiter, so that the queue has overdue ones and ones due today. */
function ownQueue({ people, time, candidates }: WorkSetting) {
  // Separate random sources, so that other demo data stay the same.
  const random = new Random(20_263);
  const recruiter = personId(people, 'recruiter');
  return queueTasks.map(({ title, note, dueInDays }, index) => ({
    _id: new Types.ObjectId(random.id()),
    subjectType: 'candidate' as const,
    subjectId: (candidates[3 + index] ?? candidates[0]!)._id,
    title,
    note,
    kind: 'follow_up' as const,
    status: 'open' as const,
    dueOn: time.day(-dueInDays),
    assigneeId: recruiter,
    doneAt: null,
    doneBy: null,
    createdBy: personId(people, 'team.lead'),
    createdAt: time.ago(3 + index),
  }));
}

/** Adds the records that the first recruiter follows. */
export async function seedFollows({ people, time, candidates }: WorkSetting): Promise<void> {
  const random = new Random(20_264);
  await FollowModel.insertMany(
    [0, 3, 5, 8]
      .flatMap((index) => candidates[index] ?? [])
      .map(({ _id }) => ({
        _id: new Types.ObjectId(random.id()),
        userId: personId(people, 'recruiter'),
        subjectType: 'candidate' as const,
        subjectId: _id,
        createdAt: time.ago(40),
      })),
  );
}
