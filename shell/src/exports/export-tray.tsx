import { useLocation, useNavigate } from 'react-router-dom';
import { useT } from '@muster/ui';
import { OwnServices } from '../platform/own-services.tsx';
import { askedEntry, withoutAsked } from '../tray/asked-entry.ts';
import { Tray } from '../tray/tray.tsx';
import { trays } from '../tray/trays.ts';
import { useTrayPolling } from '../tray/use-tray-polling.ts';
import { ExportItem } from './export-item.tsx';
import { isUnderWay, nameOf } from './export-words.ts';
import { api } from './exports-api.ts';
import { trayMessages } from './messages.ts';

const { addressKey, memory } = trays.exports;

/** The user's exports, over any page. */
export function ExportTray() {
  return (
    <OwnServices api={api} background>
      <Exports />
    </OwnServices>
  );
}

function Exports() {
  const t = useT(trayMessages);
  const navigate = useNavigate();
  const location = useLocation();
  const askedId = askedEntry(location.search, addressKey);
  const known = api.endpoints.exportsList.useQueryState();
  const polling = useTrayPolling(known.data?.data, isUnderWay);
  const { data } = api.useExportsListQuery(undefined, polling);

  function forget(ids: readonly string[]) {
    if (askedId !== null && ids.includes(askedId))
      void navigate(withoutAsked(location, addressKey), { replace: true });
  }

  return (
    <Tray
      title={t('title')}
      dismissAll={t('dismissAll')}
      entries={data?.data}
      memory={memory}
      isUnderWay={isUnderWay}
      say={(one) => t(`said.${one.status}`, { name: nameOf(t, one) })}
      askedId={askedId}
      renderItem={(item, dismiss) => <ExportItem key={item.id} item={item} onDismiss={dismiss} />}
      onDismiss={forget}
    />
  );
}
