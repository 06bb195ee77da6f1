import { useT } from '@muster/ui';
import { OwnServices } from '../platform/own-services.tsx';
import { Tray } from '../tray/tray.tsx';
import { trays } from '../tray/trays.ts';
import { useTrayPolling } from '../tray/use-tray-polling.ts';
import { ImportItem } from './import-item.tsx';
import { isUnderWay } from './import-words.ts';
import { api } from './imports-api.ts';
import { importMessages } from './messages.ts';
import { useRefreshAfterImport } from './use-refresh-after-import.ts';

/** The user's imports, over any page. */
export function ImportTray() {
  return (
    <OwnServices api={api} background>
      <Imports />
    </OwnServices>
  );
}

function Imports() {
  const t = useT(importMessages);
  const known = api.endpoints.importsList.useQueryState();
  const polling = useTrayPolling(known.data?.data, isUnderWay);
  const { data } = api.useImportsListQuery(undefined, polling);
  useRefreshAfterImport(data?.data);
  return (
    <Tray
      title={t('title')}
      dismissAll={t('dismissAll')}
      entries={data?.data}
      memory={trays.imports.memory}
      isUnderWay={isUnderWay}
      say={(one) => t(`said.${one.status}`, { name: one.fileName })}
      renderItem={(item, dismiss) => <ImportItem key={item.id} item={item} onDismiss={dismiss} />}
    />
  );
}
