import { useDeferredValue, useState } from 'react';
import { MatchDetails, MatchScore, firstChange, useMatchMessages } from '@muster/blocks';
import type { AddToJobItem, JobChoice, Match } from '@muster/contracts';
import { QueryView, unanswered, useCan } from '@muster/kit';
import {
  Badge,
  Card,
  CheckboxField,
  EmptyState,
  IconBriefcase,
  IconButton,
  IconChevronDown,
  IconLock,
  Skeleton,
  StateBadge,
  TextField,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import { PriorityFlag } from '../../shared/priority-flag.tsx';
import classes from './add-candidate-page.module.css';

interface JobChoicesProps {
  candidateId: string;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  /** Failed additions, by job. */
  problems: ReadonlyMap<string, AddToJobItem>;
}

/** Open jobs, the best match first; blocked ones give the reason. */
export function JobChoices({ candidateId, chosen, onChoose, problems }: JobChoicesProps) {
  const t = useMessages();
  const [q, setQ] = useState('');
  const can = useCan();
  const asked = useDeferredValue(q.trim());
  const query = api.useApplicationsJobChoicesQuery({
    query: { candidateId, ...(asked && { q: asked }) },
  });
  const { data: found, isLoading: areMatchesAwaited } = api.useMatchingOfCandidateQuery(
    { params: { id: candidateId } },
    { skip: !can('match.read') },
  );
  const matches = new Map(found?.data.map(({ job, match }) => [job.id, match]));
  const toggle = (id: string, on: boolean) =>
    onChoose(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  // Waits for the matches, because sorting later would move the jobs under the pointer.
  return (
    <>
      <TextField type="search" label={t('add.search')} value={q} onChange={setQ} />
      <QueryView
        query={areMatchesAwaited ? unanswered(query) : query}
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
            <Card title={t('add.jobs')} count={data.length} flush>
              <ul className={classes.jobs}>
                {ranked(data, matches).map((job) => (
                  <Choice
                    key={job.id}
                    job={job}
                    match={matches.get(job.id)}
                    checked={chosen.includes(job.id)}
                    problem={problems.get(job.id)}
                    onToggle={(on) => toggle(job.id, on)}
                  />
                ))}
              </ul>
            </Card>
          )
        }
      </QueryView>
    </>
  );
}

/** Sorts the best match first; without matches the order stays. */
const ranked = (jobs: readonly JobChoice[], matches: ReadonlyMap<string, Match>): JobChoice[] =>
  jobs.toSorted((a, b) => scoreOf(matches.get(b.id)) - scoreOf(matches.get(a.id)));

/** Sorts possible jobs first, then blocked ones, then those without a match score. */
const scoreOf = (match: Match | undefined): number =>
  match ? match.score + (match.blocks.length > 0 ? 0 : 100) : -1;

interface ChoiceProps {
  job: JobChoice;
  match: Match | undefined;
  checked: boolean;
  problem: AddToJobItem | undefined;
  onToggle: (on: boolean) => void;
}

function Choice({ job, match, checked, problem, onToggle }: ChoiceProps) {
  const t = useMessages();
  const matchWords = useMatchMessages();
  const [isOpen, setOpen] = useState(false);
  const missing = match && firstChange(match, matchWords);
  const { refusal } = job;
  const open = refusal === null || refusal.code === 'EARLIER_ATTEMPT';
  return (
    <li className={classes.job} data-off={!open || undefined}>
      <div className={classes.head}>
        <CheckboxField
          className={classes.tick}
          label={job.title}
          value={checked}
          disabled={!open}
          onChange={onToggle}
        />
        {match && (
          <span className={classes.match}>
            <MatchScore match={match} />
            <IconButton
              aria-label={t('add.why', { job: job.title })}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <IconChevronDown size={16} />
            </IconButton>
          </span>
        )}
      </div>
      <span className={classes.facts}>
        <span>{job.company.name}</span>
        <span>{job.number}</span>
        {job.status !== 'open' && <StateBadge machine="job" state={job.status} />}
        {job.own && <Badge family="blue">{t('add.own')}</Badge>}
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
        {!match && job.skills !== null && job.skills.asked > 0 && (
          <span>{t('add.skills', { met: job.skills.met, asked: job.skills.asked })}</span>
        )}
      </span>
      {missing && <span className={classes.missing}>{missing}</span>}
      {refusal && <Refusal code={refusal.code} rule={refusal.rule} t={t} />}
      {problem && !refusal && <Refusal code={problem.code} rule={problem.rule} t={t} />}
      {match && isOpen && (
        <div className={classes.why}>
          <MatchDetails match={match} />
        </div>
      )}
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

function Refusal({
  code,
  rule,
  t,
}: {
  code: string | null;
  rule: AddToJobItem['rule'];
  t: Translate;
}) {
  const known = explained.find((one) => one === code);
  return (
    <span className={classes.refusal} data-code={known}>
      {t(`add.refusal.${known ?? 'other'}`)}
      {rule && ` ${[t(`enum.companyRule.${rule.rule}`), rule.note].filter(Boolean).join(' ')}`}
    </span>
  );
}
