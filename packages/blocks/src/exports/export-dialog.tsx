import { useState } from 'react';
import {
  dayMs,
  exportColumns,
  isCustomColumn,
  limits,
  type ExportCreate,
  type ListName,
} from '@muster/contracts';
import { errorText, isApiError, useIntentKey, type ListSelection } from '@muster/kit';
import {
  Button,
  CancelButton,
  DecisionModal,
  NoticeBar,
  OverlayFooter,
  SegmentedField,
  Stack,
  Text,
  formatCount,
  formatNumber,
  useT,
} from '@muster/ui';
import type { ExportApi, ListToExport } from './export-api.ts';
import { exportMessages } from './messages.ts';
import { withExports } from './with-exports.ts';

type ExportDialogProps = ListToExport & {
  page: NonNullable<ListToExport['page']>;
  /** Exports only these rows; all matching rows if omitted. */
  selection?: ListSelection;
  /** Whether the user may export only rows that they own. */
  ownOnly: boolean;
  onClose: () => void;
};

type Columns = 'shown' | 'every';

/** Shows which rows are exported, asks for the columns, and starts. The tray shows the progress. */
export function ExportDialog(props: ExportDialogProps) {
  const { api, list, state, selection, onClose } = props;
  const t = useT(exportMessages);
  const [columns, setColumns] = useState<Columns>('shown');
  const [create, { isLoading, error }] = useHostMutation(api);
  const intent = useIntentKey();

  async function begin() {
    const body: ExportCreate = {
      list,
      ...rowsOf(state, selection),
      columns: columns === 'every' ? null : columnsInSight(list, state),
    };
    await create({ body, idempotencyKey: intent.keyFor(body) }).unwrap();
    onClose();
  }

  return (
    <DecisionModal
      opened
      onClose={onClose}
      title={t('title', { list: t(`lists.${list}`) })}
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog shows the error.
        void begin().catch(() => undefined);
      }}
      footer={
        <OverlayFooter>
          <CancelButton>{t('keep')}</CancelButton>
          <Button type="submit" size="md" loading={isLoading}>
            {t('confirm')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <Rows {...props} />
        <SegmentedField<Columns>
          label={t('columns')}
          value={columns}
          onChange={setColumns}
          options={[
            { value: 'shown', label: t('shown') },
            { value: 'every', label: t('every') },
          ]}
        />
        {error && <Refusal error={error} />}
        <Text size="sm" c="dimmed">
          {t('about', { days: limits.export.keep / dayMs })}
        </Text>
      </Stack>
    </DecisionModal>
  );
}

/** The host has one API for its lifetime, so this is the same hook in every render. */
function useHostMutation(api: ExportApi) {
  const hook: ReturnType<typeof withExports>['useExportsCreateMutation'] =
    withExports(api).useExportsCreateMutation;
  return hook();
}

/** Returns the query of the rows to export: the rows of the list, or only the selected ones. */
function rowsOf(
  { rowsQuery }: ListToExport['state'],
  selection: ListSelection | undefined,
): Pick<ExportCreate, 'query' | 'ids' | 'except'> {
  if (!selection) return { query: rowsQuery };
  return selection.kind === 'rows'
    ? { query: rowsQuery, ids: [...selection.ids] }
    : { query: selection.query, except: [...selection.except] };
}

function Rows({ page, state, selection, ownOnly }: ExportDialogProps) {
  const t = useT(exportMessages);
  const { total, totalIsCapped } = page;
  if (selection && !totalIsCapped)
    return (
      <Text>
        {t(ownOnly ? 'rows.ownSelected' : 'rows.selected', {
          count: total,
          total: formatNumber(total),
        })}
      </Text>
    );
  const key = state.narrowed ? 'matching' : 'all';
  return (
    <Text>
      {ownOnly
        ? t(state.narrowed ? 'rows.ownMatching' : 'rows.own')
        : t(`rows.${key}`, {
            count: total,
            total: formatCount(total, { capped: totalIsCapped }),
          })}
      {totalIsCapped && ` ${t('rows.most', { most: formatNumber(limits.export.rows) })}`}
    </Text>
  );
}

function Refusal({ error }: { error: unknown }) {
  const t = useT(exportMessages);
  const isFull = isApiError(error) && error.code === 'OPERATION_RUNNING';
  return (
    <NoticeBar kind="danger">
      {isFull ? t('tooMany', { most: limits.export.runningPerUser }) : errorText(error)}
    </NoticeBar>
  );
}

/** Returns the file's columns for those on the screen; custom fields only where chosen. */
function columnsInSight(list: ListName, state: ListToExport['state']): string[] {
  const { columnVisibility } = state.tableProps(undefined, 0);
  return [
    ...exportColumns[list].filter(({ of }) => columnVisibility[of] !== false).map(({ id }) => id),
    ...Object.keys(columnVisibility).filter(
      (id) => isCustomColumn(list, id) && columnVisibility[id] === true,
    ),
  ];
}
