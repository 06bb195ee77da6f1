import { limits } from '@muster/contracts';
import { IconListSearch, useT, type PaletteGroup } from '@muster/ui';
import type { ActiveRole, SignedIn } from '../routing/home-path.ts';
import { bestFirst, matching, recordGroups } from './arrange-groups.ts';
import { paletteMessages } from './messages.ts';
import { NothingFound } from './nothing-found.tsx';
import { OptionIcon } from './option-icon.tsx';
import type { PaletteContent } from './palette-content.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { entriesOfRecord, recordEntries } from './record-entries.tsx';
import { listsWith, recordAt } from './record-places.ts';
import { recentKeyOf } from './recent-records.ts';
import { screenEntries } from './screen-entries.tsx';
import { SearchNotice } from './search-notice.tsx';
import { useActionEntries } from './use-action-entries.tsx';
import { useFoundRecords } from './use-found-records.ts';
import { useRecentRecords } from './use-recent-records.ts';

/** As the first character it limits results to actions. */
const actionsOnly = '>';

const leadsAwayFrom =
  (pathname: string) =>
  ({ target }: PaletteEntry) =>
    !('to' in target && target.to === pathname);

type SearchFrame = { session: SignedIn; active: ActiveRole; pathname: string };

/**
 * Without a query: actions on the visible record, recent records, screens and actions. With one:
 * those of them that match, and the records that the server finds.
 */
export function useSearchContent(query: string, frame: SearchFrame): PaletteContent {
  const { session, active, pathname } = frame;
  const t = useT(paletteMessages);
  const maySearch = Boolean(active.permissions['search.use']);
  const isNarrow = query.trimStart().startsWith(actionsOnly);
  const typed = query.trim().slice(isNarrow ? actionsOnly.length : 0);
  const words = typed.trim().slice(0, limits.search.query);

  const record = recordAt(pathname);
  const found = useFoundRecords(maySearch && !isNarrow ? words : '');
  const recent = useRecentRecords(recentKeyOf(session), record);
  const actions = useActionEntries(session, active);
  const here = record ? entriesOfRecord(active, record).filter(leadsAwayFrom(pathname)) : [];
  const screens = isNarrow ? [] : screenEntries(active);

  const hereLabel = record ? t('group.here', { kind: t(`kind.${record.kind}`) }) : '';
  const local = {
    here: { id: 'here', label: hereLabel, options: here },
    screens: { id: 'screens', label: t('group.screens'), options: screens },
    actions: { id: 'actions', label: t('group.actions'), options: actions },
  };

  function all(): PaletteGroup<PaletteEntry>[] {
    const opened = isNarrow ? [] : recordEntries(active, recent.hits, '');
    const recentGroup = { id: 'recent', label: t('group.recent'), options: opened };
    const groups = [local.here, recentGroup, local.screens, local.actions];
    return groups.filter(({ options }) => options.length > 0);
  }

  function fitting(): PaletteGroup<PaletteEntry>[] {
    const records = recordEntries(active, found.hits, words);
    return bestFirst([
      ...recordGroups(records, words, (group) => t(`group.${group}`)),
      ...Object.values(local).map((group) => matching(group, words)),
    ]);
  }

  /** If nothing is found, the lists may still match, because they search more than names. */
  function lists(): PaletteGroup<PaletteEntry>[] {
    if (isNarrow) return [];
    const options = listsWith(active, words).map(({ route, to }): PaletteEntry => ({
      id: `list-${route.path.replaceAll(/\W/g, '_')}`,
      label: t('inList', { list: route.title, query: words }),
      lead: <OptionIcon icon={IconListSearch} />,
      target: { to },
    }));
    return options.length > 0 ? [{ id: 'lists', label: t('group.lists'), options }] : [];
  }

  const groups = words ? fitting() : all();
  const isNothing = words !== '' && groups.length === 0 && !found.busy;
  const [placeholder, noneText] = maySearch
    ? (['placeholder', 'noneText'] as const)
    : (['placeholderPlain', 'noneTextPlain'] as const);
  return {
    placeholder: t(placeholder),
    groups: isNothing ? lists() : groups,
    busy: found.busy,
    empty: isNothing && (
      <NothingFound title={t('noneTitle', { query: words })} text={t(noneText)} />
    ),
    notice: <SearchNotice found={found} recent={words || isNarrow ? null : recent} />,
  };
}
