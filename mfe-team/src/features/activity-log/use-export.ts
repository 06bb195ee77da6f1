import { errorText, usePlatform } from '@muster/kit';
import { api } from '../../api.ts';
import type { Words } from './use-words.ts';

type ExportCall = Parameters<ReturnType<typeof api.useLazyAuditExportQuery>[0]>[0];
type ExportQuery = NonNullable<Exclude<ExportCall, void>['query']>;

/** Spreadsheets take a file for UTF-8 only with this in front. */
const byteOrderMark = '\uFEFF';

/** Fetches the filtered log and lets the browser save it. */
export function useExport(t: Words) {
  const { notify } = usePlatform();
  const [fetchCsv, { isFetching }] = api.useLazyAuditExportQuery();
  return {
    exporting: isFetching,
    run: async (query: ExportQuery) => {
      const answer = await fetchCsv({ query });
      if (!answer.data) {
        notify({ kind: 'error', text: errorText(answer.error) });
        return;
      }
      const { fileName, csv, rows, truncated } = answer.data;
      save(fileName, csv);
      if (truncated) notify({ kind: 'info', text: t('export.truncated', { count: rows }) });
      else notify({ kind: 'success', text: t('export.done', { count: rows }) });
    },
  };
}

function save(name: string, csv: string): void {
  const url = URL.createObjectURL(
    new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
