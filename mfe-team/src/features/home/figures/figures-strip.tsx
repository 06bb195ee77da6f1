import {
  candidatesRoutes,
  homeFiguresOf,
  homeLists,
  href,
  jobsRoutes,
  teamRoutes,
  type HomeFigure,
  type HomeFigures,
  type Role,
} from '@muster/contracts';
import { QueryView, useActor, useSession } from '@muster/kit';
import { formatCount, formatMargin, formatMoney, formatPercent } from '@muster/ui';
import { api } from '../../../api.ts';
import { useHomeMessages, type HomeMessages } from '../use-home-messages.ts';
import { FigureSkeletons } from './figure-skeletons.tsx';
import { FigureTile, type Figure } from './figure-tile.tsx';
import classes from './figures.module.css';

/** The figures of the week, each with a link to what it counts. */
export function FiguresStrip() {
  const t = useHomeMessages();
  const actor = useActor();
  const role = useSession()?.role ?? 'staff_viewer';
  const query = api.useHomeFiguresQuery();
  return (
    <section className={classes.strip} aria-label={t('figures.title')}>
      <QueryView
        query={query}
        size="compact"
        skeleton={<FigureSkeletons count={homeFiguresOf(role).length} />}
      >
        {(figures) => (
          <ul className={classes.figures}>
            {figuresOf(figures, { actorId: actor?.id ?? '', role }, t).map((figure) => (
              <FigureTile key={figure.label} figure={figure} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

/** Returns the figures in the response as texts, in the order of the role. */
function figuresOf(
  {
    candidatesAdded,
    withoutContact,
    tasksDone,
    answers,
    openJobs,
    contracts,
    monthly = [],
  }: HomeFigures,
  { actorId, role }: { actorId: string; role: Role },
  t: HomeMessages,
): Figure[] {
  const listed = (query: Record<string, string>) => href(candidatesRoutes.list, {}, query);
  const figures: Record<HomeFigure, Figure | readonly Figure[] | undefined> = {
    candidatesAdded: candidatesAdded && {
      label: t('figures.candidatesAdded'),
      value: formatCount(candidatesAdded.value, { capped: candidatesAdded.isCapped }),
      ...sinceLastWeek(candidatesAdded.trend, t),
      trend: candidatesAdded.trend,
      href: listed(homeLists.candidatesAddedSince(candidatesAdded.since)),
    },
    withoutContact: withoutContact && {
      label: t('figures.withoutContact'),
      value: formatCount(withoutContact.value, { capped: withoutContact.isCapped }),
      text: t(
        withoutContact.value === 0 ? 'figures.withoutContactNone' : 'figures.withoutContactText',
      ),
      isGood: withoutContact.value === 0,
      href: listed(homeLists.withoutContactSince(actorId, withoutContact.since)),
    },
    tasksDone: tasksDone && {
      label: t('figures.tasksDone'),
      value: formatCount(tasksDone.value),
      ...sinceLastWeek(tasksDone.trend, t),
      trend: tasksDone.trend,
    },
    answers: answers && answersFigure(answers, t),
    openJobs: openJobs && {
      label: t('figures.openJobs'),
      value: formatCount(openJobs.value),
      text: seatsText(openJobs, t),
      href: href(jobsRoutes.list, {}, homeLists.openJobs()),
    },
    contracts: contracts && {
      label: t('figures.contracts'),
      value: formatCount(contracts.live),
      text: contractsText(contracts, t),
      href: href(teamRoutes.activeContractors),
    },
    monthly: monthly.slice(0, max.currencies).map(({ currency, bill, pay, margin = null }) => ({
      label: t('figures.monthly', { currency }),
      value: formatMoney({ amount: wholeOf(bill), currency }),
      text: paidText(formatMoney({ amount: wholeOf(pay), currency }), margin, t),
      href: href(teamRoutes.activeContractors),
    })),
  };
  return homeFiguresOf(role).flatMap((name) => figures[name] ?? []);
}

function answersFigure(
  { late, owed, told }: NonNullable<HomeFigures['answers']>,
  t: HomeMessages,
): Figure {
  const onTime = owed === 0 ? t('figures.answersNone') : t('figures.answersOnTime');
  return {
    label: t('figures.answers'),
    value: owed === 0 ? '–' : formatPercent(told / owed),
    text: late > 0 ? t('figures.answersLate', { count: late }) : onTime,
    isGood: late === 0 && owed > 0,
    href: href(teamRoutes.home, {}, { panel: 'answers' }),
  };
}

/** Limits the figures to one line of four tiles. */
const max = { currencies: 2 };

/** Cents do not matter in a monthly sum. */
const wholeOf = (amount: string): string => Math.round(Number(amount)).toFixed(0);

/** Pay in another currency cannot be compared with the bill without an exchange rate. */
const paidText = (pay: string, margin: number | null, t: HomeMessages): string =>
  margin === null
    ? t('figures.monthlyPaid', { pay })
    : t('figures.monthlyPay', { pay, margin: formatMargin(margin) });

function contractsText(
  { endingIn30, overdue }: NonNullable<HomeFigures['contracts']>,
  t: HomeMessages,
): string {
  if (overdue > 0) return t('figures.contractsOverdue', { count: overdue });
  return endingIn30 === 0
    ? t('figures.contractsNone')
    : t('figures.contractsEnding', { count: endingIn30 });
}

function seatsText({ value, seatsToFill }: NonNullable<HomeFigures['openJobs']>, t: HomeMessages) {
  if (value === 0) return t('figures.openJobsNone');
  return seatsToFill === 0 ? t('figures.seatsNone') : t('figures.seats', { count: seatsToFill });
}

/** Compares this week with the last; fewer is not marked as bad while the week is running. */
function sinceLastWeek(trend: readonly number[], t: HomeMessages): Pick<Figure, 'text' | 'isGood'> {
  const change = (trend.at(-1) ?? 0) - (trend.at(-2) ?? 0);
  if (change === 0) return { text: t('figures.same') };
  return {
    text: t(change > 0 ? 'figures.more' : 'figures.fewer', { count: Math.abs(change) }),
    isGood: change > 0,
  };
}
