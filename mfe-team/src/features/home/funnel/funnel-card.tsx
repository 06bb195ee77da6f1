import { href, teamRoutes, type Report, type ReportStep } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Card, dayKey, formatCount, formatPercent, useNow } from '@muster/ui';
import { api } from '../../../api.ts';
import { CardLine } from '../card-line.tsx';
import { CardLink } from '../card-link.tsx';
import { RowSkeletons } from '../row-skeletons.tsx';
import { useHomeMessages } from '../use-home-messages.ts';
import classes from './funnel.module.css';
import { lastDays } from './last-days.ts';

const days = 30;
const shownSteps = [
  'added',
  'interested',
  'submitted',
  'client_interview',
  'placed',
] as const satisfies readonly ReportStep[];

/** Reads the recent funnel; the arguments stay the same all day, so the cache is shared. */
export const useRecentFunnel = (options: { skip?: boolean } = {}) =>
  api.useReportsReadQuery(
    { params: { metric: 'funnel' }, query: lastDays(dayKey(useNow()), days) },
    options,
  );

/** How far candidates recently added to jobs got, for jobs that the reader may see. */
export function FunnelCard() {
  const t = useHomeMessages();
  const today = dayKey(useNow());
  const query = useRecentFunnel();
  const report = href(teamRoutes.reports, {}, { metric: 'funnel', ...lastDays(today, days) });
  return (
    <Card title={t('funnel.title')} actions={<CardLink href={report}>{t('funnel.all')}</CardLink>}>
      <QueryView
        query={query}
        size="compact"
        skeleton={<RowSkeletons rows={5} />}
        isEmpty={({ figure }) => figure.count === 0}
        empty={<CardLine text={t('funnel.empty')} />}
      >
        {(data) => <Steps steps={data.steps} />}
      </QueryView>
    </Card>
  );
}

/** A share as a bar; the number is shown beside it. */
const Bar = ({ share, step }: { share: number; step: number }) => (
  <span className={classes.track} aria-hidden>
    <span className={classes.bar} data-step={step} style={{ width: `${share * 100}%` }} />
  </span>
);

function Steps({ steps }: { steps: Report['steps'] }) {
  const t = useHomeMessages();
  const countOf = (name: ReportStep) => steps.find(({ step }) => step === name)?.count ?? 0;
  const all = countOf('added');
  return (
    <table className={classes.table}>
      <thead className={classes.head}>
        <tr>
          <th scope="col">{t('funnel.step')}</th>
          <th scope="col">{t('funnel.share')}</th>
          <th scope="col">{t('funnel.people')}</th>
          <th scope="col">{t('funnel.ofBefore')}</th>
        </tr>
      </thead>
      <tbody>
        {shownSteps.map((step, index) => {
          const count = countOf(step);
          const before = index === 0 ? null : countOf(shownSteps[index - 1] ?? 'added');
          return (
            <tr key={step}>
              <th scope="row">{t(`funnel.steps.${step}`)}</th>
              <td className={classes.barCell}>
                <Bar share={all === 0 ? 0 : count / all} step={index} />
              </td>
              <td className={classes.count}>{formatCount(count)}</td>
              <td className={classes.share}>
                {before !== null && before > 0 && formatPercent(count / before)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
