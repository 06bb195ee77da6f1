import { useEffect, useState } from 'react';
import type { CandidateRow } from '@muster/contracts';
import { useActor } from '@muster/kit';
import type { FilterOption, FilterValues } from '@muster/ui';
import { listApi } from '../../list-api.ts';
import { useFilterLookups } from './use-filter-lookups.ts';

/** Names for the ids in filters. */
export interface FilterNames {
  owners: FilterOption[];
  skills: FilterOption[];
  pools: FilterOption[];
  /** Null if not needed. */
  imports: FilterOption[] | null;
}

/** Returns the names for ids in the URL: the user, the owners on this page, the filtered skills. */
export function useFilterNames(filters: FilterValues, rows: readonly CandidateRow[]): FilterNames {
  const actor = useActor();
  const ids = [filters['skill'], filters['skill.all']].filter(Boolean).join(',');
  const { currentData: skills = [] } = listApi.useSkillsSearchQuery(
    { query: { ids } },
    { skip: ids === '' },
  );
  const asked = filters['import'];
  const imports = useImports(asked !== undefined);
  const pools = new Map(rows.flatMap((row) => row.pools ?? []).map(({ id, name }) => [id, name]));
  const people = [...(actor ? [actor] : []), ...rows.flatMap(({ owner }) => owner ?? [])];
  const owners = new Map(people.map(({ id, name }) => [id, name]));
  return {
    owners: [...owners].map(([value, label]) => ({ value, label })),
    pools: [...pools].map(([value, label]) => ({ value, label })),
    imports: asked === undefined ? null : imports,
    skills: skills.map(({ id, name }) => ({ value: id, label: name })),
  };
}

/** Loads the imported files, once the URL names one. */
function useImports(asked: boolean): FilterOption[] {
  const lookUp = useFilterLookups();
  const [files, setFiles] = useState<FilterOption[]>([]);
  useEffect(() => {
    if (!asked) return undefined;
    let isCurrent = true;
    // Without names, the filter shows the id from the URL.
    lookUp.imports().then(
      (found) => isCurrent && setFiles(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, lookUp]);
  return files;
}
