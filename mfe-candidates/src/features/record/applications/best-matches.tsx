import { useState } from 'react';
import { MatchDetails, MatchScore, firstChange, useMatchMessages } from '@muster/blocks';
import { jobsRoutes, type CandidateRecord, type JobMatch } from '@muster/contracts';
import { QueryView, RouteLink, useCan } from '@muster/kit';
import {
  Button,
  Card,
  EmptyState,
  IconBriefcase,
  IconButton,
  IconChevronDown,
  IconDots,
  IconPlus,
  Menu,
  Skeleton,
  StateBadge,
  UnstyledButton,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './best-matches.module.css';
import { useAddToJob } from './use-add-to-job.ts';

/** The number shown before "Show all". */
const few = 5;

/** Open jobs that fit the candidate best and that they are not on, with reasons; one click adds. */
export function BestMatches({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const can = useCan();
  const [all, setAll] = useState(false);
  const mayRead = can('match.read');
  const query = api.useMatchingOfCandidateQuery(
    { params: { id: candidate.id } },
    { skip: !mayRead },
  );
  if (!mayRead) return null;
  return (
    <Card title={t('applications.matches.title')} flush>
      <QueryView
        query={query}
        keepPrevious
        size="compact"
        isEmpty={({ data }) => data.length === 0}
        skeleton={<Skeleton height={160} />}
        empty={
          <EmptyState
            size="compact"
            icon={IconBriefcase}
            title={t('applications.matches.none')}
            text={t('applications.matches.noneText')}
          />
        }
      >
        {({ data }) => (
          <>
            <ul className={classes.jobs}>
              {(all ? data : data.slice(0, few)).map((row) => (
                <JobRow key={row.job.id} row={row} candidate={candidate} />
              ))}
            </ul>
            {data.length > few && !all && (
              <UnstyledButton className={classes.more} onClick={() => setAll(true)}>
                {t('applications.matches.all', { count: data.length })}
              </UnstyledButton>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}

function JobRow({
  row: { job, match, mayAdd },
  candidate,
}: {
  row: JobMatch;
  candidate: CandidateRecord;
}) {
  const t = useMessages();
  const matchWords = useMatchMessages();
  const adding = useAddToJob(candidate, job);
  const [isOpen, setOpen] = useState(false);
  const missing = firstChange(match, matchWords);
  return (
    <li className={classes.job}>
      <div className={classes.row}>
        <MatchScore match={match} />
        <div className={classes.body}>
          <h3 className={classes.title}>
            <RouteLink className={classes.link} route={jobsRoutes.record} params={{ id: job.id }}>
              {job.title}
            </RouteLink>
            <span className={classes.second}>{job.number}</span>
            {job.status !== 'open' && <StateBadge machine="job" state={job.status} />}
          </h3>
          <p className={classes.second}>
            {[job.company.name, missing].filter(Boolean).join(' · ')}
          </p>
        </div>
        <span className={classes.actions}>
          {mayAdd && (
            <>
              <Button
                variant="default"
                leftSection={<IconPlus size={16} />}
                aria-label={t('applications.matches.addTo', { job: job.title })}
                loading={adding.pending}
                onClick={adding.add}
              >
                {t('applications.matches.add')}
              </Button>
              <Menu position="bottom-end">
                <Menu.Target>
                  <IconButton
                    aria-label={t('applications.matches.addMore', { job: job.title })}
                    disabled={adding.pending}
                  >
                    <IconDots size={16} />
                  </IconButton>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item onClick={adding.addAsking}>
                    {t('applications.matches.addAsking')}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </>
          )}
          <IconButton
            aria-label={t('applications.matches.why', { job: job.title })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={16} />
          </IconButton>
        </span>
      </div>
      {isOpen && (
        <div className={classes.why}>
          <MatchDetails match={match} />
        </div>
      )}
    </li>
  );
}
