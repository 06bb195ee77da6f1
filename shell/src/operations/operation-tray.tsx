import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyNamed } from '@muster/kit';
import { useT } from '@muster/ui';
import { OwnServices } from '../platform/own-services.tsx';
import { askedEntry, withoutAsked } from '../tray/asked-entry.ts';
import { Tray } from '../tray/tray.tsx';
import { trays } from '../tray/trays.ts';
import { useTrayPolling } from '../tray/use-tray-polling.ts';
import { operationMessages } from './messages.ts';
import { OperationItem } from './operation-item.tsx';
import { isUnderWay, nameOf } from './operation-words.ts';
import { api } from './operations-api.ts';
import { useRefreshAfterOperation } from './use-refresh-after-operation.ts';

const { addressKey, memory } = trays.operations;
const OperationDrawer = lazyNamed(() => import('./operation-drawer.tsx'), 'OperationDrawer');

/** The user's bulk changes, over any page. */
export function OperationTray() {
  return (
    <OwnServices api={api} background>
      <Operations />
    </OwnServices>
  );
}

function Operations() {
  const t = useT(operationMessages);
  const navigate = useNavigate();
  const location = useLocation();
  const askedId = askedEntry(location.search, addressKey);
  const known = api.endpoints.operationsList.useQueryState();
  const polling = useTrayPolling(known.data?.data, isUnderWay);
  const { data } = api.useOperationsListQuery(undefined, polling);
  // Small operations were finished and reported within their request.
  const inBackground = data?.data.filter((one) => one.inBackground);
  useRefreshAfterOperation(data?.data);

  function openResults(id: string) {
    const params = new URLSearchParams(location.search);
    params.set(addressKey, id);
    void navigate(`${location.pathname}?${params.toString()}${location.hash}`);
  }

  return (
    <>
      <Tray
        title={t('title')}
        dismissAll={t('dismissAll')}
        entries={inBackground}
        memory={memory}
        isUnderWay={isUnderWay}
        say={(one) => t(`said.${one.status}`, { name: nameOf(t, one) })}
        renderItem={(operation, dismiss) => (
          <OperationItem
            key={operation.id}
            operation={operation}
            onResults={() => openResults(operation.id)}
            onDismiss={dismiss}
          />
        )}
      />
      {askedId !== null && (
        <Suspense>
          <OperationDrawer
            key={askedId}
            id={askedId}
            onClose={() => void navigate(withoutAsked(location, addressKey), { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}
