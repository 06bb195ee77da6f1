import { Types } from 'mongoose';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { CompanyModel } from '../../../records/companies/company.model.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { NoteModel, type Note } from '../../../records/notes/note.model.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';
import { peopleAtWork } from '../../../demo/demo-people.ts';
import type { DemoSetting } from '../../../demo/demo-setting.ts';
import { jobNoteTexts, noteTexts } from './notes.data.ts';

/** A note, with the fields that the log needs. */
export type DemoNoteFacts = Pick<Note, '_id' | 'kind' | 'visibility' | 'createdBy' | 'createdAt'>;

const demoNotes = 300;
const day = 86_400_000;

/** Writes notes of colleagues; returns what the log needs of them. */
export async function seedNotes({
  people,
  time,
  random,
  candidates,
}: DemoSetting): Promise<readonly DemoNoteFacts[]> {
  const authors = peopleAtWork(people);
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
  return notes;
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
  { firstName, city, yearsExperience, skills }: DemoCandidate,
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
