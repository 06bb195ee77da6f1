import {
  candidatesRoutes,
  jobsRoutes,
  type ApplicationRow,
  type CandidateAction,
  type CandidateRecord,
  type CompletenessPart,
  type Route,
  type Task,
} from '@muster/contracts';
import { BlocksProvider } from '@muster/blocks';
import { RouteLink } from '@muster/kit';
import { Button, formatDate, type RecordHeaderProps } from '@muster/ui';
import { api } from '../../../api.ts';
import type { Translate } from '../../../shared/use-messages.ts';
import { FinishTask } from './finish-task.tsx';
import { mostUrgent } from './urgent-application.ts';

/** Where each missing profile part is filled in, the most useful first. */
const remedies: readonly {
  part: CompletenessPart;
  action: CandidateAction;
  route: Route;
  label: Parameters<Translate>[0];
}[] = [
  {
    part: 'skills',
    action: 'edit_skills',
    route: candidatesRoutes.editSkills,
    label: 'record.next.addSkills',
  },
  {
    part: 'english',
    action: 'edit_skills',
    route: candidatesRoutes.editSkills,
    label: 'record.next.addEnglish',
  },
  {
    part: 'rates',
    action: 'edit_rates',
    route: candidatesRoutes.editRates,
    label: 'record.next.addRates',
  },
  {
    part: 'availability',
    action: 'edit_rates',
    route: candidatesRoutes.editRates,
    label: 'record.next.addAvailability',
  },
  {
    part: 'contact',
    action: 'edit_contact',
    route: candidatesRoutes.editContact,
    label: 'record.next.addContact',
  },
];

/** States in which the profile needs no further work. */
const aside: ReadonlySet<CandidateRecord['status']> = new Set([
  'rejected',
  'do_not_contact',
  'archived',
  'anonymised',
]);

/** Work in progress around the candidate. */
export interface Process {
  applications: readonly ApplicationRow[];
  /** Open tasks, the earliest due first. */
  tasks: readonly Task[];
  /** The reader's current day, `YYYY-MM-DD`. */
  today: string;
  now: number;
}

/**
 * Returns the most useful next step from the work in progress: a due task or promise, then an
 * application that waits for the agency, then a missing profile part, then the next task.
 */
export function nextStepOf(
  candidate: CandidateRecord,
  { applications, tasks, today, now }: Process,
  t: Translate,
): RecordHeaderProps['nextStep'] {
  if (candidate.deleted || aside.has(candidate.status)) return undefined;
  const [task] = tasks;
  const application = mostUrgent(applications, now);
  if (task?.dueOn && task.dueOn <= today) return taskStep(task, today, t);
  if (application) return applicationStep(application, now, t);
  return profileStep(candidate, t) ?? (task && taskStep(task, today, t));
}

const taskStep = (task: Task, today: string, t: Translate): RecordHeaderProps['nextStep'] => ({
  text: taskText(task, today, t),
  ...(task.allowedActions.includes('complete') && {
    action: (
      <BlocksProvider api={api}>
        <FinishTask task={task} />
      </BlocksProvider>
    ),
  }),
});

function taskText({ title, dueOn }: Task, today: string, t: Translate): string {
  if (!dueOn) return title;
  if (dueOn === today) return t('record.next.taskToday', { title });
  return t('record.next.task', { title, due: formatDate(dueOn) });
}

function applicationStep(row: ApplicationRow, now: number, t: Translate) {
  const { job, company, stage, interest, stageDueAt } = row;
  const step = stage.kind === 'added' && interest === 'asked' ? 'asked' : stage.kind;
  const text = t(`record.next.application.${step}`, { job: job.title, company: company.name });
  const isLate = stageDueAt !== null && Date.parse(stageDueAt) < now;
  return {
    text: isLate ? t('record.next.late', { text }) : text,
    action: (
      <Button
        size="xs"
        component={RouteLink}
        route={jobsRoutes.applicationProfile}
        params={{ jobApplicationId: row.id }}
      >
        {t('record.next.openApplication')}
      </Button>
    ),
  };
}

function profileStep(candidate: CandidateRecord, t: Translate): RecordHeaderProps['nextStep'] {
  const missing = remedies.filter(
    ({ part, action }) =>
      candidate.completeness.missing.includes(part) && candidate.allowedActions.includes(action),
  );
  const [first] = missing;
  if (!first) return undefined;
  const parts = missing.map(({ part }) => t(`record.missing.${part}`)).join(', ');
  return {
    text: t('record.next.complete', { parts }),
    action: (
      <Button size="xs" component={RouteLink} route={first.route} params={{ id: candidate.id }}>
        {t(first.label)}
      </Button>
    ),
  };
}
