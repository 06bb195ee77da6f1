import { candidatesRoutes, homeLists, href, jobsRoutes } from '@muster/contracts';
import type { HomeFigures } from '@muster/contracts';
import { QueryView, useActor } from '@muster/kit';
import { Skeleton, formatCount } from '@muster/ui';
import { api } from '../../../api.ts';
import { useHomeWords } from '../use-home-words.ts';
import type { HomeWords } from '../use-home-words.ts';
import { FigureTile } from './figure-tile.tsx';
import type { Figure } from './figure-tile.tsx';
import classes from './figures.module.css';

/** What the week came to, each figure a way to what it counts. */
export function FiguresStrip() {
  const t = useHomeWords();
  const actor = useActor();
  const query = api.useHomeFiguresQuery();
  return (
    <section className={classes.strip} aria-label={t('figures.title')}>
      <QueryView query={query} size="compact" skeleton={<FigureSkeletons />}>
        {(figures) => (
          <ul className={classes.figures}>
            {figuresOf(figures, actor?.id ?? '', t).map((figure) => (
              <FigureTile key={figure.label} figure={figure} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

/** Those that the answer holds, in words. */
function figuresOf(
  { candidatesAdded, withoutContact, tasksDone, openJobs }: HomeFigures,
  actorId: string,
  t: HomeWords,
): Figure[] {
  const listed = (query: Record<string, string>) => href(candidatesRoutes.list, {}, query);
  const figures: (Figure | undefined)[] = [
    candidatesAdded && {
      label: t('figures.candidatesAdded'),
      value: formatCount(candidatesAdded.value, { capped: candidatesAdded.isCapped }),
      ...sinceLastWeek(candidatesAdded.trend, t),
      trend: candidatesAdded.trend,
      href: listed(homeLists.candidatesAddedSince(candidatesAdded.since)),
    },
    withoutContact && {
      label: t('figures.withoutContact'),
      value: formatCount(withoutContact.value, { capped: withoutContact.isCapped }),
      text: t(
        withoutContact.value === 0 ? 'figures.withoutContactNone' : 'figures.withoutContactText',
      ),
      isGood: withoutContact.value === 0,
      href: listed(homeLists.withoutContactSince(actorId, withoutContact.since)),
    },
    tasksDone && {
      label: t('figures.tasksDone'),
      value: formatCount(tasksDone.value),
      ...sinceLastWeek(tasksDone.trend, t),
      trend: tasksDone.trend,
    },
    openJobs && {
      label: t('figures.openJobs'),
      value: formatCount(openJobs.value),
      text: seatsText(openJobs, t),
      href: href(jobsRoutes.list, {}, homeLists.openJobs()),
    },
  ];
  return figures.filter((figure) => figure !== undefined);
}

function seatsText({ value, seatsToFill }: NonNullable<HomeFigures['openJobs']>, t: HomeWords) {
  if (value === 0) return t('figures.openJobsNone');
  return seatsToFill === 0 ? t('figures.seatsNone') : t('figures.seats', { count: seatsToFill });
}

/** How this week stands beside the last; fewer is no fault while the week runs. */
function sinceLastWeek(trend: readonly number[], t: HomeWords): Pick<Figure, 'text' | 'isGood'> {
  const change = (trend.at(-1) ?? 0) - (trend.at(-2) ?? 0);
  if (change === 0) return { text: t('figures.same') };
  return {
    text: t(change > 0 ? 'figures.more' : 'figures.fewer', { count: Math.abs(change) }),
    isGood: change > 0,
  };
}

function FigureSkeletons() {
  return (
    <div className={classes.figures} aria-hidden>
      {[0, 1, 2, 3].map((figure) => (
        <div key={figure} className={classes.figure}>
          <Skeleton height={12} width={140} mb={12} />
          <Skeleton height={24} width={48} mb={10} />
          <Skeleton height={12} width={110} />
        </div>
      ))}
    </div>
  );
}
