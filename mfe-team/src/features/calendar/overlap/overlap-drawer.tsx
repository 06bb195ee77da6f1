import type { Overlap } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Chip,
  Drawer,
  EmptyLine,
  NoticeBar,
  SearchSelectField,
  Skeleton,
  Stack,
  formatDate,
  zoneCity,
} from '@muster/ui';
import { api } from '../../../api.ts';
import type { CalendarAddress } from '../use-calendar-address.ts';
import { useOtherColleagues } from '../use-colleagues.ts';
import { OverlapMap } from './overlap-map.tsx';
import { overlapStretches } from './overlap-stretches.ts';
import { useOverlapMessages } from './messages.ts';
import classes from './overlap.module.css';

/** When the reader and the colleagues whose calendars are shown work at the same time, for a year. */
export function OverlapDrawer({
  address: { people, change },
  onClose,
}: {
  address: CalendarAddress;
  onClose: () => void;
}) {
  const t = useOverlapMessages();
  const search = useOtherColleagues();
  const choose = (ids: readonly string[]) => change({ people: ids.join(',') }, true);
  const query = api.useOverlapReadQuery({
    query: people.length > 0 ? { people: people.join(',') } : {},
  });
  return (
    <Drawer opened onClose={onClose} title={t('title')}>
      <SearchSelectField
        key={people.join(',')}
        label={t('add')}
        value={null}
        search={search}
        onChange={(id) => id && !people.includes(id) && choose([...people, id])}
      />
      <QueryView
        query={query}
        keepPrevious
        isEmpty={() => false}
        skeleton={<Skeleton height={420} />}
      >
        {(overlap) => (
          <Stack gap="md">
            <p className={classes.text}>{t('text')}</p>
            <ul className={classes.people} aria-label={t('whose')}>
              {overlap.people.map(({ id, name, timeZone }) => (
                <li key={id}>
                  <Chip
                    {...(people.includes(id) && {
                      onRemove: () => choose(people.filter((one) => one !== id)),
                    })}
                  >
                    {t('who', { name, city: zoneCity(timeZone) })}
                  </Chip>
                </li>
              ))}
            </ul>
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
