import { useDeferredValue, useState } from 'react';
import type { AddToJobItem, JobChoice } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Badge,
  Card,
  CheckboxField,
  EmptyState,
  IconBriefcase,
  IconLock,
  Skeleton,
  StateBadge,
  TextField,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';
import type { Words } from '../../shared/use-words.ts';
import { PriorityFlag } from '../../shared/priority-flag.tsx';
import classes from './add-candidate-page.module.css';

interface JobChoicesProps {
  candidateId: string;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  /** What did not go through, by job. */
  problems: ReadonlyMap<string, AddToJobItem>;
}

/** The jobs that look for somebody, own ones first; what is not possible says why. */
export function JobChoices({ candidateId, chosen, onChoose, problems }: JobChoicesProps) {
  const t = useWords();
  const [q, setQ] = useState('');
  const asked = useDeferredValue(q.trim());
  const query = api.useApplicationsJobChoicesQuery({
    query: { candidateId, ...(asked && { q: asked }) },
  });
  const toggle = (id: string, on: boolean) =>
    onChoose(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <>
      <TextField label={t('add.search')} value={q} onChange={setQ} />
      <QueryView
        query={query}
        keepPrevious
        isEmpty={() => false}
        skeleton={<Skeleton height={320} />}
      >
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              icon={IconBriefcase}
              title={t(asked ? 'add.noMatch' : 'add.none')}
              text={t(asked ? 'add.noMatchText' : 'add.noneText')}
            />
          ) : (
            (['own', 'other'] as const).map((group) => {
              const jobs = data.filter(({ own }) => own === (group === 'own'));
              return (
                jobs.length > 0 && (
                  <Card key={group} title={t(`add.groups.${group}`)} count={jobs.length} flush>
                    <ul className={classes.jobs}>
                      {jobs.map((job) => (
                        <Choice
                          key={job.id}
                          job={job}
                          checked={chosen.includes(job.id)}
                          problem={problems.get(job.id)}
                          onToggle={(on) => toggle(job.id, on)}
                        />
                      ))}
                    </ul>
                  </Card>
                )
              );
            })
          )
        }
      </QueryView>
    </>
  );
}

interface ChoiceProps {
  job: JobChoice;
  checked: boolean;
  problem: AddToJobItem | undefined;
  onToggle: (on: boolean) => void;
}

function Choice({ job, checked, problem, onToggle }: ChoiceProps) {
  const t = useWords();
  const { refusal } = job;
  const open = refusal === null || refusal.code === 'EARLIER_ATTEMPT';
  return (
    <li className={classes.job} data-off={!open || undefined}>
      <CheckboxField
        className={classes.tick}
        label={job.title}
        value={checked}
        disabled={!open}
        onChange={onToggle}
      />
      <span className={classes.facts}>
        <span>{job.company.name}</span>
        <span>{job.number}</span>
        {job.status !== 'open' && <StateBadge machine="job" state={job.status} />}
        <PriorityFlag priority={job.priority} t={t} />
        {job.confidential && (
          <Badge family="grey" icon={IconLock}>
            {t('add.confidential')}
          </Badge>
        )}
        <span>
          {t('list.positions', { filled: job.positionsFilled, total: job.positionsCount })}
        </span>
        <span>{t('add.applications', { count: job.liveApplications })}</span>
        {job.skills !== null && job.skills.asked > 0 && (
          <span>{t('add.skills', { met: job.skills.met, asked: job.skills.asked })}</span>
        )}
      </span>
      {refusal && <Refusal code={refusal.code} rule={refusal.rule} t={t} />}
      {problem && !refusal && <Refusal code={problem.code} rule={problem.rule} t={t} />}
    </li>
  );
}

const explained = [
  'APPLICATION_EXISTS',
  'CANDIDATE_EXCLUDED_FOR_CLIENT',
  'CANDIDATE_DO_NOT_CONTACT',
  'EARLIER_ATTEMPT',
  'JOB_NOT_OPEN',
  'FORBIDDEN',
] as const;

function Refusal({ code, rule, t }: { code: string | null; rule: AddToJobItem['rule']; t: Words }) {
  const known = explained.find((one) => one === code);
  return (
    <span className={classes.refusal} data-code={known}>
      {t(`add.refusal.${known ?? 'other'}`)}
      {rule && ` ${[t(`enum.companyRule.${rule.rule}`), rule.note].filter(Boolean).join(' ')}`}
    </span>
  );
}
