import type { SearchIndexView } from '@muster/contracts';
import { Card, KeyValueList, formatBytes, formatRelativeDateTime } from '@muster/ui';
import { useSearchIndexMessages } from './messages.ts';
import classes from './search-index.module.css';

/** Facts about the search index of the server process that responded. */
export function IndexFacts({ view }: { view: SearchIndexView }) {
  const t = useSearchIndexMessages();
  const { engine, bytes, lastError, rebuild } = view;
  return (
    <Card title={t('about')}>
      <KeyValueList
        items={[
          { label: t('engine'), value: t(`engines.${engine}`) },
          { label: t('memory'), value: bytes === null ? null : formatBytes(bytes) },
          {
            label: t('lastError'),
            value: lastError
              ? `${formatRelativeDateTime(lastError.at)}: ${lastError.text}`
              : t('noError'),
          },
          {
            label: t('lastRebuild'),
            value:
              rebuild &&
              t('byWhom', {
                what: rebuild.kind ? t(`kind.${rebuild.kind}`) : t('all'),
                when: formatRelativeDateTime(rebuild.requestedAt),
                who: rebuild.requestedBy ?? '–',
              }),
          },
        ]}
      />
      <p className={classes.about}>{t('aboutText')}</p>
    </Card>
  );
}
