import {
  actionsFrom,
  limits,
  openScreeningStates,
  screeningFormActions,
  screeningFormMachine,
  type ScreeningForm,
  type ScreeningFormAction,
  type ScreeningFormMachineAction,
  type ScreeningQuestion,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { maskEmail } from '../../../mail/mask-email.ts';
import { reaches } from '../../../records/candidates/candidate-lookup.ts';
import { visibleJobs, type Job } from '../../../records/jobs/job-lookup.ts';
import { findPeople, type People } from '../../../identity/people/people.ts';
import { poolRefs } from '../../../records/pools/pool-refs.ts';
import type { StoredFile } from '../../files/api/files.ts';
import type { ScreeningAnswerRecord } from '../../../records/screening/screening-answer.model.ts';
import type { AskedQuestion } from '../../../records/screening/screening-form.model.ts';
import { filesOfAnswers, showAnswerFiles } from './answer-files.ts';
import { answersOfForms } from '../../../records/screening/answers-of-forms.ts';
import type { FoundForm } from './find-form.ts';

/** Returns forms as one reader sees them; ideal answers are for readers of question banks. */
export async function showForms(
  actor: Actor,
  found: readonly FoundForm[],
  session: ClientSession | null = null,
): Promise<ScreeningForm[]> {
  const answers = await answersOfForms(
    found.map(({ form }) => form._id),
    session,
  );
  const files = await filesOfAnswers(
    found.flatMap(({ form }) => form.questions),
    answers,
    session,
  );
  const poolIds = found.flatMap(({ form }) => [
    ...(form.poolId ? [form.poolId] : []),
    ...form.questions.flatMap(({ source }) => source?.poolId ?? []),
  ]);
  const pools = new Map((await poolRefs(actor, poolIds, session)).map((pool) => [pool.id, pool]));
  const jobs = await visibleJobs(
    actor,
    found.flatMap(({ form }) => form.jobId?.toHexString() ?? []),
    session,
  );
  const people = await findPeople(
    [
      ...found.flatMap(({ form }) => [form.sentBy, form.reviewedBy, form.createdBy]),
      ...answers.map(({ reviewedBy }) => reviewedBy),
    ],
    session,
  );
  return found.map(({ form, candidate }) => {
    const given = new Map(
      answers.flatMap((answer) =>
        answer.formId.equals(form._id) ? [[answer.key.toHexString(), answer] as const] : [],
      ),
    );
    return {
      id: form._id.toHexString(),
      candidate: {
        id: candidate._id.toHexString(),
        number: candidate.number,
        name: candidate.name,
      },
      pool: (form.poolId && pools.get(form.poolId.toHexString())) ?? null,
      job: shownJob(form.jobId && jobs.get(form.jobId.toHexString())),
      title: form.title,
      intro: form.intro,
      status: form.status,
      questions: form.questions.map((question) => ({
        ...showQuestion(actor, question),
        pool: (question.source && pools.get(question.source.poolId.toHexString())) ?? null,
        answer: showAnswer(question, given.get(question.key.toHexString()), { people, files }),
      })),
      dueInDays: form.dueInDays,
      dueAt: form.dueAt?.toISOString() ?? null,
      expiresAt: form.expiresAt?.toISOString() ?? null,
      sentTo:
        form.sentTo && reaches(actor, 'candidate.readContact', candidate)
          ? maskEmail(form.sentTo)
          : null,
      sentBy: people.ref(form.sentBy),
      sentAt: form.sentAt?.toISOString() ?? null,
      mailAt: form.mailAt?.toISOString() ?? null,
      firstOpenedAt: form.firstOpenedAt?.toISOString() ?? null,
      autosaveAt: form.autosaveAt?.toISOString() ?? null,
      submittedAt: form.submittedAt?.toISOString() ?? null,
      reminders: form.reminders,
      followUpOf: form.followUpOf?.toHexString() ?? null,
      score: form.score,
      reviewedBy: people.ref(form.reviewedBy),
      reviewedAt: form.reviewedAt?.toISOString() ?? null,
      createdBy: people.ref(form.createdBy),
      updatedAt: form.updatedAt.toISOString(),
      version: form.version,
      allowedActions: actionsOn(actor, { form, candidate }),
    };
  });
}

export async function showForm(
  actor: Actor,
  found: FoundForm,
  session: ClientSession | null = null,
): Promise<ScreeningForm> {
  const [shown] = await showForms(actor, [found], session);
  if (!shown) throw new Error('The form was not shown');
  return shown;
}

/** Returns the job of a form, as far as the reader may know of it. */
const shownJob = (job: Job | null | undefined) => (job ? showScreenedJob(job) : null);

export const showScreenedJob = ({ _id, number, title }: Job) => ({
  id: _id.toHexString(),
  number,
  title,
});

export const showQuestion = (
  actor: Actor,
  { key, source: _source, ...fields }: AskedQuestion,
): Omit<ScreeningQuestion, 'pool' | 'answer'> => ({
  ...fields,
  key: key.toHexString(),
  idealAnswer: actor.can('pool.readQuestions') ? fields.idealAnswer : null,
});

const showAnswer = (
  question: AskedQuestion,
  answer: ScreeningAnswerRecord | undefined,
  { people, files }: { people: People; files: ReadonlyMap<string, StoredFile> },
): ScreeningQuestion['answer'] =>
  answer
    ? {
        value: answer.value,
        language: answer.language,
        flagged: answer.flagged,
        files: showAnswerFiles(question, answer.value, files),
        savedAt: answer.savedAt.toISOString(),
        score: answer.score,
        note: answer.note,
        reviewedBy: people.ref(answer.reviewedBy),
        version: answer.version,
      }
    : null;

/** Returns the actor's permitted actions: state changes of the machine, and others. */
function actionsOn(actor: Actor, { form, candidate }: FoundForm): ScreeningFormAction[] {
  if (!reaches(actor, 'screening.send', candidate)) return [];
  const { status } = form;
  const isOpen = openScreeningStates.some((state) => state === status);
  return [
    ...(status === 'draft' ? (['edit', 'delete'] as const) : []),
    ...actionsFrom(
      screeningFormMachine,
      status,
      (permission) => permission === 'screening.send',
    ).filter(isStaffAction),
    ...(isOpen ? (['copy_link'] as const) : []),
    ...(isOpen && form.reminders < limits.screening.reminders ? (['remind'] as const) : []),
    ...(status === 'submitted' ? (['review', 'request_more'] as const) : []),
  ];
}

const isStaffAction = (
  action: ScreeningFormMachineAction,
): action is ScreeningFormMachineAction & ScreeningFormAction =>
  screeningFormActions.some((known) => known === action);
