import type { Overlap } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Drawer, EmptyLine, NoticeBar, Skeleton, Stack, formatDate, zoneCity } from '@muster/ui';
import { api } from '../../../api.ts';
import { OverlapMap } from './overlap-map.tsx';
import { overlapStretches } from './overlap-stretches.ts';
import { useOverlapMessages } from './messages.ts';
import classes from './overlap.module.css';

/** When the reader and the colleagues whose calendars are shown work at the same time, for a year. */
export function OverlapDrawer({
  people,
  onClose,
}: {
  people: readonly string[];
  onClose: () => void;
}) {
  const t = useOverlapMessages();
  const query = api.useOverlapReadQuery({
    query: people.length > 0 ? { people: people.join(',') } : {},
  });
  return (
    <Drawer opened onClose={onClose} title={t('title')}>
      <QueryView
        query={query}
        keepPrevious
        isEmpty={() => false}
        skeleton={<Skeleton height={420} />}
      >
        {(overlap) => (
          <Stack gap="md">
            <p className={classes.text}>
              {t('whose', {
                people: overlap.people
                  .map(({ name, timeZone }) => `${name} (${zoneCity(timeZone)})`)
                  .join(', '),
              })}
            </p>
            {people.length === 0 && <NoticeBar kind="info">{t('alone')}</NoticeBar>}
            {overlap.weeks.every(({ minutes }) => minutes === 0) ? (
              <EmptyLine text={t('none')} />
            ) : (
              <>
                <OverlapMap overlap={overlap} />
                <Stretches overlap={overlap} />
              </>
            )}
          </Stack>
        )}
      </QueryView>
    </Drawer>
  );
}

/** The same in words: from when to when how many hours a week are common. */
function Stretches({ overlap }: { overlap: Overlap }) {
  const t = useOverlapMessages();
  return (
    <ul className={classes.stretches}>
      {overlapStretches(overlap).map(({ from, until, minutes, isLess }) => (
        <li key={from} data-less={isLess || undefined}>
          <span>
            {formatDate(from)} – {formatDate(until)}
          </span>
          <span>
            {t('hours', { hours: Math.round(minutes / 6) / 10 })}
            {isLess && ` · ${t('less')}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
