import type { CompanyOverview, CompanyRecord } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Skeleton, formatCount } from '@muster/ui';
import { api } from '../../../api.ts';
import { percentOf } from '../../../shared/percent-of.ts';
import { useMessages, type Translate } from '../../../shared/use-messages.ts';
import classes from './figures-row.module.css';

interface Figure {
  label: string;
  value: string;
  hint: string;
  late?: boolean;
}

/** Four figures about the work with a client; without those hidden from the role. */
export function FiguresRow({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const query = api.useCompaniesOverviewQuery({ params: { id: company.id } });
  return (
    <section aria-label={t('record.overview.figures')}>
      <QueryView query={query} keepPrevious size="compact" skeleton={<FigureSkeletons />}>
        {(overview) => (
          <dl className={classes.row}>
            {figuresOf(overview, company, t).map(({ label, value, hint, late }) => (
              <div key={label} className={classes.figure}>
                <dt className={classes.label}>{label}</dt>
                <dd className={classes.value}>{value}</dd>
                <dd className={classes.hint} data-late={late || undefined}>
                  {hint}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </QueryView>
    </section>
  );
}

/** Matches the number and height of the figures that most roles see. */
function FigureSkeletons() {
  return (
    <div className={classes.row} aria-hidden>
      {[0, 1, 2, 3].map((figure) => (
        <div key={figure} className={classes.figure}>
          <Skeleton height={12} width={90} my={2} />
          <Skeleton height={20} width={40} my={4} />
          <span className={classes.hint} />
        </div>
      ))}
    </div>
  );
}

function figuresOf(
  { jobs, contractors, submissions }: CompanyOverview,
  { feedbackSlaHours }: CompanyRecord,
  t: Translate,
): Figure[] {
  return [
    {
      label: t('record.overview.openJobs'),
      value: formatCount(jobs.open),
      hint:
        jobs.open === 0
          ? t('record.overview.noSeats')
          : t('record.overview.seats', { count: jobs.seatsFree }),
    },
    ...(contractors
      ? [
          {
            label: t('record.overview.contractors'),
            value: countOf(contractors.live, t),
            hint: t(contractors.live === null ? 'list.notCounted' : 'record.overview.atWork'),
          },
        ]
      : []),
    ...(submissions
      ? [
          {
            label: t('record.overview.waiting'),
            value: countOf(submissions.waiting, t),
            hint:
              submissions.late === null
                ? t('list.notCounted')
                : t('record.overview.late', { count: submissions.late }),
            late: (submissions.late ?? 0) > 0,
          },
          responseFigure(submissions.response, feedbackSlaHours, t),
        ]
      : []),
  ];
}

const countOf = (count: number | null, t: Translate): string =>
  count === null ? t('record.overview.none') : formatCount(count);

function responseFigure(
  { asked, inTime, hours }: NonNullable<CompanyOverview['submissions']>['response'],
  agreed: number,
  t: Translate,
): Figure {
  const label = t('record.overview.response');
  if (asked === 0)
    return {
      label,
      value: t('record.overview.none'),
      hint: t('record.overview.responseUnknown'),
    };
  return {
    label,
    value:
      hours === null
        ? t('record.overview.none')
        : t('record.overview.hours', { hours: Math.round(hours) }),
    hint: t('record.overview.inTime', { percent: `${percentOf(inTime, asked)} %`, hours: agreed }),
  };
}
