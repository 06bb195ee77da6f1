import { useEffect, useRef } from 'react';
import type { EntityName, Import } from '@muster/contracts';
import { bus } from '../platform/shell-platform.ts';
import { isUnderWay } from './import-words.ts';

const changed: readonly EntityName[] = ['Candidate', 'TalentPool', 'PoolMembership', 'Skill'];

/** Refetches lists that show imported candidates when an import ends. */
export function useRefreshAfterImport(all: readonly Import[] | undefined): void {
  const running = useRef(new Set<string>());
  useEffect(() => {
    for (const one of all ?? []) {
      if (isUnderWay(one)) running.current.add(one.id);
      else if (running.current.delete(one.id))
        for (const entity of changed) bus.emit('entity.changed', { entity });
    }
  }, [all]);
}
