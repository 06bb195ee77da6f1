import { href, jobsRoutes, type JobMatches, type PersonMatch } from '@muster/contracts';
import { QueryView, useCan } from '@muster/kit';
import { Button, EmptyState, IconUsers, Link, NoticeBar, Skeleton } from '@muster/ui';
import { api } from '../../api.ts';
import classes from './add-candidates.module.css';
import { useAddMessages } from './messages.ts';
import type { ChosenPerson } from './chosen-person.ts';
import { MatchRow } from './match-row.tsx';

interface MatchListProps {
  jobId: string;
  chosen: ReadonlyMap<string, ChosenPerson>;
  onToggle: (id: string, person: ChosenPerson) => void;
  onLookElsewhere: () => void;
}

/** Best matches for the job, each with reasons. */
export function MatchList({ jobId, chosen, onToggle, onLookElsewhere }: MatchListProps) {
  const t = useAddMessages();
  const query = api.useMatchingOfJobQuery({ params: { id: jobId } });
  return (
    <QueryView query={query} isEmpty={() => false} skeleton={<Skeleton height={320} />}>
      {(found) => (
        <>
          {found.data.length === 0 && (
            <EmptyState
              icon={IconUsers}
              title={t('match.none')}
              text={t('match.noneText')}
              action={
                <Button variant="default" onClick={onLookElsewhere}>
                  {t('empty.action')}
                </Button>
              }
            />
          )}
          {!found.data.some(fitsWhole) && <NoFullMatch jobId={jobId} found={found} />}
          {found.data.length > 0 && (
            <ul className={classes.rows}>
              {found.data.map((row) => (
                <MatchRow
                  key={row.candidate.id}
                  row={row}
                  payRange={found.payRange ?? null}
                  checked={chosen.has(row.candidate.id)}
                  onToggle={() => onToggle(row.candidate.id, { name: row.candidate.name })}
                />
              ))}
            </ul>
          )}
          <Considered found={found} onLookElsewhere={onLookElsewhere} />
        </>
      )}
    </QueryView>
  );
}

/** Requirements that a job could relax. */
const demands: ReadonlySet<string> = new Set([
  'required_skills',
  'english',
  'rate',
  'zone',
  'availability',
]);

const fitsWhole = ({ match }: PersonMatch): boolean =>
  match.parts.every(({ part, fit }) => fit === 'full' || !demands.has(part));

/** No candidate meets all requirements: which one to relax, and how many would then match. */
function NoFullMatch({ jobId, found }: { jobId: string; found: JobMatches }) {
  const t = useAddMessages();
  const mayEdit = useCan()('job.update');
  return (
    <NoticeBar
      kind="info"
      action={mayEdit && <Link href={href(jobsRoutes.edit, { id: jobId })}>{t('match.edit')}</Link>}
    >
      {t('match.nobodyWhole')} <Loosenings found={found} />
    </NoticeBar>
  );
}

/** Number of candidates considered, and how many more would match with one requirement less. */
function Considered({
  found,
  onLookElsewhere,
}: Pick<MatchListProps, 'onLookElsewhere'> & { found: JobMatches }) {
  const t = useAddMessages();
  return (
    <p className={classes.considered}>
      {t('match.considered', { count: found.considered })}{' '}
      {found.data.some(fitsWhole) && <Loosenings found={found} />}{' '}
      <Button variant="subtle" size="compact-xs" onClick={onLookElsewhere}>
        {t('match.missing')}
      </Button>
    </p>
  );
}

function Loosenings({ found: { loosen } }: { found: JobMatches }) {
  const t = useAddMessages();
  if (loosen.length === 0) return null;
  const words = loosen
    .toSorted((a, b) => b.people - a.people)
    .map(({ demand, people }) => t(`match.demand.${demand}`, { people }));
  return `${t('match.loosen')}: ${words.join(', ')}.`;
}
