import { useState, useSyncExternalStore } from 'react';
import { CommandPalette, useT } from '@muster/ui';
import { prefetchArea } from '../areas/prefetch-area.ts';
import { navigation } from '../platform/shell-platform.ts';
import type { ActiveRole, SignedIn } from '../routing/home-path.ts';
import { matching } from './arrange-groups.ts';
import { paletteMessages } from './messages.ts';
import { NothingFound } from './nothing-found.tsx';
import type { PaletteContent } from './palette-content.ts';
import type { PaletteEntry } from './palette-entry.ts';
import {
  closePalette,
  closePaletteThen,
  onPalette,
  readPalette,
  typeIntoPalette,
} from './palette-opening.ts';
import { entriesOfRecord, RecordLead } from './record-entries.tsx';
import { useSearchContent } from './use-search-content.tsx';

/** The record to which the palette is narrowed, and the query that found it. */
type Scope = { record: NonNullable<PaletteEntry['record']>; foundBy: string };

export type PaletteProps = { session: SignedIn; active: ActiveRole; pathname: string };

/** Finds records, screens, actions, and the actions of a record. */
export function Palette({ session, active, pathname }: PaletteProps) {
  const t = useT(paletteMessages);
  const { query, entered } = useSyncExternalStore(onPalette, readPalette);
  const [scope, setScope] = useState<Scope>();
  const found = useSearchContent(scope ? scope.foundBy : query, { session, active, pathname });
  const ofRecord = useRecordContent(scope, query, active);
  const content = ofRecord ?? found;
  const count = content.groups.flatMap(({ options }) => options).length;

  function run({ target }: PaletteEntry) {
    closePaletteThen('to' in target ? () => navigation.navigate(target.to) : target.run);
  }

  function narrow({ record }: PaletteEntry) {
    if (!record) return;
    setScope({ record, foundBy: query });
    typeIntoPalette('');
  }

  function widen({ foundBy }: Scope) {
    setScope(undefined);
    typeIntoPalette(foundBy);
  }

  return (
    <CommandPalette
      {...content}
      label={t(active.permissions['search.use'] ? 'label' : 'labelPlain')}
      query={query}
      onQueryChange={typeIntoPalette}
      entered={entered}
      status={content.busy ? t('looking', { query }) : t('results', { count })}
      scope={scope && scopeOf(scope)}
      onBack={scope && (() => widen(scope))}
      onMore={narrow}
      onRun={run}
      onApproach={({ target }) => {
        // Without a query the entries do not predict the user's choice.
        if (query && 'to' in target)
          prefetchArea(new URL(target.to, window.location.href).pathname);
      }}
      onClose={closePalette}
    />
  );
}

const scopeOf = ({ record }: Scope) => ({
  id: `${record.kind}-${record.id}`,
  label: record.title,
  lead: <RecordLead size={22} {...record} />,
});

function useRecordContent(
  scope: Scope | undefined,
  query: string,
  active: ActiveRole,
): PaletteContent | null {
  const t = useT(paletteMessages);
  if (!scope) return null;
  const all = {
    id: 'record',
    label: t('group.here', { kind: t(`kind.${scope.record.kind}`) }),
    options: entriesOfRecord(active, scope.record),
  };
  const words = query.trim();
  const group = words ? matching(all, words) : all;
  const isNothing = group.options.length === 0;
  return {
    placeholder: t('placeholderRecord'),
    groups: isNothing ? [] : [group],
    empty: isNothing && <NothingFound text={t('noneOfRecord', { name: scope.record.title })} />,
  };
}
