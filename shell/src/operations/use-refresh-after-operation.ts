import { useEffect, useRef } from 'react';
import { operationKinds, type Operation } from '@muster/contracts';
import { bus } from '../platform/shell-platform.ts';
import { isUnderWay } from './operation-words.ts';

/** Refetches lists that show the changed records when an operation ends. */
export function useRefreshAfterOperation(all: readonly Operation[] | undefined): void {
  const running = useRef(new Set<string>());
  useEffect(() => {
    for (const operation of all ?? []) {
      if (isUnderWay(operation)) running.current.add(operation.id);
      else if (running.current.delete(operation.id))
        for (const entity of operationKinds[operation.kind]) bus.emit('entity.changed', { entity });
    }
  }, [all]);
}
