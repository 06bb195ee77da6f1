import type { Overlap } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Chip,
  Drawer,
  EmptyLine,
  ListFocus,
  NoticeBar,
  SearchSelectField,
  Skeleton,
  Stack,
  formatDate,
  zoneCity,
} from '@muster/ui';
import { api } from '../../../api.ts';
import type { CalendarAddress } from '../use-calendar-address.ts';
import { OverlapMap } from './overlap-map.tsx';
import { overlapStretches } from './overlap-stretches.ts';
import { useOverlapMessages } from './messages.ts';
import { useOverlapParties } from './use-overlap-parties.ts';
import classes from './overlap.module.css';

/**
 * When the reader and others work at the same time over a year: colleagues, candidates, clients.
 */
export function OverlapDrawer({
  address,
  onClose,
}: {
  address: CalendarAddress;
  onClose: () => void;
}) {
  const t = useOverlapMessages();
  const parties = useOverlapParties(address);
  const query = api.useOverlapReadQuery({
    query: Object.fromEntries(
      parties.flatMap(({ key, ids }) => (ids.length > 0 ? [[key, ids.join(',')]] : [])),
    ),
  });
  return (
    <Drawer opened onClose={onClose} title={t('title')}>
      <ListFocus>
        <Stack gap="sm">
          {parties.map(({ party, ids, search, choose }) => (
            <SearchSelectField
              key={`${party} ${ids.join(',')}`}
              label={t(`party.${party}`)}
              value={null}
              search={search}
              onChange={(id) => id && !ids.includes(id) && choose([...ids, id])}
            />
          ))}
        </Stack>
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
                {overlap.people.map(({ id, name, timeZone }) => {
                  const added = parties.find(({ ids }) => ids.includes(id));
                  return (
                    <li key={id}>
                      <Chip
                        {...(added && {
                          onRemove: () => added.choose(added.ids.filter((one) => one !== id)),
                        })}
                      >
                        {t('who', { name, city: zoneCity(timeZone) })}
                      </Chip>
                    </li>
                  );
                })}
              </ul>
              {overlap.people.length === 1 && <NoticeBar kind="info">{t('alone')}</NoticeBar>}
              {overlap.people.some(({ party }) => party !== 'colleague') && (
                <p className={classes.text}>{t('usual')}</p>
              )}
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
      </ListFocus>
    </Drawer>
  );
}

/** The same as text: from when to when how many hours a week overlap. */
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
